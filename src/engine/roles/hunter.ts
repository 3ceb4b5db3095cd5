/** Hunter: dying, he may take one player with him (rulebook 4.4, D10). */
import { BITES, VERDICTS, kill } from '../deaths'
import { phaseOfDeath } from '../kernel/aftermath'
import { powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { targetField, yesOrNo } from '../kernel/fields'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Cause, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'hunter'

function causeLetsHimShoot(ctx: Context, cause: Cause): boolean {
  if (ctx.rules.hunterShoots === 'anyDeath') return true
  if (ctx.rules.hunterShoots === 'notPoison') return cause !== 'poison'
  return BITES.has(cause) || VERDICTS.has(cause)
}

function livingHunters(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .filter((player) => player.role === ID)
    .map((player) => player.id)
}

/** Whether his shot would be lost if he died tonight: then his sign is thumb down (rulebook 3.3, 7.7). */
function isDisarmed(ctx: Context, hunter: PlayerId): boolean {
  const poisoned = ctx.state.harms.some(
    ({ kind, on, cause }) => kind === 'death' && on === hunter && !causeLetsHimShoot(ctx, cause)
  )
  return poisoned || !powersWith(ctx, 'shot').some(({ holder }) => holder === hunter)
}

/** The power may have been lost in the same chain (I16), or he was brought back (I28). */
function isArmed(ctx: Context, shooter: PlayerId): boolean {
  return !ctx.player(shooter).alive && powersWith(ctx, 'shot').some(({ holder }) => holder === shooter)
}

export const hunter: Module = {
  id: ID,
  role: { camp: 'village', counts: 'god', traits: ['shot'], power: {} },
  power: {
    died(ctx, { holder }, death) {
      if (death.player === holder && causeLetsHimShoot(ctx, death.cause))
        ctx.follow(
          RANK.shot,
          step(ctx.rules.hunterShotOptional ? 'hunter' : 'hunter.flip', { player: holder })
        )
    }
  },
  steps: {
    'wake-hunter': {
      kind: 'say',
      actors: livingHunters,
      about(ctx) {
        const hunters = livingHunters(ctx)
        return { unarmed: hunters.length > 0 ? hunters.filter((id) => isDisarmed(ctx, id)) : null }
      }
    },
    // D11: once he flips his card he must shoot.
    'hunter.flip': {
      kind: 'ask',
      contract: [{ prompt: 'hunter.flip', actors: 'dead holder of the shot', answer: 'true or false' }],
      prompt: (ctx, data) =>
        isArmed(ctx, data['player'] as PlayerId)
          ? {
              actors: [data['player'] as PlayerId],
              shape: 'single',
              fields: [yesOrNo('flip', data['player'] as PlayerId)]
            }
          : null,
      answer: (ctx, data, flips) => {
        const player = data['player'] as PlayerId
        if (flips === true) {
          ctx.note('flip', { on: [player], why: { module: 'hunter', section: '9 D11' } })
          ctx.push(step('hunter', { player }))
        } else
          ctx.note('shot', { by: [data['player'] as PlayerId], why: { module: 'hunter', section: '9 D11' } })
      }
    },
    // Seen by all before anything follows from it.
    shot: {
      kind: 'say',
      enter(ctx, data) {
        const by = data['by'] as PlayerId
        const target = data['target'] as PlayerId
        ctx.tell({ fact: 'shot', by, target })
        kill(ctx, [{ player: target, cause: 'hunter' }], phaseOfDeath(ctx, by), 'day')
      },
      about: (_ctx, { by = null, target = null }) => ({ by, target })
    },
    hunter: {
      kind: 'ask',
      contract: [{ prompt: 'hunter', actors: 'dead holder of the shot', answer: 'player or null' }],
      verb: 'shoot',
      prompt(ctx, data) {
        const shooter = data['player'] as PlayerId
        return isArmed(ctx, shooter)
          ? {
              actors: [shooter],
              shape: 'single',
              fields: [targetField(ctx, 'target', 'shoot', [shooter], ctx.rules.hunterShotOptional ? 0 : 1)]
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
        if (target !== null) ctx.push(step('shot', { by: shooter, target }))
      }
    }
  }
}
