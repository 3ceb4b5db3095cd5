/** Elder: survives the first bite; the village that kills him loses its powers (rulebook 4.12, D32, D33). */
import { hides, roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { Cause, PlayerId, Trait } from '../kernel/state'

/** Deaths for which the village pays (rulebook 4.12). */
const PENAL: ReadonlySet<Cause> = new Set(['vote', 'poison', 'hunter'])
/** The powers that go under `listFour`. */
const FOUR: readonly Trait[] = ['sight', 'potions', 'shot', 'shield']

/** Whose card it was to the last: a wolf who only shows it in the Specter's stead is no Elder. */
function isElder(ctx: Context, player: PlayerId): boolean {
  return ctx.state.powers.some(({ role, holder }) => role === 'elder' && holder === player)
}

export const elder: Module = {
  id: 'elder',
  role: { camp: 'village', counts: 'god', traits: ['lives'], power: { lives: 2 } },
  power: {
    onAttack: (_ctx, { power, holder }, attack) =>
      attack.on === holder && (power.data['lives'] as number) > 1 ? 'life-lost' : undefined,
    attacked(ctx, { power, holder }, player, outcome) {
      const costsALife =
        outcome === 'life-lost' || (outcome === 'healed' && ctx.rules.elderHealed === 'oneLeft')
      if (player === holder && costsALife) ctx.setPower(power.id, { data: { lives: 1 } })
    }
  },
  law: {
    // The card counts, not the power: under April Fools' the table sees the card (OR1).
    died(ctx, _self, death) {
      if (!isElder(ctx, death.player) || !PENAL.has(death.cause)) return
      ctx.addEffect({ source: 'elder', kind: 'penalty', until: 'game-end' })
      ctx.note('powers-lost', { on: [death.player], why: { module: 'elder', section: '4.12' } })
      if (!hides(ctx, death)) ctx.tell({ fact: 'powers-lost' })
      ctx.each('punished', [], () => false)
    }
  },
  effects: {
    penalty: {
      works(ctx, _self, power) {
        const { camp, traits } = roleData(ctx, power.role)
        const lost =
          ctx.rules.elderPenalty === 'allVillage'
            ? camp === 'village'
            : FOUR.some((trait) => traits.includes(trait))
        return lost ? { code: 'powerless', section: '4.12' } : undefined
      }
    }
  }
}
