/** The day: discussion, the voting, dusk (rulebook 3.1, 3.6, 3.9). */
import { form, mayAct } from '../kernel/ask'
import { judge } from '../kernel/aftermath'
import { passBoundary } from '../kernel/effects'
import type { Module } from '../kernel/module'
import { speechOrder } from '../laws/speech'
import { step } from '../kernel/steps'

export const day: Module = {
  id: 'day',
  steps: {
    discussion: {
      kind: 'say',
      verb: 'speak',
      enter(ctx) {
        ctx.setClock('day')
        ctx.tell({ fact: 'phase', phase: 'day', round: ctx.state.clock.round })
        const own = { mode: 'speech', order: speechOrder(ctx), prompt: '' }
        const { order } = form(ctx, step('discussion'), own)
        const speakers = order?.filter((id) => !mayAct(ctx, 'speak', id))
        if (speakers) ctx.tell({ fact: 'speech', order: speakers, first: speakers[0] ?? null })
      }
    },
    votes: {
      kind: 'run',
      run(ctx) {
        ctx.setClock('vote')
        const anybody = ctx.living().some((player) => !mayAct(ctx, 'vote', player.id))
        if (anybody) ctx.tell({ fact: 'phase', phase: 'vote', round: ctx.state.clock.round })
        ctx.push(step('vote', { round: 1 }), step('boundary', { boundary: 'vote' }))
      }
    },
    dusk: {
      kind: 'say',
      enter(ctx) {
        passBoundary(ctx, 'dusk')
        judge(ctx)
      }
    }
  }
}
