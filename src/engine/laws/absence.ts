/**
 * Players whom a card keeps out of the village: no speech, no vote, no votes for them
 * (rulebook 5.1). One helper for every card of absence.
 */
import { mayAct, mayTarget } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { comeIntoForce } from '../kernel/effects'
import type { EffectSelf, Hooks } from '../kernel/hooks'
import type { Boundary, CardId, Effect, PlayerId } from '../kernel/state'
import type { Verb } from '../kernel/steps'

const NEVER_WHILE_AWAY: ReadonlySet<Verb> = new Set<Verb>(['speak', 'vote', 'elect', 'break-tie', 'vouch'])
const NEVER_FOR_ABSENT: ReadonlySet<Verb> = new Set<Verb>(['vote', 'trust', 'elect', 'vouch'])

/** The verbs that modules with absent players speak of. */
export const ABSENCE_VERBS: readonly Verb[] = [...NEVER_WHILE_AWAY, 'trust', 'attack']

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
      return NEVER_FOR_ABSENT.has(verb) || (nights && verb === 'attack')
        ? { code: 'absent', section: '5.1' }
        : undefined
    }
  }
}

/** Sends players away, before everybody's eyes. */
export function sendAway(ctx: Context, card: CardId, players: readonly PlayerId[], until: Boundary): void {
  comeIntoForce(ctx, card, { kind: 'away', on: players, until })
  ctx.note('away', { on: players, result: card, why: { module: card, section: '5.1' } })
  ctx.tell({ fact: 'absent', players, card })
}

/** Says who of them comes back: the living whom nothing else keeps away. */
export function comeBack(ctx: Context, effect: Effect): void {
  const players = effect.on.filter((id) => !mayTarget(ctx, 'vote', null, id))
  if (effect.kind !== 'away' || players.length === 0) return
  ctx.tell({ fact: 'back', players, card: effect.source })
  // Another ban on his vote still stands.
  for (const player of players)
    if (mayAct(ctx, 'vote', player)) ctx.tell({ fact: 'no-vote', player, on: true })
}

/** A public ban on voting has ended: the table sees who of them votes again. */
export function votesAgain(ctx: Context, players: readonly PlayerId[]): void {
  for (const player of players)
    if (ctx.player(player).alive && !mayAct(ctx, 'vote', player))
      ctx.tell({ fact: 'no-vote', player, on: false })
}
