/** The festival's first night: he who takes a card takes a player's, who gets his for it (rulebook 5.6 Thief). */
import { actorsOf, mayTarget } from '../kernel/ask'
import { becomes } from '../kernel/becomes'
import { playerChoices } from '../kernel/fields'
import type { AskStep } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { BY_HARVEST, HARVEST } from './harvest'

export const TAKE = `${HARVEST}.take`
const KEEP = 'keep'

export const take: AskStep = {
  kind: 'ask',
  contract: [{ prompt: TAKE, actors: 'Thief', answer: 'player or "keep"' }],
  slot: true,
  prompt(ctx) {
    const [actor] = actorsOf(ctx, 'take', 'take')
    if (actor === undefined) return null
    const choices = playerChoices(ctx, (id) =>
      id === actor ? { code: 'oneself', section: '5.6' } : mayTarget(ctx, 'take', actor, id)
    )
    return {
      actors: [actor],
      shape: 'single',
      fields: [
        {
          key: 'player',
          by: actor,
          kind: 'player',
          min: 1,
          max: 1,
          choices: [...choices, { value: KEEP, ban: null }]
        }
      ]
    }
  },
  answer(ctx, _data, answer) {
    const by = actorsOf(ctx, 'take', 'take')
    const [actor] = by
    if (actor === undefined || answer === KEEP) {
      ctx.note('take', { by, result: KEEP, why: BY_HARVEST })
      return
    }
    const other = answer as PlayerId
    const [own, theirs] = [ctx.player(actor).role, ctx.player(other).role]
    becomes(ctx, actor, theirs)
    becomes(ctx, other, own)
    ctx.note('swap', { by, on: [other], result: theirs, why: BY_HARVEST })
  }
}
