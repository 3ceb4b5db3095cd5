/** The event draw at daybreak (rulebook 3.5, D40, D41, D42, D66). */
import { expectAftermath } from '../kernel/aftermath'
import type { Context } from '../kernel/context'
import { passBoundary } from '../kernel/effects'
import { lastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { CardId } from '../kernel/state'
import { step } from '../kernel/steps'

/** Whether a card is drawn today (D40). */
function drawsToday(ctx: Context): boolean {
  const { eventDays } = ctx.rules
  if (eventDays === 'off' || (eventDays === 'odd' && ctx.state.clock.round % 2 === 0)) return false
  return ctx.setup.deck === 'table' || ctx.state.deck.length > 0
}

/** Who turns the card up; empty: the moderator (D41). */
function drawer(ctx: Context): string[] {
  const dead = ctx.rules.eventDrawer === 'lastDead' ? lastDead(ctx) : null
  return dead ? [dead.id] : []
}

function cardData(ctx: Context, card: CardId) {
  const data = ctx.index.cards.get(card)
  if (!data) throw new Error(`No card ${card}`)
  return data
}

/** Turns a card up: it is read aloud, and stands on the board where it has any effect. */
function turnUp(ctx: Context, card: CardId): void {
  const { moon, until, needs } = cardData(ctx, card)
  ctx.draw(card)
  ctx.tell({ fact: 'draw', moon, card })
  const works = needs?.(ctx) ?? true
  if (works) ctx.tell({ fact: 'card', card, moon, until })
  ctx.note('card', { result: card, why: works ? null : { module: 'void', section: '9 D66' } })
}

/** Puts a card into force now: also the moderator's correction does it this way. */
export function putIntoForce(ctx: Context, card: CardId): void {
  const data = cardData(ctx, card)
  expectAftermath(ctx, ctx.state.clock.phase)
  data.play(ctx)
}

export const event: Module = {
  id: 'event',
  steps: {
    'event-draw': {
      kind: 'run',
      run(ctx) {
        if (!drawsToday(ctx)) return
        ctx.setClock('event')
        ctx.tell({ fact: 'phase', phase: 'event', round: ctx.state.clock.round })
        passBoundary(ctx, 'next-draw')
        const [top] = ctx.state.deck
        ctx.push(top === undefined ? step('event') : step('event-read', { card: top }))
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
      leave(ctx, data) {
        const card = data['card'] as CardId
        if (cardData(ctx, card).needs?.(ctx) ?? true) putIntoForce(ctx, card)
      }
    }
  }
}
