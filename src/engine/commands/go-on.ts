/** Ends the step that waits, as the host does who has read it out. */
import type { Context } from '../kernel/context'
import type { Ban } from '../kernel/prompts'
import { owner } from '../kernel/run'

export function goOn(ctx: Context): Ban | undefined {
  const top = ctx.pop()
  const definition = top && owner(ctx, top).definition
  if (top && definition?.kind === 'say') definition.leave?.(ctx, top.data)
  if (top && definition?.kind === 'ask') definition.unasked?.(ctx, top.data)
  return undefined
}
