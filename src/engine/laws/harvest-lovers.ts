/** The festival's couple: one of them loves a third in secret (rulebook 5.6 Cupid, D64). */
import { actorsOf, mayTarget } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { choicesAmong, playerChoices } from '../kernel/fields'
import type { AskStep, SayStep } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { BY_HARVEST, HARVEST, isFestival } from './harvest'
import { couple } from './lovers'

export const UNFAITHFUL = `${HARVEST}.unfaithful`
export const SECRET_LOVER = `${HARVEST}.secret-lover`
export const RECOGNISE = `${HARVEST}.recognise`

/** Who links now, and the couple; null: there is nothing to tangle. */
function scene(ctx: Context) {
  const [actor] = actorsOf(ctx, 'link', 'link')
  const lovers = couple(ctx)
  return isFestival(ctx) && actor !== undefined && lovers ? { actor, lovers } : null
}

export const unfaithful: AskStep = {
  kind: 'ask',
  contract: [{ prompt: UNFAITHFUL, actors: 'Cupid', answer: 'player of the couple' }],
  slot: true,
  prompt(ctx) {
    const found = scene(ctx)
    return (
      found && {
        actors: [found.actor],
        shape: 'single',
        fields: [
          {
            key: 'unfaithful',
            by: found.actor,
            kind: 'player',
            min: 1,
            max: 1,
            choices: choicesAmong(ctx, found.lovers)
          }
        ]
      }
    )
  },
  answer(ctx, _data, player) {
    ctx.push(step(SECRET_LOVER, { unfaithful: player }))
  },
  // Called for show to the end: the table does not hear that there is no couple.
  unasked: (ctx) => ctx.push(step(SECRET_LOVER))
}

export const secretLover: AskStep = {
  kind: 'ask',
  contract: [{ prompt: SECRET_LOVER, actors: 'Cupid', answer: 'player outside the couple' }],
  slot: true,
  prompt(ctx, data) {
    const found = scene(ctx)
    const unfaithful = found?.lovers.find((id) => id === data['unfaithful'])
    if (!found || unfaithful === undefined) return null
    const choices = playerChoices(ctx, (id) =>
      found.lovers.includes(id)
        ? { code: 'of-the-couple', section: '5.6' }
        : mayTarget(ctx, 'link', found.actor, id)
    )
    return {
      actors: [found.actor],
      shape: 'single',
      about: { unfaithful },
      fields: [{ key: 'secret', by: found.actor, kind: 'player', min: 1, max: 1, choices }]
    }
  },
  answer(ctx, data, answer) {
    const unfaithful = data['unfaithful'] as PlayerId
    const secret = answer as PlayerId
    const abandoned = couple(ctx)?.find((id) => id !== unfaithful)
    const by = actorsOf(ctx, 'link', 'link')
    ctx.note('unfaithful', { by, on: [unfaithful], why: BY_HARVEST })
    ctx.tie('lovers', unfaithful, secret)
    ctx.tie('lovers', secret, unfaithful)
    if (abandoned !== undefined) {
      // He grieves for the unfaithful one, but not for a death of grief over the secret lover.
      ctx.untie(unfaithful, abandoned)
      ctx.tie('lovers', unfaithful, abandoned, false)
    }
    ctx.note('link', { by, on: [unfaithful, secret], why: BY_HARVEST })
    ctx.push(step(RECOGNISE, { lovers: [unfaithful, secret] }))
  },
  unasked: (ctx) => ctx.push(step(RECOGNISE, { lovers: [] }))
}

export const recognise: SayStep = {
  kind: 'say',
  actors: (_ctx, data) => data['lovers'] as PlayerId[]
}
