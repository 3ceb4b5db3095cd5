/** Witch: one antidote, one poison (rulebook 4.5, D4–D8). */
import { actorsOf, camp, mayTarget, powersWith, roleData } from '../kernel/ask'
import { propose } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Ban, Field } from '../kernel/prompts'
import type { PlayerId, Power } from '../kernel/state'
import {
  HEALED,
  attackedTonight,
  oneInAll,
  spendPotion,
  stock,
  toldOfTheNight,
  type Potion
} from '../laws/potions'

function potionField(ctx: Context, potion: Potion, holder: PlayerId, power: Power): Field {
  const used: Ban | null = stock(ctx, power, potion) > 0 ? null : { code: 'potion-used', section: '4.5' }
  const choices = playerChoices(ctx, (id) => used ?? mayTarget(ctx, potion, holder, id))
  return { key: potion, by: holder, kind: 'player', min: 0, max: 1, choices }
}

export const witch: Module = {
  id: 'witch',
  bansOn: ['heal', 'poison'],
  role: { camp: 'village', counts: 'god', traits: ['potions'], power: { heal: 1, poison: 1, used: 0 } },
  power: {
    mayTarget(ctx, { holder }, verb, actor, target) {
      if (actor !== holder) return undefined
      if (verb === 'heal' && !attackedTonight(ctx).includes(target))
        return { code: 'witch-not-the-victim', section: '4.5' }
      if (verb === 'poison' && target === holder && !ctx.rules.witchSelfPoison)
        return { code: 'self-poison', section: '9 D7' }
      if (verb === 'heal' && target === holder && selfHealBanned(ctx))
        return { code: 'self-save', section: '9 D6' }
      return undefined
    }
  },
  law: {
    // D9: of no camp, but she wins with the village.
    camp: (ctx, _self, player) =>
      player.role === 'witch' && ctx.rules.witchCamp === 'sharesVillageWin' ? 'third-party' : undefined,
    // Not one whom love has given another goal.
    shares: (ctx, _self, player, camps) =>
      player.role === 'witch' && camps.includes('village') && camp(ctx, player) === 'third-party'
        ? true
        : undefined
  },
  effects: {
    [HEALED]: {
      onAttack: (_ctx, { effect }, attack) =>
        effect.on.includes(attack.on) && !attack.clash ? 'healed' : undefined
    }
  },
  steps: {
    witch: {
      kind: 'ask',
      contract: [
        {
          prompt: 'witch',
          actors: 'holder of potions',
          answer: '{ "heal": player or null, "poison": player or null }'
        }
      ],
      verb: 'heal',
      slot: true,
      prompt(ctx) {
        const [holder] = actorsOf(ctx, 'potions', 'heal')
        const power = powersWith(ctx, 'potions').find((entry) => entry.holder === holder)?.power
        if (holder === undefined || !power) return null
        return {
          actors: [holder],
          shape: 'record',
          about: toldOfTheNight(ctx, power),
          fields: [potionField(ctx, 'heal', holder, power), potionField(ctx, 'poison', holder, power)]
        }
      },
      check(ctx, _data, answer): { readonly [field: string]: Ban } {
        const { heal, poison } = answer as { [P in Potion]?: PlayerId | null }
        const both = heal && poison && (!ctx.rules.witchBothSameNight || oneInAll(ctx))
        return both ? { poison: { code: 'one-potion-a-night', section: '9 D5' } } : {}
      },
      answer(ctx, _data, answer) {
        const by = actorsOf(ctx, 'potions', 'heal')
        const { heal, poison } = answer as { [P in Potion]: PlayerId | null }
        if (poison) propose(ctx, { verb: 'poison', by, on: poison, cause: 'poison' })
        if (heal) propose(ctx, { verb: 'heal', by, on: heal, cause: 'heal' })
        if (!heal && !poison) ctx.note('no-potion', { by, why: { module: 'witch', section: '4.5' } })
      }
    }
  },
  verbs: {
    heal(ctx, { by, on }) {
      if (on === null) return
      spendPotion(ctx, 'heal')
      ctx.addEffect({ source: 'witch', kind: HEALED, on: [on], until: 'dawn' })
      ctx.note('heal', { by, on: [on], why: { module: 'witch', section: '4.5' } })
    },
    poison(ctx, { by, on, cause }) {
      if (on === null) return
      spendPotion(ctx, 'poison')
      ctx.addHarm({ kind: 'death', on, cause, by })
      ctx.note('poison', { by, on: [on], why: { module: 'witch', section: '4.5' } })
    }
  }
}

function selfHealBanned(ctx: Context): boolean {
  const guardLives = ctx.state.powers.some(
    ({ role, holder }) =>
      holder !== null && roleData(ctx, role).traits.includes('shield') && ctx.player(holder).alive
  )
  switch (ctx.rules.witchSelfSave) {
    case 'always':
      return false
    case 'never':
      return true
    case 'firstNight':
      return ctx.state.clock.round > 1
    case 'notIfGuardInGame':
      return Object.keys(ctx.dealt).some((role) => roleData(ctx, role).traits.includes('shield'))
    case 'notWhileGuardAlive':
      return guardLives
  }
}
