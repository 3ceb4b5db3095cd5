/** Piper: charms two players a night and wins when every other living player is charmed (rulebook 4.15, 8 W19). */
import { actorsOf, camp, limits, mayTarget } from '../kernel/ask'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { charm, charmed } from '../laws/charm'

const ID = 'piper'
const A_NIGHT = 2

export const piper: Module = {
  id: ID,
  bansOn: ['charm'],
  role: { camp: 'piper', counts: 'other', traits: ['charm'], power: {} },
  power: {
    mayTarget(ctx, { holder }, _verb, actor, target) {
      if (actor !== holder) return undefined
      if (target === holder) return { code: 'oneself', section: '4.15' }
      return charmed(ctx).includes(target) ? { code: 'already-charmed', section: '4.15' } : undefined
    }
  },
  // The goal belongs to the card, not to the power (OR8); a mixed couple's takes its place (4.8).
  law: {
    victory(ctx) {
      const living = ctx.living()
      const player = living.find((one) => one.role === ID && camp(ctx, one) === 'piper')
      const won = player && living.every(({ id }) => id === player.id || charmed(ctx).includes(id))
      return won ? { rule: 'all-charmed', camps: ['piper'] } : undefined
    }
  },
  steps: {
    piper: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'Piper', answer: 'list of players' }],
      verb: 'charm',
      slot: true,
      prompt(ctx) {
        const [actor] = actorsOf(ctx, 'charm', 'charm')
        if (actor === undefined) return null
        const choices = playerChoices(ctx, (id) => mayTarget(ctx, 'charm', actor, id))
        const left = choices.filter((choice) => !choice.ban).length
        const { max } = limits(ctx, 'charm', actor, { min: 0, max: Math.min(A_NIGHT, left) })
        return {
          actors: [actor],
          shape: 'single',
          fields: [{ key: 'charmed', by: actor, kind: 'players', min: max, max, choices }]
        }
      },
      answer(ctx, _data, answer) {
        const fresh = answer as PlayerId[]
        charm(ctx, fresh)
        ctx.note('charm', {
          by: actorsOf(ctx, 'charm', 'charm'),
          on: fresh,
          why: { module: ID, section: '4.15' }
        })
      }
    },
    charmed: {
      kind: 'say',
      // They wake for a Piper who still plays: else the step is called for show (D43).
      actors(ctx) {
        const plays = actorsOf(ctx, 'charm', 'charm').length > 0
        const living = ctx.living().map((player) => player.id)
        return plays ? living.filter((id) => charmed(ctx).includes(id)) : []
      }
    }
  }
}
