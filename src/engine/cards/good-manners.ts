/** Good Manners: all speak in turn; who interrupts loses his vote of the day (rulebook 5.2 F18). */
import { clockwiseFromVictim } from '../kernel/history'
import type { Module } from '../kernel/module'
import { OFFENCE_VERBS, forgive, offender } from '../laws/offence'

export const goodManners: Module = {
  id: 'good-manners',
  bansOn: OFFENCE_VERBS,
  card: {
    moon: 'full',
    until: 'vote',
    offences: true
  },
  ended: forgive,
  effects: {
    main: {
      // An order of speeches that the house keeps anyway stands.
      form: (ctx, _self, entry, own) =>
        entry.step === 'discussion' && !own.order
          ? { ...own, order: clockwiseFromVictim(ctx).map((player) => player.id) }
          : undefined
    },
    offender: offender('5.2 F18')
  }
}
