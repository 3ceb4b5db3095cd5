/** In what order the living speak by day (rulebook 3.6, 7.4, D70). */
import type { Context } from '../kernel/context'
import { clockwiseFrom, clockwiseFromLastDead, clockwiseFromVictim } from '../kernel/history'
import type { PlayerId } from '../kernel/state'
import { sheriffOf } from '../offices/badge'

/** From the Sheriff's left on odd days, from his right on even ones; he speaks last. */
function aroundTheSheriff(ctx: Context, sheriff: PlayerId): PlayerId[] {
  const others = clockwiseFrom(ctx, ctx.player(sheriff).seat)
    .map((player) => player.id)
    .filter((id) => id !== sheriff)
  const order = ctx.state.clock.round % 2 === 1 ? others : others.reverse()
  return ctx.player(sheriff).alive ? [...order, sheriff] : order
}

/** The order of speeches today; null: everybody talks freely. */
export function speechOrder(ctx: Context): PlayerId[] | null {
  const { speechOrder: rule, speechRounds } = ctx.rules
  if (rule === 'free') return null
  const sheriff = sheriffOf(ctx)
  const order =
    rule === 'clockwiseFromVictim'
      ? clockwiseFromVictim(ctx).map((player) => player.id)
      : sheriff
        ? aroundTheSheriff(ctx, sheriff)
        : clockwiseFromLastDead(ctx).map((player) => player.id)
  return speechRounds === 'twoOnDay1' && ctx.state.clock.round === 1 ? [...order, ...order] : order
}
