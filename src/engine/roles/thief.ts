/** Thief: on the first night he may play one of the two cards in the middle instead (rulebook 2.3, 4.6, D44). */
import { actorsOf, roleData } from '../kernel/ask'
import { becomes } from '../kernel/becomes'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { Ban, Choice } from '../kernel/prompts'
import type { RoleId } from '../kernel/state'

const KEEP = 'keep'

function isWolf(ctx: Context, role: RoleId): boolean {
  return roleData(ctx, role).counts === 'wolf'
}

/** A wolf like no other of the pack. */
function isSpecialWolf(ctx: Context, role: RoleId): boolean {
  return isWolf(ctx, role) && role !== ctx.ruleset.wolfRole
}

/** Why a card is not his to take: any wolf goes first, and a special one before all (D44 `mustTake`). */
function wolfFirst(ctx: Context, cards: readonly RoleId[], card: RoleId): Ban | null {
  const passesOver = (isOne: (ctx: Context, role: RoleId) => boolean) =>
    cards.some((role) => isOne(ctx, role)) && !isOne(ctx, card)
  if (passesOver(isWolf)) return { code: 'thief-must-take-wolf', section: '9 D44' }
  return passesOver(isSpecialWolf) ? { code: 'thief-must-take-special-wolf', section: '9 D44' } : null
}

function choicesOf(ctx: Context): Choice[] {
  const { middle } = ctx.state
  const cards = [...new Set(middle)]
  const bothWolves = middle.every((role) => isWolf(ctx, role))
  const mustTake = ctx.rules.thiefChoice === 'mustTake'
  const forced: Ban = { code: 'thief-must-take', section: mustTake ? '9 D44' : '4.6' }
  return [
    ...cards.map((value) => ({ value, ban: mustTake ? wolfFirst(ctx, cards, value) : null })),
    { value: KEEP, ban: bothWolves || mustTake ? forced : null }
  ]
}

export const thief: Module = {
  id: 'thief',
  role: { camp: 'village', counts: 'commoner', traits: ['take'], power: {} },
  steps: {
    thief: {
      kind: 'ask',
      contract: [{ prompt: 'thief', actors: 'Thief', answer: 'role id of thiefCards or "keep"' }],
      verb: 'take',
      slot: true,
      prompt(ctx) {
        const [actor] = actorsOf(ctx, 'take', 'take')
        return actor === undefined
          ? null
          : {
              actors: [actor],
              shape: 'single',
              fields: [{ key: 'card', by: actor, kind: 'role', min: 1, max: 1, choices: choicesOf(ctx) }]
            }
      },
      answer(ctx, _data, card) {
        const [actor] = actorsOf(ctx, 'take', 'take')
        if (actor === undefined) return
        if (card !== KEEP) becomes(ctx, actor, card as RoleId)
        ctx.note('take', { by: [actor], result: card, why: { module: 'thief', section: '4.6' } })
      }
    }
  }
}
