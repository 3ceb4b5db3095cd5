/** Influences: the next vote goes round, each pointing in turn (rulebook 5.3 C7, I49). */
import { mayAct } from '../kernel/ask'
import { endEffect } from '../kernel/effects'
import { playerChoices } from '../kernel/fields'
import { clockwiseFrom, lastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'influences'
const FIRST_VOTER = 'influences.first-voter'

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
      around: (_ctx, { effect }, entry) =>
        entry.step === 'vote' && entry.data['round'] === 1
          ? { before: [step(FIRST_VOTER, { effect: effect.id })] }
          : undefined,
      form(ctx, { effect }, _entry, _form) {
        const first = effect.data['first'] as PlayerId | undefined
        if (first === undefined) return undefined
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
        if (effect) ctx.setEffect(effect.id, { data: { ...effect.data, first } })
      }
    }
  }
}
