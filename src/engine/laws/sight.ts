/** What one card tells him who looks at it (rulebook 4.3, D2). */
import { counts } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Player } from '../kernel/state'

/** The role, or whether it is a wolf. */
export function sightOf(ctx: Context, target: Player): string {
  if (ctx.rules.seerResult === 'card') return target.role
  return counts(ctx, target) === 'wolf' ? 'wolf' : 'not-wolf'
}
