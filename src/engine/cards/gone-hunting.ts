/** Gone Hunting: the men are away until dawn, wolves and prey alike (rulebook 5.2 F11, I50, I51). */
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'
import { ABSENCE_VERBS, absence, comeBack, sendAway } from '../laws/absence'
import { askSex, knownSex } from '../laws/groups'

const ID = 'gone-hunting'

export const goneHunting: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  card: {
    moon: 'full',
    until: 'dawn',
    play(ctx) {
      const men = knownSex(ctx, 'male')
      if (men) sendAway(ctx, ID, men, 'dawn')
      else ctx.push(step(ID))
    }
  },
  ended: comeBack,
  effects: { away: absence(true) },
  steps: {
    [ID]: askSex(ID, 'male', (ctx, men) => sendAway(ctx, ID, men, 'dawn'))
  }
}
