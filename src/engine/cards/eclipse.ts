/** Eclipse: all discuss with their backs to the middle; who looks round loses his vote of the day (rulebook 5.2 F23). */
import { endEffect } from '../kernel/effects'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'
import { OFFENCE_VERBS, forgive, offender } from '../laws/offence'

const ID = 'eclipse'
const OVER = 'eclipse.over'

export const eclipse: Module = {
  id: ID,
  bansOn: OFFENCE_VERBS,
  card: {
    moon: 'full',
    until: 'vote',
    offences: true
  },
  ended: forgive,
  effects: {
    main: {
      // At the vote all sit as usual again: the ban is over, what it cost is not.
      around: (_ctx, { effect }, entry) =>
        entry.step === 'votes' ? { before: [step(OVER, { effect: effect.id })] } : undefined
    },
    offender: offender('5.2 F23')
  },
  steps: {
    [OVER]: {
      kind: 'run',
      run(ctx, data) {
        const effect = ctx.state.effects.find(({ id }) => id === data['effect'])
        if (effect) endEffect(ctx, effect)
      }
    }
  }
}
