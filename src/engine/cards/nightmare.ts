/** Nightmare: no discussion; each in turn must accuse somebody (rulebook 5.2 F16, I48, I49). */
import { clockwiseFromLastDead } from '../kernel/history'
import type { Module } from '../kernel/module'

const ID = 'nightmare'

export const nightmare: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote'
  },
  effects: {
    main: {
      instead: (_ctx, _self, entry) => (entry.step === 'discussion' ? [] : undefined),
      form: (ctx, _self, entry) =>
        entry.step === 'vote' && entry.data['round'] === 1 && entry.data['second'] !== true
          ? {
              mode: ID,
              order: clockwiseFromLastDead(ctx).map((player) => player.id),
              prompt: ID,
              must: true
            }
          : undefined
    }
  },
  prompts: [
    {
      prompt: ID,
      actors: 'next accuser',
      answer: 'player, in turn; or { "ballots": { voter: player } } for all that remain'
    }
  ]
}
