/** Guard: protects one player from the wolves, never the same on two nights running (rulebook 4.14, D19–D21). */
import { actorsOf, powersWith } from '../kernel/ask'
import { propose } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Json, PlayerId, Power } from '../kernel/state'
import { isHealed } from '../laws/potions'

function guardedLastNight(ctx: Context, power: Power): Json {
  return power.data['night'] === ctx.state.clock.round - 1 ? (power.data['last'] ?? null) : null
}

export const guard: Module = {
  id: 'guard',
  bansOn: ['protect'],
  role: { camp: 'village', counts: 'god', traits: ['shield'], power: { last: null, night: 0, idle: -1 } },
  power: {
    mayTarget(ctx, { power, holder }, _verb, actor, target) {
      const lastNight = guardedLastNight(ctx, power) === target && ctx.rules.guardRepeat === 'forbidden'
      return actor === holder && lastNight ? { code: 'guarded-last-night', section: '4.14' } : undefined
    }
  },
  effects: {
    guarded: {
      onAttack(ctx, { effect }, attack) {
        if (!effect.on.includes(attack.on) || attack.piercing) return undefined
        const clash = ctx.rules.guardHealClash === 'dies' && isHealed(ctx, attack.on)
        // What else keeps him alive, such as an Elder's second life, still does.
        return clash ? { ...attack, clash: 'guard' } : 'protected'
      }
    }
  },
  steps: {
    guard: {
      kind: 'ask',
      contract: [{ prompt: 'guard', actors: 'holder of the power', answer: 'player or null' }],
      verb: 'protect',
      slot: true,
      prompt(ctx) {
        const actors = actorsOf(ctx, 'shield', 'protect')
        const power = powersWith(ctx, 'shield')[0]?.power
        const idleLastNight = power !== undefined && power.data['idle'] === ctx.state.clock.round - 1
        const { guardEmpty } = ctx.rules
        const min = guardEmpty === 'mustName' || (guardEmpty === 'notTwice' && idleLastNight) ? 1 : 0
        return { actors, shape: 'single', fields: [targetField(ctx, 'target', 'protect', actors, min)] }
      },
      answer(ctx, _data, target) {
        const by = actorsOf(ctx, 'shield', 'protect')
        if (target !== null) propose(ctx, { verb: 'protect', by, on: target as PlayerId, cause: 'guard' })
        else {
          const power = powersWith(ctx, 'shield')[0]?.power
          if (power) ctx.setPower(power.id, { data: { ...power.data, idle: ctx.state.clock.round } })
          ctx.note('protect', { by, why: { module: 'guard', section: '4.14' } })
        }
      }
    }
  },
  verbs: {
    protect(ctx, { by, on }) {
      if (on === null) return
      const power = powersWith(ctx, 'shield')[0]?.power
      if (!power) return
      // D19: guarding the same player twice running kills him, under that reading.
      if (guardedLastNight(ctx, power) === on) ctx.addHarm({ kind: 'death', on, cause: 'guard', by })
      ctx.setPower(power.id, { data: { ...power.data, last: on, night: ctx.state.clock.round } })
      ctx.addEffect({ source: 'guard', kind: 'guarded', on: [on], until: 'dawn' })
      ctx.note('protect', { by, on: [on], why: { module: 'guard', section: '4.14' } })
    }
  }
}
