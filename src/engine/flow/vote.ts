/** A vote: all at once or in turn, ballots or only their outcome (rulebook 3.7, 3.8, D24–D26). */
import { form, mayAct, mayTarget, tie, weight } from '../kernel/ask'
import { entryOf } from '../kernel/answers'
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { ballotField } from '../kernel/fields'
import { clockwiseFromLastDead, clockwiseFromVictim } from '../kernel/history'
import type { Ballots, VoteForm } from '../kernel/hooks'
import type { Module, PromptDraft } from '../kernel/module'
import type { Ban } from '../kernel/prompts'
import { ENTERED } from '../kernel/run'
import type { Data, Json, PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'

/** What a vote step carries. `candidates` and `barred` narrow a further round (D24). */
interface VoteData {
  readonly round: number
  readonly candidates?: readonly PlayerId[]
  readonly barred?: readonly PlayerId[]
  readonly form?: VoteForm
  readonly given?: Ballots
}

const asData = (data: VoteData) => data as unknown as Data
const asVote = (data: Data) => data as unknown as VoteData

/** Who votes now, in seat order. */
function electorate(ctx: Context, data: VoteData): PlayerId[] {
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !data.barred?.includes(id) && !mayAct(ctx, 'vote', id))
}

/** Who may be voted for, as the table knows it: private bans are left out. */
function candidates(ctx: Context, data: VoteData): PlayerId[] {
  const living = ctx.rules.voteMode === 'perCandidate' ? clockwiseFromVictim(ctx) : ctx.living()
  return living
    .map((player) => player.id)
    .filter((id) => (data.candidates?.includes(id) ?? true) && !mayTarget(ctx, 'vote', null, id))
}

const notACandidate =
  (data: VoteData) =>
  (id: PlayerId): Ban | null =>
    data.candidates && !data.candidates.includes(id) ? { code: 'not-candidate', section: '3.8' } : null

function own(ctx: Context, data: VoteData) {
  return { min: ctx.rules.abstainAllowed && !data.form?.must ? 0 : 1, max: 1 }
}

/** Who gives his ballot now, alone, before all others (rulebook 5.6); null: nobody, or he has. */
function alone(ctx: Context, data: VoteData): PlayerId | null {
  const first = data.form?.first
  if (first === undefined || Object.hasOwn(data.given ?? {}, first)) return null
  return electorate(ctx, data).includes(first) ? first : null
}

function beforeAll(ctx: Context, data: VoteData, first: PlayerId): PromptDraft {
  return {
    actors: [first],
    shape: 'ballots',
    fields: [ballotField(ctx, first, 'vote', own(ctx, data), notACandidate(data))],
    about: { round: data.round }
  }
}

function atOnce(ctx: Context, data: VoteData): PromptDraft {
  const first = alone(ctx, data)
  if (first !== null) return beforeAll(ctx, data, first)
  const voters = electorate(ctx, data).filter((id) => !Object.hasOwn(data.given ?? {}, id))
  const asked =
    ctx.rules.voteMode === 'angryMob' ? clockwiseFromLastDead(ctx).map((player) => player.id) : voters
  const may = candidates(ctx, data)
  return {
    actors: asked.filter((id) => voters.includes(id)),
    shape: 'ballots',
    fields: voters.map((voter) => ballotField(ctx, voter, 'vote', own(ctx, data), notACandidate(data))),
    outcome: { result: [...may, null].map((value) => ({ value, ban: null })), tied: may, bare: false },
    about: { round: data.round }
  }
}

function remaining(ctx: Context, data: VoteData): PlayerId[] {
  const voters = electorate(ctx, data)
  return (data.form?.order ?? []).filter((id) => voters.includes(id) && !Object.hasOwn(data.given ?? {}, id))
}

function inTurn(ctx: Context, data: VoteData): PromptDraft | null {
  const sequence = remaining(ctx, data)
  const [next] = sequence
  if (next === undefined) return null
  return {
    prompt: data.form?.prompt ?? 'vote',
    actors: [next],
    shape: 'single',
    sequence,
    about: { given: data.given ?? {} },
    fields: [ballotField(ctx, next, 'vote', own(ctx, data), notACandidate(data))]
  }
}

function tellSequence(ctx: Context, data: VoteData): void {
  tellOrder(
    ctx,
    data.form ?? { mode: 'vote', order: [], prompt: 'vote' },
    remaining(ctx, data)[0] ?? null,
    data.given ?? {}
  )
}

function tellOrder(ctx: Context, { mode, order }: VoteForm, next: PlayerId | null, given: Ballots): void {
  ctx.tell({ fact: 'sequence', form: mode, order: order ?? [], next, given })
}

/** Counts ballots in half votes, tells the table, and goes where the count leads. */
function count(ctx: Context, data: VoteData, ballots: Ballots): void {
  const totals: { [player: string]: number } = {}
  for (const [voter, target] of Object.entries(ballots)) {
    // Who died while the vote went round neither votes nor is voted for any more.
    const counts = target !== null && ctx.player(voter).alive && ctx.player(target).alive
    if (counts) totals[target] = Number(entryOf(totals, target)) + weight(ctx, voter)
  }
  const most = Math.max(0, ...Object.values(totals))
  const top = ctx.state.players
    .map((player) => player.id)
    .filter((id) => most > 0 && entryOf(totals, id) === most)
  conclude(ctx, data, top, ballots, totals)
}

/** Rulebook 3.7 `angryMob`: the two with most cards before them, more where they are tied. */
function theTwoHighest(ctx: Context, totals: { readonly [player: string]: number }): PlayerId[] {
  const [, second = 0] = Object.values(totals).sort((a, b) => b - a)
  return ctx.state.players
    .map((player) => player.id)
    .filter((id) => second > 0 && (totals[id] ?? 0) >= second)
}

function conclude(
  ctx: Context,
  data: VoteData,
  top: readonly PlayerId[],
  ballots: Ballots | null,
  totals: { [player: string]: number } | null
): void {
  const entry: StepEntry = step('vote', asData(data))
  const held = data.form?.mode ?? 'vote'
  ctx.note('vote', {
    on: top,
    result: ballots && { ballots, totals },
    why: { module: 'vote', section: '3.7' }
  })
  ctx.tell({
    fact: 'vote',
    form: held,
    round: data.round,
    totals,
    ballots: held === 'secret' ? null : ballots,
    top
  })
  ctx.each('voted', [entry, ballots], () => false)
  const stage = totals && held === 'angryMob' && data.round === 1 ? theTwoHighest(ctx, totals) : []
  if (stage.length > 1) {
    return ctx.push(step('vote', asData({ round: 2, candidates: stage, barred: stage })))
  }
  if (top.length < 2) return condemn(ctx, top)
  ctx.tell({ fact: 'tie', players: top })
  const { resolution, module } = tie(ctx, top, ballots, entry)
  ctx.note('tie', { on: top, result: resolution.kind, why: { module, section: '3.8', rule: 'tieRule' } })
  if (resolution.kind === 'step') ctx.push(resolution.step)
  else if (resolution.kind === 'condemn') condemn(ctx, [resolution.on], resolution.cause)
  else condemn(ctx, [])
}

function outcomeOnly(ctx: Context, data: VoteData, answer: { readonly [key: string]: Json }): void {
  const result = answer['result'] as PlayerId | null | undefined
  const top = result === undefined ? (answer['tied'] as PlayerId[]) : [result]
  conclude(
    ctx,
    data,
    ctx.state.players.map((player) => player.id).filter((id) => top.includes(id)),
    null,
    null
  )
}

export const vote: Module = {
  id: 'vote',
  steps: {
    vote: {
      kind: 'ask',
      contract: [
        {
          prompt: 'vote',
          actors: 'who may vote',
          answer: '{ "ballots": { voter: player } }, { "result": player or null } or { "tied": [player, …] }'
        }
      ],
      verb: 'vote',
      enter(ctx, raw) {
        const data = asVote(raw)
        if (electorate(ctx, data).length === 0) return
        const held = form(ctx, step('vote', raw), { mode: ctx.rules.voteMode, order: null, prompt: 'vote' })
        const opened = { ...data, form: held }
        ctx.setStep(-1, step('vote', asData(opened), ENTERED))
        ctx.tell({ fact: 'vote-open', form: held.mode, round: data.round, candidates: candidates(ctx, data) })
        if (held.order) tellSequence(ctx, opened)
      },
      prompt: (ctx, raw) => (asVote(raw).form?.order ? inTurn(ctx, asVote(raw)) : atOnce(ctx, asVote(raw))),
      answer(ctx, raw, answer) {
        const data = asVote(raw)
        const [next] = data.form?.order ? remaining(ctx, data) : []
        if (next !== undefined) return takeTurn(ctx, data, next, answer as PlayerId | null)
        const given = answer as { readonly [key: string]: Json }
        if (given['ballots'] === undefined) return outcomeOnly(ctx, data, given)
        const ballots = given['ballots'] as Ballots
        const first = alone(ctx, data)
        if (first !== null) return goFirst(ctx, data, first, entryOf(ballots, first))
        const all = { ...ballots, ...data.given }
        count(
          ctx,
          data,
          Object.fromEntries(electorate(ctx, data).map((voter) => [voter, entryOf(all, voter)]))
        )
      },
      unasked(ctx, raw) {
        const data = asVote(raw)
        if (Object.keys(data.given ?? {}).length > 0) count(ctx, data, data.given ?? {})
        // Rulebook 10.1: a stage with no voter left ends with nobody; so does a vote once it is open.
        else if (data.round > 1 || data.form) condemn(ctx, [])
      },
      // Rulebook 10.1: the moderator may always close a vote: nobody dies.
      skipped: (ctx) => condemn(ctx, [])
    }
  }
}

function goFirst(ctx: Context, data: VoteData, first: PlayerId, target: PlayerId | null): void {
  const given = { [first]: target }
  ctx.push(step('vote', asData({ ...data, given }), ENTERED))
  // With closed eyes nobody sees it.
  if (data.form?.mode !== 'secret') tellOrder(ctx, { mode: 'first', order: [first], prompt: '' }, null, given)
}

/** One more ballot of a vote in turn; with nobody left to ask, what was given is counted. */
function takeTurn(ctx: Context, data: VoteData, voter: PlayerId, target: PlayerId | null): void {
  const after = { ...data, given: { ...data.given, [voter]: target } }
  ctx.push(step('vote', asData(after), ENTERED))
  tellSequence(ctx, after)
}
