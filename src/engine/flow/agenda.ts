/** The round, and the steps that belong to the kernel (rulebook 3.1). */
import { runAftermath } from '../kernel/aftermath'
import { runChange } from '../kernel/changes'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'

export const agenda: Module = {
  id: 'agenda',
  steps: {
    // Who plays and which roles are in play is said before the first night (rulebook 2.4).
    opening: { kind: 'say' },
    round: {
      kind: 'run',
      run(ctx) {
        ctx.setClock('night', ctx.state.clock.round + 1)
        ctx.push(
          step('night-falls'),
          step('dawn'),
          step('event-draw'),
          step('discussion'),
          step('votes'),
          step('dusk'),
          step('round')
        )
      }
    },
    change: { kind: 'run', run: runChange },
    aftermath: { kind: 'run', run: runAftermath },
    result: {
      kind: 'say',
      enter(ctx) {
        const { outcome } = ctx.state
        ctx.setClock('over')
        if (outcome)
          ctx.tell({ fact: 'over', camps: outcome.camps, players: outcome.players, rule: outcome.rule })
      }
    }
  }
}
