/** Heads or Tails: a coin decides whether the verdict stands (rulebook 5.2 F20, D51, I17, I72). */
import { reply } from '../kernel/changes'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'heads-or-tails'
const SIDES = ['heads', 'tails'] as const
/** The answer kept in a verdict for which no coin was tossed. */
const NO_TOSS = 'none'

export const headsOrTails: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote'
  },
  effects: {
    main: {
      onVerdict(ctx, _self, verdict, answers) {
        if (verdict.on.length === 0) return undefined
        const side = answers[ID]
        if (side === undefined) return { ask: step(ID, { condemned: verdict.on }) }
        return side === ctx.rules.coinPardon ? { ...verdict, on: [], spared: 'pardoned' } : undefined
      }
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'moderator', answer: '"heads" or "tails"' }],
      prompt(ctx, data) {
        const condemned = (data['condemned'] as PlayerId[]).filter((id) => ctx.player(id).alive)
        if (condemned.length === 0) return null
        return {
          actors: [],
          shape: 'single',
          about: { condemned },
          fields: [
            {
              key: 'side',
              by: null,
              kind: 'option',
              min: 1,
              max: 1,
              choices: SIDES.map((value) => ({ value, ban: null }))
            }
          ]
        }
      },
      answer(ctx, data, answer) {
        const side = answer as (typeof SIDES)[number]
        ctx.note('coin', {
          on: data['condemned'] as PlayerId[],
          result: side,
          why: { module: ID, section: '5.2 F20', rule: 'coinPardon' }
        })
        ctx.tell({ fact: 'coin', side })
        reply(ctx, ID, side)
      },
      unasked: (ctx) => reply(ctx, ID, NO_TOSS)
    }
  }
}
