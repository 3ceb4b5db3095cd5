/** Pact with the Devil: the condemned may buy his life, and may pay with the next game (rulebook 5.2 F12, D55, I17, I72). */
import { entryOf, isRecord } from '../kernel/answers'
import { reply } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { yesOrNo } from '../kernel/fields'
import { inSeatOrder } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { Data, Json, PlayerId } from '../kernel/state'
import { step, type Answers } from '../kernel/steps'

const ID = 'pact-with-the-devil'
const SECTION = '5.2 F12'

/** What each of the condemned has said so far. */
function said(answers: Answers): { readonly [player: PlayerId]: Json } {
  const given = answers[ID]
  return isRecord(given) ? given : {}
}

function decide(ctx: Context, data: Data, accepts: boolean): void {
  const player = data['player'] as PlayerId
  ctx.note('pact', { on: [player], result: accepts, why: { module: ID, section: SECTION, rule: 'pact' } })
  reply(ctx, ID, { ...(data['said'] as { readonly [player: PlayerId]: Json }), [player]: accepts })
}

/** Everybody who made a pact in this game, in seat order. */
function signatories(ctx: Context): PlayerId[] {
  const pacts = ctx.state.history.filter(({ what, result }) => what === 'pact' && result === true)
  return inSeatOrder(ctx, [...new Set(pacts.flatMap(({ on }) => on))])
}

export const pactWithTheDevil: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote'
  },
  law: {
    // He pays only for a win (S139).
    over(ctx, _self, outcome) {
      const players = signatories(ctx).filter((id) => outcome.players.includes(id))
      if (players.length === 0) return
      ctx.tell({ fact: 'excluded', players })
      ctx.note('excluded', { on: players, why: { module: ID, section: SECTION } })
    }
  },
  effects: {
    main: {
      onVerdict(_ctx, _self, verdict, answers) {
        const given = said(answers)
        const next = verdict.on.find((id) => entryOf(given, id) === null)
        if (next !== undefined) return { ask: step(ID, { player: next, said: given }) }
        const executed = verdict.on.filter((id) => entryOf(given, id) !== true)
        return executed.length < verdict.on.length
          ? { ...verdict, on: executed, spared: 'pardoned' }
          : undefined
      }
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'condemned', answer: 'true or false' }],
      prompt(ctx, data) {
        const player = data['player'] as PlayerId
        if (ctx.rules.pact === 'automatic' || !ctx.player(player).alive) return null
        return {
          actors: [player],
          shape: 'single',
          fields: [yesOrNo('pact', player)]
        }
      },
      answer: (ctx, data, accepts) => decide(ctx, data, accepts === true),
      // Under `automatic` the pact is made without a word; the dead make none.
      unasked: (ctx, data) => decide(ctx, data, ctx.player(data['player'] as PlayerId).alive)
    }
  }
}
