/**
 * Players whom a card keeps out of the village: no speech, no vote, no votes for them
 * (rulebook 5.1). One helper for every card of absence.
 */
import type { Context } from '../kernel/context'
import type { EffectSelf, Hooks } from '../kernel/hooks'
import type { Boundary, CardId, Effect, PlayerId } from '../kernel/state'
import type { Verb } from '../kernel/steps'

const NEVER_WHILE_AWAY: ReadonlySet<Verb> = new Set<Verb>(['speak', 'vote', 'elect', 'break-tie'])

/**
 * The bans on players who are away.
 *
 * @param nights true: wolves among them cannot hunt and nobody can eat them either
 */
export function absence(nights: boolean): Hooks<EffectSelf> {
  return {
    mayAct(_ctx, { effect }, verb, actor) {
      if (!effect.on.includes(actor)) return undefined
      return NEVER_WHILE_AWAY.has(verb) || (nights && verb === 'attack')
        ? { code: 'absent', section: '5.1' }
        : undefined
    },
    mayTarget(_ctx, { effect }, verb, _actor, target) {
      if (!effect.on.includes(target)) return undefined
      return verb === 'vote' || verb === 'trust' || verb === 'elect' || (nights && verb === 'attack')
        ? { code: 'absent', section: '5.1' }
        : undefined
    }
  }
}

/** Sends players away, before everybody's eyes. */
export function sendAway(ctx: Context, card: CardId, players: readonly PlayerId[], until: Boundary): void {
  ctx.addEffect({ source: card, kind: 'away', on: players, until, data: { badge: true } })
  ctx.tell({ fact: 'absent', players, card })
}

/** Says who of them comes back: the living. */
export function comeBack(ctx: Context, effect: Effect): void {
  const players = effect.on.filter((id) => ctx.player(id).alive)
  if (effect.kind === 'away' && players.length > 0) ctx.tell({ fact: 'back', players, card: effect.source })
}
