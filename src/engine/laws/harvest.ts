/** What the parts of the Harvest Festival share (rulebook 5.6). */
import type { Context } from '../kernel/context'
import type { Why } from '../kernel/state'

export const HARVEST = 'end-of-the-harvest'

/** Stands behind every ruling of the festival. */
export const BY_HARVEST: Why = { module: HARVEST, section: '5.6' }

/** Whether the festival is on. */
export function isFestival(ctx: Context): boolean {
  return ctx.state.effects.some((effect) => effect.source === HARVEST && effect.kind === 'festival')
}
