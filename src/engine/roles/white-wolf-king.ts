/** White Wolf King: a wolf who may take one living player along when he blows himself up (rulebook 7.8, D72, D76). */
import { kill } from '../deaths'
import { phaseOfDeath } from '../kernel/aftermath'
import { powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { SELF_DESTRUCT, poisoned } from '../laws/self-destruct'

const ID = 'white-wolf-king'

/** Whether he still can: the host may have brought him back, or taken his card from him. */
function mayTake(ctx: Context, king: PlayerId): boolean {
  return !ctx.player(king).alive && powersWith(ctx, 'blast').some(({ holder }) => holder === king)
}

export const whiteWolfKing: Module = {
  id: ID,
  role: { camp: 'werewolves', counts: 'wolf', traits: ['pack', 'blast'], power: {} },
  power: {
    died(ctx, { holder }, { player, cause }) {
      if (player === holder && cause === SELF_DESTRUCT) ctx.follow(RANK.shot, step(ID, { player }))
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'himself, after the command', answer: 'player or null' }],
      verb: 'blast',
      prompt(ctx, data) {
        const king = data['player'] as PlayerId
        return mayTake(ctx, king)
          ? { actors: [king], shape: 'single', fields: [targetField(ctx, 'target', 'blast', [king], 0)] }
          : null
      },
      answer(ctx, data, target) {
        const by = data['player'] as PlayerId
        const on = target === null ? [] : [target as PlayerId]
        ctx.note('taken', { by: [by], on, why: { module: ID, section: '7.8' } })
        if (target !== null) ctx.push(step('taken', { by, target }))
      }
    },
    // Seen by all before anything follows from it.
    taken: {
      kind: 'say',
      enter(ctx, data) {
        const by = data['by'] as PlayerId
        const target = data['target'] as PlayerId
        ctx.tell({ fact: 'taken', by, target })
        // Poison not announced yet stands over any other cause (I8, I29).
        const cause = poisoned(ctx, target) ? 'poison' : ID
        kill(ctx, [{ player: target, cause }], phaseOfDeath(ctx, by), 'day')
      },
      about: (_ctx, { by = null, target = null }) => ({ by, target })
    }
  }
}
