/** Who breaks a card's ban before everybody's ears loses his vote of the round (rulebook 5.2 F3, F18, F23; I86). */
import type { Context } from '../kernel/context'
import type { EffectSelf, Hooks } from '../kernel/hooks'
import { isCardInForce } from '../kernel/effects'
import type { Verb } from '../kernel/steps'
import type { CardId, Effect, PlayerId } from '../kernel/state'
import { votesAgain } from './absence'

/** The verbs that modules with offenders speak of. */
export const OFFENCE_VERBS: readonly Verb[] = ['vote', 'break-tie']

/** The card in force whose offenders can be marked now; null: there is none. */
export function cardWithOffences(ctx: Context): CardId | null {
  const card = ctx.state.effects.find(
    (effect) => isCardInForce(effect) && ctx.index.cards.get(effect.source)?.offences
  )
  return card?.source ?? null
}

/** Whether a player has been marked already. */
export function isOffender(ctx: Context, player: PlayerId): boolean {
  return ctx.state.effects.some((effect) => effect.kind === 'offender' && effect.on.includes(player))
}

/** Marks a player, before everybody's eyes. */
export function markOffender(ctx: Context, card: CardId, player: PlayerId): void {
  ctx.addEffect({ source: card, kind: 'offender', on: [player], until: 'vote' })
  ctx.note('offence', { on: [player], result: card, why: { module: card, section: '5.2' } })
  ctx.tell({ fact: 'no-vote', player, on: true })
}

/** The bans on a marked player: hooks for effects of kind `offender`. */
export function offender(section: string): Hooks<EffectSelf> {
  return {
    mayAct: (_ctx, { effect }, _verb, actor) =>
      effect.on.includes(actor) ? { code: 'offender', section } : undefined
  }
}

/** An offender's ban is over with the vote; for `ended` of the card. */
export function forgive(ctx: Context, effect: Effect): void {
  if (effect.kind === 'offender') votesAgain(ctx, effect.on)
}
