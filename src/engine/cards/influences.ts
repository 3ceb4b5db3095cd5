/** Influences: the next vote goes round, each pointing in turn (rulebook 5.3 C7, I49). */
import { form, mayAct } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { endEffect, turnFaceUp } from '../kernel/effects'
import { playerChoices } from '../kernel/fields'
import { clockwiseFrom, lastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'

const ID = 'influences'
const FIRST_VOTER = 'influences.first-voter'

/** Whether a vote begins that another card does not hold in turn already, and somebody may vote. */
function comesToAct(ctx: Context, entry: StepEntry): boolean {
  if (entry.step !== 'vote' || entry.data['round'] !== 1) return false
  const own = { mode: ctx.rules.voteMode, order: null, prompt: 'vote' }
  return (
    form(ctx, entry, own).order === null && ctx.living().some((player) => !mayAct(ctx, 'vote', player.id))
  )
}

export const influences: Module = {
  id: ID,
  card: {
    moon: 'crescent',
    until: 'next-draw',
    waits: true,
    needs: (ctx) => lastDead(ctx) !== null
  },
  effects: {
    main: {
      around: (ctx, { effect }, entry) =>
        effect.data['first'] === undefined && comesToAct(ctx, entry)
          ? { before: [step(FIRST_VOTER, { effect: effect.id })] }
          : undefined,
      form(ctx, { effect }, entry) {
        const first = effect.data['first'] as PlayerId | undefined
        if (first === undefined || entry.step !== 'vote') return undefined
        const { seat } = ctx.player(first)
        const order = [
          first,
          ...clockwiseFrom(ctx, seat)
            .map((player) => player.id)
            .filter((id) => id !== first)
        ]
        return { mode: ID, order, prompt: 'influences.vote' }
      },
      voted(ctx, { effect }) {
        if (effect.data['first'] !== undefined) endEffect(ctx, effect)
      }
    }
  },
  steps: {
    [FIRST_VOTER]: {
      kind: 'ask',
      contract: [
        { prompt: FIRST_VOTER, actors: 'last dead', answer: 'player' },
        {
          prompt: 'influences.vote',
          actors: 'next voter',
          answer: 'player or null, in turn; or { "ballots": { voter: player } } for all that remain'
        }
      ],
      // One that lies face down is read aloud now (D42).
      enter: (ctx, data) => turnFaceUp(ctx, data['effect'] as string),
      prompt(ctx) {
        const dead = lastDead(ctx)
        const choices = playerChoices(ctx, (id) => mayAct(ctx, 'vote', id))
        return {
          actors: dead ? [dead.id] : [],
          shape: 'single',
          fields: [{ key: 'first', by: dead?.id ?? null, kind: 'player', min: 1, max: 1, choices }]
        }
      },
      answer(ctx, data, first) {
        const effect = ctx.state.effects.find((one) => one.id === data['effect'])
        // Also a vote that the moderator closes was its vote.
        if (effect) ctx.setEffect(effect.id, { until: 'vote', data: { ...effect.data, first } })
      }
    }
  }
}
