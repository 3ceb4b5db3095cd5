/**
 * End of the Harvest: a usual day, or the Harvest Festival, in which every power is bent until the
 * next dawn (rulebook 5.2 F10, 5.6, I87, I88). Its questions stand under laws/harvest-*.ts.
 */
import { powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { comeIntoForce } from '../kernel/effects'
import { yesOrNo } from '../kernel/fields'
import { inSeatOrder, neighboursOf } from '../kernel/history'
import type { EffectSelf, Hooks } from '../kernel/hooks'
import type { AskStep, Module } from '../kernel/module'
import type { Ban } from '../kernel/prompts'
import type { Effect, PlayerId } from '../kernel/state'
import { step, type StepEntry, type Verb } from '../kernel/steps'
import { BY_HARVEST, HARVEST } from '../laws/harvest'
import { BOX, DRINKER, TURNS, box, drinker, turns } from '../laws/harvest-box'
import {
  RECOGNISE,
  SECRET_LOVER,
  UNFAITHFUL,
  recognise,
  secretLover,
  unfaithful
} from '../laws/harvest-lovers'
import { NEIGHBOUR, betweenNeighbours, neighbour } from '../laws/harvest-neighbour'
import { TAKE, take } from '../laws/harvest-swap'
import { sightOf } from '../laws/sight'
import { announce } from '../laws/variant'
import { sheriffOf } from '../offices/badge'

const NOT_A_NEIGHBOUR: Ban = { code: 'not-a-neighbour', section: '5.6' }

/** The festival's question in the place of a role's, by what is done there. */
const INSTEAD: { readonly [V in Verb]?: string } = { take: TAKE, heal: DRINKER }

function inPlaceOf(ctx: Context, entry: StepEntry): StepEntry | undefined {
  const { verb } = ctx.index.steps.get(entry.step)?.definition ?? {}
  const question = verb && INSTEAD[verb]
  return question ? step(question, { slot: entry.step }) : undefined
}

/** From whose seats a hunter may eat: a wolf from those of the whole pack. */
function hunters(ctx: Context, actor: PlayerId): PlayerId[] {
  const pack = powersWith(ctx, 'pack').map(({ holder }) => holder)
  return pack.includes(actor) ? pack.filter((id) => ctx.player(id).alive) : [actor]
}

/** Whether the festival lets somebody do something to a player, by where they sit. */
function isInReach(ctx: Context, verb: Verb, actor: PlayerId, target: PlayerId): boolean {
  const beside = (player: PlayerId) => neighboursOf(ctx, player).includes(target)
  if (verb === 'attack') return hunters(ctx, actor).some(beside)
  if (verb === 'protect') return actor === target || beside(actor)
  return verb !== 'shoot' || beside(actor)
}

/** A player's card among those of his neighbours, without saying whose is which. */
function threeCards(ctx: Context, player: PlayerId): string[] {
  return inSeatOrder(ctx, [player, ...neighboursOf(ctx, player)])
    .map((id) => sightOf(ctx, ctx.player(id)))
    .sort()
}

const festival: Hooks<EffectSelf> = {
  mayAct: (_ctx, _self, verb) => (verb === 'peek' ? { code: 'peeks-later', section: '5.6' } : undefined),
  mayTarget: (ctx, _self, verb, actor, target) =>
    actor === null || isInReach(ctx, verb, actor, target) ? undefined : NOT_A_NEIGHBOUR,
  limits: (_ctx, _self, verb) => (verb === 'charm' ? { max: 1 } : undefined),
  sees: (ctx, _self, _seer, target) => threeCards(ctx, target.id),
  instead(ctx, _self, entry) {
    const question = inPlaceOf(ctx, entry)
    return question && [question]
  },
  // Not where the lot made them Lovers by day.
  around: (ctx, _self, entry) =>
    entry.step === 'lovers' && ctx.state.clock.round === 1 ? { after: [step(UNFAITHFUL)] } : undefined,
  form(ctx, _self, entry, form) {
    const first = sheriffOf(ctx)
    return entry.step === 'vote' && form.order === null && first ? { ...form, first } : undefined
  },
  onVerdict(ctx, _self, verdict, answers) {
    const [player] = verdict.on
    if (verdict.cause !== 'scapegoat' || player === undefined) return undefined
    const chosen = answers[HARVEST] as PlayerId | null | undefined
    if (chosen === undefined) return { ask: betweenNeighbours(ctx, player) }
    return { ...verdict, on: chosen === null ? [] : [chosen], cause: 'vote' }
  }
}

function effectOf(ctx: Context): Effect | undefined {
  return ctx.state.effects.find((effect) => effect.source === HARVEST && effect.kind === 'main')
}

/** A step that waits may have been reached before the festival began: it is offered anew. */
function offerAgain(ctx: Context): void {
  ctx.state.stack.forEach((entry, at) => {
    if (inPlaceOf(ctx, entry) || entry.step === 'lovers') ctx.setStep(at, step(entry.step, entry.data))
  })
}

const announced: AskStep = {
  kind: 'ask',
  contract: [{ prompt: HARVEST, actors: 'moderator', answer: 'true (the Harvest Festival) or false' }],
  prompt: (ctx) =>
    effectOf(ctx)
      ? {
          actors: [],
          shape: 'single',
          fields: [yesOrNo('variant')]
        }
      : null,
  answer(ctx, _data, answer) {
    const on = answer === true
    const effect = effectOf(ctx)
    announce(ctx, HARVEST, on, 'dawn', BY_HARVEST)
    if (!on || !effect) return
    ctx.setEffect(effect.id, { kind: 'festival' })
    offerAgain(ctx)
  }
}

export const endOfTheHarvest: Module = {
  id: HARVEST,
  bansOn: ['attack', 'protect', 'shoot', 'charm', 'peek'],
  card: {
    moon: 'full',
    until: 'dawn',
    play(ctx) {
      comeIntoForce(ctx, HARVEST)
      ctx.push(step(HARVEST))
    }
  },
  effects: { main: {}, festival },
  // What still waits in the festival's way goes back to its own.
  ended(ctx) {
    ctx.state.stack.forEach((entry, at) => {
      const slot = entry.data['slot']
      if (typeof slot === 'string' && (entry.step === TAKE || entry.step === DRINKER))
        ctx.setStep(at, step(slot))
    })
  },
  steps: {
    [HARVEST]: announced,
    [TAKE]: take,
    [DRINKER]: drinker,
    [BOX]: box,
    [TURNS]: turns,
    [UNFAITHFUL]: unfaithful,
    [SECRET_LOVER]: secretLover,
    [RECOGNISE]: recognise,
    [NEIGHBOUR]: neighbour
  }
}
