/** Seer: looks at one player a night (rulebook 4.3, D2). */
import { actorsOf, sees } from '../kernel/ask'
import { propose } from '../kernel/changes'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { sightOf } from '../laws/sight'

export const seer: Module = {
  id: 'seer',
  role: { camp: 'village', counts: 'god', traits: ['sight'], power: {}, mandatory: true },
  law: {
    sees: (ctx, _self, _seer, target) => sightOf(ctx, target)
  },
  steps: {
    seer: {
      kind: 'ask',
      contract: [{ prompt: 'seer', actors: 'holder of the power', answer: 'player or null' }],
      verb: 'check',
      slot: true,
      prompt(ctx) {
        const actors = actorsOf(ctx, 'sight', 'check')
        return { actors, shape: 'single', fields: [targetField(ctx, 'target', 'check', actors, 0)] }
      },
      answer(ctx, _data, target) {
        const by = actorsOf(ctx, 'sight', 'check')
        if (target !== null) propose(ctx, { verb: 'check', by, on: target as PlayerId, cause: 'seer' })
        else ctx.note('check', { by, result: null, why: { module: 'seer', section: '4.3' } })
      }
    }
  },
  verbs: {
    check(ctx, { by, on }) {
      const [looker] = by
      if (looker === undefined || on === null) return
      ctx.note('check', {
        by,
        on: [on],
        result: sees(ctx, looker, ctx.player(on)),
        why: { module: 'seer', section: '4.3' }
      })
    }
  }
}
