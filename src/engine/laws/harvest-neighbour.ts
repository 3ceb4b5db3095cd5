/** The festival's tie: not the Scapegoat dies, but the neighbour of his whom the village chooses (rulebook 5.6, 10.1, I87). */
import { entryOf } from '../kernel/answers'
import { mayAct, mayTarget, weight } from '../kernel/ask'
import { condemn, reply } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { ballotField } from '../kernel/fields'
import { neighboursOf } from '../kernel/history'
import type { Ballots } from '../kernel/hooks'
import type { AskStep } from '../kernel/module'
import type { Data, PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'
import { sheriffOf } from '../offices/badge'
import { BY_HARVEST, HARVEST, isFestival } from './harvest'

export const NEIGHBOUR = `${HARVEST}.neighbour`

/** The question between the two neighbours of a player who would die of a tie. */
export function betweenNeighbours(ctx: Context, player: PlayerId): StepEntry {
  const last = ctx.facts.findLast((fact) => fact.fact === 'vote')
  const round = (last?.round ?? 0) + 1
  return step(NEIGHBOUR, { player, round, candidates: neighboursOf(ctx, player) })
}

/** Who of the two can be chosen, the left one first. */
function candidates(ctx: Context, data: Data): PlayerId[] {
  return (data['candidates'] as PlayerId[]).filter((id) => !mayTarget(ctx, 'vote', null, id))
}

function voters(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !mayAct(ctx, 'vote', id))
}

function totalsOf(ctx: Context, ballots: Ballots): { [player: string]: number } {
  const totals: { [player: string]: number } = {}
  for (const [voter, target] of Object.entries(ballots))
    if (target !== null) totals[target] = Number(entryOf(totals, target)) + weight(ctx, voter)
  return totals
}

/** Rulebook 10.1: of two tied the one for whom the Sheriff voted, else the left one. */
function chosenOf(ctx: Context, top: readonly PlayerId[], ballots: Ballots): PlayerId | null {
  const sheriff = sheriffOf(ctx)
  const his = sheriff ? entryOf(ballots, sheriff) : null
  return top.find((id) => id === his) ?? top[0] ?? null
}

function conclude(ctx: Context, data: Data, ballots: Ballots | null, result: PlayerId | null): void {
  const totals = ballots && totalsOf(ctx, ballots)
  const may = candidates(ctx, data)
  const most = Math.max(...may.map((id) => Number(entryOf(totals ?? {}, id))))
  const top = totals
    ? may.filter((id) => Number(entryOf(totals, id)) === most)
    : may.filter((id) => id === result)
  const { voteMode } = ctx.rules
  ctx.note('vote', { on: top, result: ballots && { ballots, totals }, why: BY_HARVEST })
  ctx.tell({
    fact: 'vote',
    form: voteMode,
    round: data['round'] as number,
    totals,
    ballots: voteMode === 'secret' ? null : ballots,
    top
  })
  ctx.each('voted', [step(NEIGHBOUR, data), ballots], () => false)
  reply(ctx, HARVEST, ballots ? chosenOf(ctx, top, ballots) : result)
}

export const neighbour: AskStep = {
  kind: 'ask',
  contract: [
    {
      prompt: NEIGHBOUR,
      actors: 'who may vote',
      answer: '{ "ballots": { voter: player } } or { "result": player }'
    }
  ],
  verb: 'vote',
  enter(ctx, data) {
    const may = candidates(ctx, data)
    if (may.length > 0)
      ctx.tell({
        fact: 'vote-open',
        form: ctx.rules.voteMode,
        round: data['round'] as number,
        candidates: may
      })
  },
  prompt(ctx, data) {
    const may = candidates(ctx, data)
    if (!isFestival(ctx)) return null
    const own = { min: ctx.rules.abstainAllowed ? 0 : 1, max: 1 }
    const others = (id: PlayerId) => (may.includes(id) ? null : { code: 'not-a-neighbour', section: '5.6' })
    return {
      actors: voters(ctx),
      shape: 'ballots',
      about: { player: data['player'] ?? null },
      fields: voters(ctx).map((voter) => ballotField(ctx, voter, 'vote', own, others)),
      outcome: { result: may.map((value) => ({ value, ban: null })), tied: [], bare: false }
    }
  },
  answer(ctx, data, answer) {
    const { ballots, result } = answer as { readonly ballots?: Ballots; readonly result?: PlayerId }
    if (ballots === undefined) return conclude(ctx, data, null, result ?? null)
    const given = Object.fromEntries(voters(ctx).map((voter) => [voter, entryOf(ballots, voter)]))
    conclude(ctx, data, given, null)
  },
  // He has no neighbour who could be chosen, or nobody is there to choose: nobody dies.
  unasked: (ctx) => reply(ctx, HARVEST, null),
  skipped: (ctx) => condemn(ctx, [])
}
