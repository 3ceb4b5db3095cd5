/** Enthusiasm: if the next player the village executes is a wolf, it votes at once again (rulebook 5.3 C4, D53, I68, I69). */
import { counts } from '../kernel/ask'
import { endEffect } from '../kernel/effects'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import { step } from '../kernel/steps'

const ID = 'enthusiasm'

export const enthusiasm: Module = {
  id: ID,
  card: {
    moon: 'crescent',
    until: 'next-draw',
    waits: true
  },
  effects: {
    main: {
      executed(ctx, { effect }, _verdict, dead) {
        if (dead.length === 0) return
        // The first execution ends the card, hit or miss.
        endEffect(ctx, effect)
        if (dead.some((id) => counts(ctx, ctx.player(id)) === 'wolf'))
          ctx.follow(RANK.secondVote, step('second-vote', { card: ID }))
      }
    }
  },
  steps: {
    'second-vote': {
      kind: 'run',
      run(ctx, data) {
        ctx.tell({ fact: 'second-vote', card: data['card'] as string })
        ctx.push(step('vote', { round: 1, second: true }))
      }
    }
  }
}
