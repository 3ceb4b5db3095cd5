/** Great Distrust: two friends each instead of the vote; who is nobody's friend hangs (rulebook 5.2 F15, I46, I47). */
import { mayAct, mayTarget } from '../kernel/ask'
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { ballotField } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'great-distrust'
/** With fewer to name there is no vote (OR20). */
const FEWEST = 3

function mayBeNamed(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !mayTarget(ctx, 'trust', null, id))
}

function voters(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !mayAct(ctx, 'vote', id))
}

export const greatDistrust: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote'
  },
  effects: {
    main: {
      instead: (ctx, _self, entry) =>
        entry.step !== 'vote' || entry.data['round'] !== 1 || entry.data['second'] === true
          ? undefined
          : mayBeNamed(ctx).length < FEWEST
            ? []
            : [step(ID)]
    }
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [
        { prompt: ID, actors: 'all who may vote', answer: '{ "ballots": { voter: [player, player] } }' }
      ],
      verb: 'trust',
      enter: (ctx) => ctx.tell({ fact: 'vote-open', form: ID, round: 1, candidates: mayBeNamed(ctx) }),
      prompt: (ctx) => ({
        actors: voters(ctx),
        shape: 'ballots',
        fields: voters(ctx).map((voter) => ballotField(ctx, voter, 'trust', { min: 2, max: 2 }, () => null))
      }),
      answer(ctx, _data, answer) {
        const { ballots } = answer as { readonly ballots: { readonly [voter: string]: readonly PlayerId[] } }
        const totals: { [player: string]: number } = Object.fromEntries(mayBeNamed(ctx).map((id) => [id, 0]))
        for (const friend of Object.values(ballots).flat()) totals[friend] = (totals[friend] ?? 0) + 2
        const friendless = mayBeNamed(ctx).filter((id) => totals[id] === 0)
        ctx.note('vote', { on: friendless, result: ballots, why: { module: ID, section: '5.2 F15' } })
        ctx.tell({ fact: 'vote', form: ID, round: 1, totals, ballots, top: [] })
        condemn(ctx, friendless)
      }
    }
  }
}
