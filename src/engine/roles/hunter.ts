/** Hunter: dying, he may take one player with him (rulebook 4.4, D10). */
import { BITES, VERDICTS, kill } from '../deaths'
import { chainPhase } from '../kernel/aftermath'
import { powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Cause, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

function causeLetsHimShoot(ctx: Context, cause: Cause): boolean {
  if (ctx.rules.hunterShoots === 'anyDeath') return true
  if (ctx.rules.hunterShoots === 'notPoison') return cause !== 'poison'
  return BITES.has(cause) || VERDICTS.has(cause)
}

export const hunter: Module = {
  id: 'hunter',
  role: { camp: 'village', counts: 'god', traits: ['shot'], power: {} },
  power: {
    died(ctx, { holder }, death) {
      if (death.player === holder && causeLetsHimShoot(ctx, death.cause))
        ctx.follow(RANK.shot, step('hunter', { player: holder }))
    }
  },
  steps: {
    hunter: {
      kind: 'ask',
      contract: [{ prompt: 'hunter', actors: 'dead holder of the shot', answer: 'player or null' }],
      verb: 'shoot',
      prompt(ctx, data) {
        const shooter = data['player'] as PlayerId
        // The power may have been lost in the same chain (I16), or he was brought back (I28).
        const armed =
          !ctx.player(shooter).alive && powersWith(ctx, 'shot').some(({ holder }) => holder === shooter)
        return armed
          ? {
              actors: [shooter],
              shape: 'single',
              fields: [targetField(ctx, 'target', 'shoot', [shooter], 0)]
            }
          : null
      },
      answer(ctx, data, target) {
        const shooter = data['player'] as PlayerId
        ctx.note('shot', {
          by: [shooter],
          on: target === null ? [] : [target as PlayerId],
          why: { module: 'hunter', section: '4.4' }
        })
        if (target === null) return
        ctx.tell({ fact: 'shot', by: shooter, target: target as PlayerId })
        kill(ctx, [{ player: target as PlayerId, cause: 'hunter' }], chainPhase(ctx), 'day')
      }
    }
  }
}
