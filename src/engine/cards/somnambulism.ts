/** Somnambulism: what the Seer has seen is said aloud, and never whose it is (rulebook 5.4 D-3, D2, I66). */
import { sees } from '../kernel/ask'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'

const ID = 'somnambulism'

export const somnambulism: Module = {
  id: ID,
  card: { moon: 'dark', until: 'game-end' },
  effects: {
    main: {
      acted(ctx, _self, { verb, by, on }) {
        const [looker] = by
        if (verb === 'check' && looker !== undefined && on !== null)
          ctx.push(step(ID, { sight: sees(ctx, looker, ctx.player(on)) }))
      }
    }
  },
  steps: {
    [ID]: {
      kind: 'say',
      enter: (ctx, data) => ctx.tell({ fact: 'seen', sight: data['sight'] as string | readonly string[] }),
      about: (_ctx, data) => ({ sight: data['sight'] ?? null })
    }
  }
}
