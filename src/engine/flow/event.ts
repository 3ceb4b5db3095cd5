/** The event draw at daybreak (rulebook 3.5, D40, D41, D42, D66). */
import { expectAftermath } from '../kernel/aftermath'
import type { Context } from '../kernel/context'
import { cardData, comeIntoForce, lifeOf, liesFaceDown, overFact, passBoundary } from '../kernel/effects'
import { lastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import { ENTERED } from '../kernel/run'
import type { CardId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'

/** Whether a card is drawn on a day (D40). */
export function drawsOn(ctx: Context, round: number): boolean {
  const { eventDays } = ctx.rules
  if (eventDays === 'off' || (eventDays === 'odd' && round % 2 === 0)) return false
  return nextCard(ctx).length > 0
}

/** Who turns the card up; empty: the moderator (D41). */
function drawer(ctx: Context): string[] {
  const dead = ctx.rules.eventDrawer === 'lastDead' ? lastDead(ctx) : null
  return dead ? [dead.id] : []
}

/** Whether a card has an effect now (rulebook 5.8, D66). */
function hasEffect(ctx: Context, card: CardId): boolean {
  return cardData(ctx, card).needs?.(ctx) ?? true
}

/** Turns a card up: it is read aloud, but for a crescent that lies face down (D42). */
function turnUp(ctx: Context, card: CardId): void {
  const works = hasEffect(ctx, card)
  const { moon } = cardData(ctx, card)
  ctx.draw(card)
  ctx.tell({ fact: 'draw', moon, card: works && liesFaceDown(ctx, card) ? null : card })
  if (works) tellBadge(ctx, card)
  ctx.setStep(-1, step('event-read', { card, works }, ENTERED))
  ctx.note('card', { result: card, why: works ? null : { module: 'void', section: '9 D66' } })
}

/** The next card: off the deck, or off the real one on the table. Empty: none is left. */
function nextCard(ctx: Context): StepEntry[] {
  if (ctx.setup.deck === 'table') return [step('event')]
  const [top] = ctx.state.deck
  return top === undefined ? [] : [step('event-read', { card: top })]
}

/** Puts a card into force now, before everybody's eyes: also the moderator's correction does it this way. */
export function putIntoForce(ctx: Context, card: CardId): void {
  tellBadge(ctx, card)
  expectAftermath(ctx, ctx.state.clock.phase)
  begin(ctx, card)
}

/** From now on the card stands on the board, face up or face down, and for so long. */
function tellBadge(ctx: Context, card: CardId): void {
  const { moon } = cardData(ctx, card)
  const faceDown = liesFaceDown(ctx, card)
  ctx.tell({ fact: 'card', card: faceDown ? null : card, moon, until: lifeOf(ctx, card) })
}

function begin(ctx: Context, card: CardId): void {
  const { play } = cardData(ctx, card)
  if (play) play(ctx)
  else comeIntoForce(ctx, card)
}

/** The card has been read: it begins; a void one is left, or another drawn for it (D66). */
function follow(ctx: Context, card: CardId, works: boolean): void {
  if (works && hasEffect(ctx, card)) {
    expectAftermath(ctx, ctx.state.clock.phase)
    begin(ctx, card)
  } else if (works) ctx.tell(overFact(ctx, card))
  else if (ctx.rules.invalidCard === 'redraw') ctx.push(...nextCard(ctx))
}

export const event: Module = {
  id: 'event',
  steps: {
    // The dark moons that are in force from the start (rulebook 3.5).
    'starting-cards': {
      kind: 'run',
      run(ctx) {
        for (const card of ctx.setup.startingCards) {
          tellBadge(ctx, card)
          begin(ctx, card)
        }
      }
    },
    'event-draw': {
      kind: 'run',
      run(ctx) {
        if (!drawsOn(ctx, ctx.state.clock.round)) return
        ctx.setClock('event')
        ctx.tell({ fact: 'phase', phase: 'event', round: ctx.state.clock.round })
        passBoundary(ctx, 'next-draw')
        ctx.push(...nextCard(ctx))
      }
    },
    event: {
      kind: 'ask',
      contract: [
        {
          prompt: 'event',
          actors: 'moderator or last dead',
          answer: 'card id (only with the real deck on the table)'
        }
      ],
      prompt: (ctx) => ({
        actors: drawer(ctx),
        shape: 'single',
        fields: [
          {
            key: 'card',
            by: null,
            kind: 'option',
            min: 1,
            max: 1,
            choices: [...ctx.index.cards.keys()].map((card) => ({
              value: card,
              ban: ctx.state.drawn.includes(card) ? { code: 'card-drawn', section: '3.5' } : null
            }))
          }
        ]
      }),
      answer: (ctx, _data, card) => ctx.push(step('event-read', { card }))
    },
    'event-read': {
      kind: 'say',
      prompt: 'event',
      enter: (ctx, data) => turnUp(ctx, data['card'] as CardId),
      actors: drawer,
      about: (_ctx, data) => ({ card: data['card'] ?? null }),
      leave: (ctx, data) => follow(ctx, data['card'] as CardId, data['works'] === true)
    }
  }
}
