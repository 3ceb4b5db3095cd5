/** Not Me, Nor Wolf: who says "I", "me" or "wolf" loses his vote of the day (rulebook 5.2 F3, I86). */
import type { Module } from '../kernel/module'
import { OFFENCE_VERBS, forgive, offender } from '../laws/offence'

export const notMeNorWolf: Module = {
  id: 'not-me-nor-wolf',
  bansOn: OFFENCE_VERBS,
  card: {
    moon: 'full',
    until: 'vote',
    offences: true
  },
  ended: forgive,
  effects: { offender: offender('5.2 F3') }
}
