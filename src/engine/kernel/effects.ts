/** Effects begin, end and act at boundaries (engine map, section b). */
import type { Context } from './context'
import type { NewEffect } from './draft'
import type { PublicFact } from './facts'
import type { CardData } from './module'
import type { Boundary, CardId, Effect } from './state'

/** The data of a card. @throws Error for an unknown card: a bug */
export function cardData(ctx: Context, card: CardId): CardData {
  const data = ctx.index.cards.get(card)
  if (!data) throw new Error(`No card ${card}`)
  return data
}

/** Whether a card lies face down until its trigger (D42). */
export function liesFaceDown(ctx: Context, card: CardId): boolean {
  return cardData(ctx, card).waits === true && ctx.rules.crescentReveal === 'atTrigger'
}

/** How long a card stays: a crescent that waits lapses at the next draw, or lasts until its trigger (D42). */
export function lifeOf(ctx: Context, card: CardId): Boundary {
  const { waits, until, lasts } = cardData(ctx, card)
  // What ends of itself before the next draw needs no trigger to end it.
  if (waits && until === 'next-draw' && ctx.rules.crescentExpiry === 'untilTriggered') return 'trigger'
  return lasts?.(ctx) ?? until
}

/** Brings a card's effect into force: the one its badge on the public board stands for. */
export function comeIntoForce(
  ctx: Context,
  card: CardId,
  own: Partial<Omit<NewEffect, 'source'>> = {}
): Effect {
  return ctx.addEffect({
    source: card,
    kind: 'main',
    until: lifeOf(ctx, card),
    ...own,
    data: { badge: true, faceDown: liesFaceDown(ctx, card), ...own.data }
  })
}

/**
 * A boundary passes: effects that wait for it begin, those that last until it end, in one
 * pass. An effect that begins here does not end here.
 */
export function passBoundary(ctx: Context, boundary: Boundary): void {
  for (const effect of ctx.state.effects) {
    if (effect.from === boundary) {
      ctx.setEffect(effect.id, { from: null })
      ctx.index.lifecycles.get(effect.source)?.began?.(ctx, effect)
    } else if (effect.from === null && effect.until === boundary) endEffect(ctx, effect)
  }
}

/** What the table sees of a card that is over. */
export function overFact(ctx: Context, card: CardId, faceDown = liesFaceDown(ctx, card)): PublicFact {
  return { fact: 'card-over', card: faceDown ? null : card, moon: cardData(ctx, card).moon }
}

/** Ends an effect; where it was the public badge of a card, the table sees it go. */
export function endEffect(ctx: Context, effect: Effect): void {
  ctx.dropEffect(effect.id)
  if (effect.data['badge'] === true) ctx.tell(overFact(ctx, effect.source, effect.data['faceDown'] === true))
  ctx.index.lifecycles.get(effect.source)?.ended?.(ctx, effect)
}

/** A card that lay face down is read aloud: its trigger has come (D42). Nothing happens to any other. */
export function turnFaceUp(ctx: Context, id: Effect['id']): void {
  const effect = ctx.state.effects.find((one) => one.id === id)
  if (effect?.data['faceDown'] !== true) return
  ctx.tell({
    fact: 'card-turned',
    card: effect.source,
    moon: cardData(ctx, effect.source).moon,
    until: effect.until
  })
  ctx.setEffect(effect.id, { data: { ...effect.data, faceDown: false } })
}

/**
 * A waiting card acts and is spent. A secret one keeps its badge on the board until its
 * public end, so that the badge's going tells nothing (engine map, section f); one that is
 * read aloud when it acts has no secret to keep (D42).
 */
export function spend(ctx: Context, effect: Effect, how: 'openly' | 'secretly'): void {
  turnFaceUp(ctx, effect.id)
  const now = ctx.state.effects.find((other) => other.id === effect.id) ?? effect
  if (how === 'openly' || ctx.rules.crescentReveal === 'atTrigger') endEffect(ctx, now)
  else keepBadge(ctx, now)
}

/** A waiting card was missed by its trigger: it is over, and one that lay face down is never read. */
export function lapse(ctx: Context, effect: Effect): void {
  if (effect.data['faceDown'] === true) keepBadge(ctx, effect)
  else endEffect(ctx, effect)
}

/** Only the badge stays, to the end that the table expects; one without an end stays for good. */
function keepBadge(ctx: Context, effect: Effect): void {
  ctx.setEffect(effect.id, { kind: 'badge', until: effect.until === 'trigger' ? 'game-end' : effect.until })
}

/** Whether an effect is the card itself, still to act, and not one of its after-effects. */
export function isCardInForce(effect: Effect): boolean {
  return effect.data['badge'] === true && effect.kind !== 'badge'
}

/** Whether a card is in force now. */
export function isInForce(ctx: Context, card: CardId): boolean {
  return ctx.state.effects.some((effect) => effect.source === card && isCardInForce(effect))
}
