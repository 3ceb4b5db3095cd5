/** Flood: women in the church, men in the inn; no vote, and wolves eat only where they are (rulebook 5.2 F24, D66, I54–I56). */
import { actorsOf } from '../kernel/ask'
import { propose } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { comeIntoForce } from '../kernel/effects'
import { targetField } from '../kernel/fields'
import type { AskStep, Module } from '../kernel/module'
import type { Effect, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { askSex, knownSex } from '../laws/groups'
import { isTheHunt } from '../laws/hunt'

const ID = 'flood'
const WOMEN = 'flood.women'
/** With fewer alive the card cannot be used. */
const FEWEST = 6

type Place = 'church' | 'inn'
const VICTIM = { church: 'flood.female-victim', inn: 'flood.male-victim' } as const

/** Where a player is: the effect's group is in the church, all others are in the inn. */
function placeOf(effect: Effect, player: PlayerId): Place {
  return effect.on.includes(player) ? 'church' : 'inn'
}

function tellPlaces(ctx: Context, effect: Effect): void {
  const there = (place: Place) =>
    ctx
      .living()
      .map(({ id }) => id)
      .filter((id) => placeOf(effect, id) === place)
  ctx.tell({ fact: 'places', card: ID, church: there('church'), inn: there('inn') })
}

function takeShelter(ctx: Context, women: readonly PlayerId[]): void {
  const effect = comeIntoForce(ctx, ID, { on: women })
  ctx.note('sheltered', { on: women, why: { module: ID, section: '5.2 F24' } })
  tellPlaces(ctx, effect)
}

/** The wolves of one place choose there (I56: none there, or nobody to eat, and they are called for show). */
function hunt(place: Place): AskStep {
  const pack = (ctx: Context) => {
    const effect = ctx.state.effects.find(({ source, kind }) => source === ID && kind === 'main')
    return effect ? actorsOf(ctx, 'pack', 'attack').filter((id) => placeOf(effect, id) === place) : []
  }
  return {
    kind: 'ask',
    contract: [{ prompt: VICTIM[place], actors: 'awake wolves of the place', answer: 'player or null' }],
    verb: 'attack',
    slot: true,
    prompt(ctx) {
      const actors = pack(ctx)
      const field = targetField(ctx, 'victim', 'attack', actors, ctx.rules.wolfMayAbstain ? 0 : 1)
      return { actors, shape: 'single', fields: [{ ...field, by: null }] }
    },
    answer(ctx, _data, victim) {
      const by = pack(ctx)
      ctx.note('wolves', {
        by,
        on: victim === null ? [] : [victim as PlayerId],
        why: { module: ID, section: '5.2 F24' }
      })
      propose(ctx, { verb: 'attack', by, on: victim as PlayerId | null, cause: 'werewolves' })
    }
  }
}

export const flood: Module = {
  id: ID,
  bansOn: ['attack'],
  card: {
    moon: 'full',
    until: 'dawn',
    needs: (ctx) => ctx.living().length >= FEWEST,
    play(ctx) {
      const women = knownSex(ctx, 'female')
      if (women) takeShelter(ctx, women)
      else ctx.push(step(WOMEN))
    }
  },
  regrouped: tellPlaces,
  effects: {
    main: {
      instead(ctx, _self, entry) {
        if (entry.step === 'votes') return [step('boundary', { boundary: 'vote' })]
        if (entry.step === 'second-vote') return []
        return isTheHunt(ctx, entry) ? [step(VICTIM.church), step(VICTIM.inn)] : undefined
      },
      mayTarget: (_ctx, { effect }, _verb, actor, target) =>
        actor !== null && placeOf(effect, actor) !== placeOf(effect, target)
          ? { code: 'other-place', section: '5.2 F24' }
          : undefined
    }
  },
  steps: {
    [WOMEN]: askSex(WOMEN, 'female', takeShelter),
    [VICTIM.church]: hunt('church'),
    [VICTIM.inn]: hunt('inn')
  }
}
