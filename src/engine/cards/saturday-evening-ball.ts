/** Saturday Evening Ball: the younger half dance until dawn, wolves and prey alike (rulebook 5.2 F22, D59, D65, I52). */
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'
import { ABSENCE_VERBS, absence, comeBack, sendAway } from '../laws/absence'
import { askHalf, knownHalf } from '../laws/groups'

const ID = 'saturday-evening-ball'

export const saturdayEveningBall: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  card: {
    moon: 'full',
    until: 'dawn',
    play(ctx) {
      const dancers = knownHalf(ctx, 'younger')
      if (dancers) sendAway(ctx, ID, dancers, 'dawn')
      else ctx.push(step(ID))
    }
  },
  ended: comeBack,
  effects: { away: absence(true) },
  steps: {
    [ID]: askHalf(ID, 'younger', (ctx, dancers) => sendAway(ctx, ID, dancers, 'dawn'))
  }
}
