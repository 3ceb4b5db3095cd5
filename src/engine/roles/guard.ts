/** Guard: protects one player from the wolves, never the same on two nights running (rulebook 4.14, D19–D21). */
import { actorsOf, powersWith } from '../kernel/ask'
import { propose } from '../kernel/changes'
import { targetField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'

export const guard: Module = {
  id: 'guard',
  role: { camp: 'village', counts: 'god', traits: ['shield'], power: { last: null, night: 0 } },
  power: {
    mayTarget(ctx, { power, holder }, verb, actor, target) {
      const lastNight = power.data['night'] === ctx.state.clock.round - 1 && power.data['last'] === target
      return verb === 'protect' && actor === holder && lastNight
        ? { code: 'guarded-last-night', section: '4.14' }
        : undefined
    }
  },
  effects: {
    guarded: {
      onAttack(ctx, { effect }, attack) {
        if (!effect.on.includes(attack.on)) return undefined
        const healed = ctx.state.effects.some(
          (other) => other.kind === 'healed' && other.on.includes(attack.on)
        )
        return healed && ctx.rules.guardHealClash === 'dies' ? 'clash' : 'protected'
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
        const min = ctx.rules.guardEmpty === 'mustName' ? 1 : 0
        return { actors, shape: 'single', fields: [targetField(ctx, 'target', 'protect', actors, min)] }
      },
      answer(ctx, _data, target) {
        const by = actorsOf(ctx, 'shield', 'protect')
        if (target !== null) propose(ctx, { verb: 'protect', by, on: target as PlayerId, cause: 'guard' })
        else ctx.note('protect', { by, why: { module: 'guard', section: '4.14' } })
      }
    }
  },
  verbs: {
    protect(ctx, { by, on }) {
      const power = powersWith(ctx, 'shield')[0]?.power
      if (power) ctx.setPower(power.id, { data: { last: on, night: ctx.state.clock.round } })
      ctx.addEffect({ source: 'guard', kind: 'guarded', on: [on], until: 'dawn' })
      ctx.note('protect', { by, on: [on], why: { module: 'guard', section: '4.14' } })
    }
  }
}
