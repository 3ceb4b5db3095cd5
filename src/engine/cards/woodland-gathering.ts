/** Woodland Gathering: the women are away until sundown, and a potion is brewed before the night (rulebook 5.2 F21, D54, I57, I58). */
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { inSeatOrder } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId, Power } from '../kernel/state'
import { step } from '../kernel/steps'
import { ABSENCE_VERBS, absence, comeBack, sendAway } from '../laws/absence'
import { askSex, knownSex } from '../laws/groups'
import { endsTheDay } from '../laws/self-destruct'

const ID = 'woodland-gathering'
const WOMEN = 'woodland-gathering.women'
const POTIONS = ['heal', 'poison'] as const

/** The power of potions while the one whose card it is lives; a power that is lost for good is still his (I58). */
function livingBrewer(ctx: Context): { power: Power; player: PlayerId } | null {
  for (const power of ctx.state.powers) {
    const player = power.holder
    const brews = player !== null && roleData(ctx, power.role).traits.includes('potions')
    if (brews && ctx.player(player).alive) return { power, player }
  }
  return null
}

/** What can be brewed: either potion, or one that has been used (D54). */
function brewable(ctx: Context, { role, data }: Power): string[] {
  const full = roleData(ctx, role).power ?? {}
  return POTIONS.filter(
    (potion) => ctx.rules.woodlandPotion === 'anyOne' || Number(data[potion]) < Number(full[potion])
  )
}

/** One potion more, and one use more where all potions together make a single one (D4). */
function brew(ctx: Context, potion: string): void {
  const brewer = livingBrewer(ctx)
  if (!brewer) return
  const { id, data } = brewer.power
  ctx.setPower(id, {
    data: { ...data, [potion]: Number(data[potion]) + 1, used: Number(data['used']) - 1 }
  })
  ctx.note('brewed', {
    on: [brewer.player],
    result: potion,
    why: { module: ID, section: '5.2 F21', rule: 'woodlandPotion' }
  })
}

function leave(ctx: Context, women: readonly PlayerId[]): void {
  const brewer = ctx.rules.woodlandWitchGoes ? livingBrewer(ctx) : null
  const group = brewer ? new Set([...women, brewer.player]) : women
  sendAway(ctx, ID, inSeatOrder(ctx, [...group]), 'dusk')
}

export const woodlandGathering: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  card: {
    moon: 'full',
    until: 'dusk',
    needs: (ctx) => livingBrewer(ctx) !== null,
    play(ctx) {
      const women = knownSex(ctx, 'female')
      if (women) leave(ctx, women)
      else ctx.push(step(WOMEN))
    }
  },
  ended: comeBack,
  effects: {
    away: {
      ...absence(false),
      around: (_ctx, _self, entry) => (endsTheDay(entry) ? { before: [step(ID)] } : undefined)
    }
  },
  steps: {
    [WOMEN]: askSex(WOMEN, 'female', leave),
    [ID]: {
      kind: 'ask',
      contract: [
        {
          prompt: ID,
          actors: 'holder of potions',
          answer: '"heal" or "poison" (not asked if only one can be given)'
        }
      ],
      prompt(ctx) {
        const brewer = livingBrewer(ctx)
        const potions = brewer ? brewable(ctx, brewer.power) : []
        if (!brewer || potions.length < 2) return null
        return {
          actors: [ctx.holderOf(brewer.power) ?? brewer.player],
          shape: 'single',
          fields: [
            {
              key: 'potion',
              by: brewer.player,
              kind: 'option',
              min: 1,
              max: 1,
              choices: potions.map((value) => ({ value, ban: null }))
            }
          ]
        }
      },
      unasked(ctx) {
        const brewer = livingBrewer(ctx)
        const [only] = brewer ? brewable(ctx, brewer.power) : []
        if (only !== undefined) brew(ctx, only)
      },
      answer: (ctx, _data, potion) => brew(ctx, potion as string)
    }
  }
}
