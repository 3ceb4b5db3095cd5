/** The festival's potion: a drinker is named, and the tossed box says what it was (rulebook 5.6 Witch, OR26). */
import { actorsOf, powersWith } from '../kernel/ask'
import { becomes } from '../kernel/becomes'
import { propose } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { playerChoices } from '../kernel/fields'
import type { AskStep, RunStep } from '../kernel/module'
import type { Field } from '../kernel/prompts'
import type { Data, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { BY_HARVEST, HARVEST } from './harvest'
import { toldOfTheNight } from './potions'

export const DRINKER = `${HARVEST}.drinker`
export const BOX = `${HARVEST}.box`
export const TURNS = `${HARVEST}.turns`

type Side = 'inside' | 'outside'
type Drink = 'antidote' | 'plain' | 'turned' | 'poison'

/** By the lid, then by the bottom: which side lies up. */
const TABLE: { readonly [lid in Side]: { readonly [bottom in Side]: Drink } } = {
  inside: { inside: 'antidote', outside: 'plain' },
  outside: { inside: 'turned', outside: 'poison' }
}

/** He who has the potions, and what he is told; null: nobody can use them now. */
function brewer(ctx: Context) {
  const [holder] = actorsOf(ctx, 'potions', 'heal')
  const power = powersWith(ctx, 'potions').find((entry) => entry.holder === holder)?.power
  return holder !== undefined && power ? { holder, told: toldOfTheNight(ctx, power) } : null
}

export const drinker: AskStep = {
  kind: 'ask',
  contract: [{ prompt: DRINKER, actors: 'holder of potions', answer: 'player or null' }],
  slot: true,
  prompt(ctx) {
    const found = brewer(ctx)
    if (!found || found.told.heal + found.told.poison === 0) return null
    const { holder, told } = found
    // The toss decides what the potion is, so nobody living is forbidden.
    const choices = playerChoices(ctx, (id) =>
      ctx.player(id).alive ? null : { code: 'not-alive', section: '3.9' }
    )
    return {
      actors: [holder],
      shape: 'single',
      about: told,
      fields: [{ key: 'drinker', by: holder, kind: 'player', min: 0, max: 1, choices }]
    }
  },
  answer(ctx, _data, player) {
    const by = actorsOf(ctx, 'potions', 'heal')
    if (player === null) ctx.note('no-potion', { by, why: BY_HARVEST })
    else ctx.push(step(BOX, { by, player }))
  }
}

function sideUp(key: 'lid' | 'bottom'): Field {
  const choices = ['inside', 'outside'].map((value) => ({ value, ban: null }))
  return { key, by: null, kind: 'option', min: 1, max: 1, choices }
}

export const box: AskStep = {
  kind: 'ask',
  contract: [
    {
      prompt: BOX,
      actors: 'moderator',
      answer: '{ "lid": "inside" or "outside", "bottom": "inside" or "outside" }'
    }
  ],
  prompt: (ctx, data) =>
    ctx.player(data['player'] as PlayerId).alive
      ? {
          actors: [],
          shape: 'record',
          about: { player: data['player'] ?? null },
          fields: [sideUp('lid'), sideUp('bottom')]
        }
      : null,
  answer(ctx, data, answer) {
    const { lid, bottom } = answer as { readonly [part in 'lid' | 'bottom']: Side }
    const drink = TABLE[lid][bottom]
    const by = data['by'] as PlayerId[]
    const on = data['player'] as PlayerId
    ctx.note('toss', { by, on: [on], result: drink, why: BY_HARVEST })
    // The potion is spent before its user may lose the power by drinking it himself.
    if (drink === 'poison') return propose(ctx, { verb: 'poison', by, on, cause: 'poison' })
    if (drink !== 'antidote') ctx.push(step(TURNS, { player: on, drink }))
    propose(ctx, { verb: 'heal', by, on, cause: 'heal' })
  }
}

/** Drinking changes a player, also one who had not been attacked. */
export const turns: RunStep = {
  kind: 'run',
  run(ctx: Context, data: Data) {
    const { wolfRole, plainRole } = ctx.ruleset
    becomes(ctx, data['player'] as PlayerId, data['drink'] === 'turned' ? wolfRole : plainRole)
  }
}
