/** Cupid: on the first night makes two players Lovers, himself allowed (rulebook 4.7). */
import { actorsOf, mayTarget } from '../kernel/ask'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'

export const cupid: Module = {
  id: 'cupid',
  role: { camp: 'village', counts: 'commoner', traits: ['link'], power: {} },
  steps: {
    cupid: {
      kind: 'ask',
      contract: [{ prompt: 'cupid', actors: 'Cupid', answer: '[player, player] or null' }],
      verb: 'link',
      slot: true,
      prompt(ctx) {
        const [actor] = actorsOf(ctx, 'link', 'link')
        return actor === undefined
          ? null
          : {
              actors: [actor],
              shape: 'single',
              optional: ctx.rules.cupidDecline !== 'no',
              fields: [
                {
                  key: 'lovers',
                  by: actor,
                  kind: 'players',
                  min: 2,
                  max: 2,
                  choices: playerChoices(ctx, (id) => mayTarget(ctx, 'link', actor, id))
                }
              ]
            }
      },
      answer(ctx, _data, answer) {
        const by = actorsOf(ctx, 'link', 'link')
        const [one, other] = (answer ?? []) as PlayerId[]
        if (one !== undefined && other !== undefined) {
          ctx.tie('lovers', one, other)
          ctx.tie('lovers', other, one)
        }
        ctx.note('link', {
          by,
          on: one && other ? [one, other] : [],
          why: { module: 'cupid', section: '4.7' }
        })
      }
    }
  }
}
