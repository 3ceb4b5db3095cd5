/** The Sheriff's office: elected, two votes, the last word in a tie, passed on (rulebook 4.10, D23–D31). */
import { chainPhase } from '../kernel/aftermath'
import { entryOf } from '../kernel/answers'
import { mayAct, mayTarget } from '../kernel/ask'
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { ballotField, choicesAmong, playerChoices } from '../kernel/fields'
import type { Ballots, Resolution } from '../kernel/hooks'
import type { AskStep, Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Data, Json, PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'
import { handOver } from './hand-over'

const OFFICE = 'sheriff'

function holder(ctx: Context): PlayerId | null {
  return ctx.state.offices.find((office) => office.office === OFFICE)?.holder ?? null
}

/** The Sheriff, where he may settle a tie now. */
function tieBreaker(ctx: Context): PlayerId | null {
  const sheriff = holder(ctx)
  return sheriff !== null && !mayAct(ctx, 'break-tie', sheriff) ? sheriff : null
}

function install(ctx: Context, player: PlayerId | null, what: string, on = player): void {
  handOver(ctx, OFFICE, player)
  ctx.note(what, { on: on === null ? [] : [on], why: { module: OFFICE, section: '4.10' } })
}

/** The first step of the round in which the election falls (D28). */
const ELECTION_BEFORE = { preGame: 'round', day1BeforeDeaths: 'settle', day1AfterSpeeches: 'votes' } as const

function electionIsDue(ctx: Context, entry: StepEntry): boolean {
  const { sheriffElection, sheriffTiming } = ctx.rules
  const round = sheriffTiming === 'preGame' ? 0 : 1
  return (
    sheriffElection !== 'none' &&
    ctx.state.clock.round === round &&
    entry.step === ELECTION_BEFORE[sheriffTiming] &&
    !ctx.state.offices.some((office) => office.office === OFFICE)
  )
}

function firstStep(ctx: Context): StepEntry {
  return ctx.rules.sheriffElection === 'candidacy'
    ? step('sheriff-election.stand')
    : step('sheriff-election', { round: 1 })
}

function candidates(ctx: Context, data: Data): PlayerId[] {
  const standing = data['candidates'] as PlayerId[] | undefined
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => (standing?.includes(id) ?? true) && !mayTarget(ctx, 'elect', null, id))
}

/** Who votes for the Sheriff: of those who ever stood, nobody (rulebook 7.3). */
function voters(ctx: Context, data: Data): PlayerId[] {
  const barred = data['barred'] as PlayerId[] | undefined
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !barred?.includes(id) && !mayAct(ctx, 'elect', id))
}

/** The election is decided: this player, or nobody. */
export function elect(ctx: Context, player: PlayerId | null): void {
  install(ctx, player, 'elected')
  // The count stays in sight until the host goes on.
  ctx.push(step('elected', { player }))
}

/** Takes the badge from its holder; somebody else is to be elected (rulebook 5.2 F17). */
export function dismiss(ctx: Context): PlayerId | null {
  const dismissed = holder(ctx)
  if (dismissed !== null) install(ctx, null, 'dismissed', dismissed)
  return dismissed
}

/** Whether the table plays with the badge: somebody wears it, or it can still be given (D27). */
export function isInUse(ctx: Context): boolean {
  const gone = ctx.state.offices.some((office) => office.office === OFFICE && office.gone)
  return holder(ctx) !== null || (ctx.rules.sheriffElection !== 'none' && !gone)
}

function countElection(ctx: Context, name: string, data: Data, ballots: Ballots): void {
  const totals: { [player: string]: number } = {}
  for (const target of Object.values(ballots))
    if (target !== null) totals[target] = Number(entryOf(totals, target)) + 2
  const most = Math.max(0, ...Object.values(totals))
  const top = candidates(ctx, data).filter((id) => entryOf(totals, id) === most)
  const round = data['round'] as number
  ctx.tell({ fact: 'vote', form: 'sheriff-election', round, totals, ballots, top })
  if (top.length === 1) return elect(ctx, top[0] ?? null)
  if (top.length > 1) ctx.tell({ fact: 'tie', players: top })
  if (top.length > 1 && round === 1 && ctx.rules.sheriffTie === 'reRunOnce') {
    ctx.push(step(name, { ...data, round: 2, candidates: top }))
  } else elect(ctx, null)
}

/**
 * A question in which the village elects its Sheriff; its data are the round and, where not
 * everybody may be elected, the candidates.
 *
 * @param name the step and its prompt
 * @param shape how its contract names an answer without ballots
 * @param also what may be entered as the result besides a candidate
 */
export function election(name: string, shape: string, also: readonly null[]): AskStep {
  return {
    kind: 'ask',
    contract: [
      { prompt: name, actors: 'electorate', answer: `${shape}, or { "ballots": { voter: candidate } }` }
    ],
    verb: 'elect',
    enter: (ctx, data) =>
      ctx.tell({
        fact: 'vote-open',
        form: 'sheriff-election',
        round: data['round'] as number,
        candidates: candidates(ctx, data)
      }),
    prompt(ctx, data) {
      const may = candidates(ctx, data)
      const notStanding = (id: PlayerId) =>
        may.includes(id) ? null : { code: 'not-candidate', section: '7.3' }
      return {
        actors: voters(ctx, data),
        shape: 'ballots',
        fields: voters(ctx, data).map((voter) =>
          ballotField(ctx, voter, 'elect', { min: 0, max: 1 }, notStanding)
        ),
        outcome: { result: [...may, ...also].map((value) => ({ value, ban: null })), tied: [], bare: true },
        about: { round: data['round'] ?? 1 }
      }
    },
    answer(ctx, data, answer) {
      const ballots =
        typeof answer === 'object' && answer !== null ? (answer as { ballots: Ballots }).ballots : null
      if (ballots) return countElection(ctx, name, data, ballots)
      const top = answer === null ? [] : [answer as PlayerId]
      ctx.tell({
        fact: 'vote',
        form: 'sheriff-election',
        round: data['round'] as number,
        totals: null,
        ballots: null,
        top
      })
      elect(ctx, answer as PlayerId | null)
    },
    unasked: (ctx) => elect(ctx, null),
    skipped: (ctx) => elect(ctx, null)
  }
}

/** How the Sheriff settles a tie by the house's tie rule; undefined: he does not (D24 B, C, D). */
export function settlesTie(
  ctx: Context,
  tied: readonly PlayerId[],
  ballots: Ballots | null,
  entry: StepEntry
): Resolution | undefined {
  const breaker = tieBreaker(ctx)
  const rule = ctx.rules.tieRule
  if (breaker === null || (rule !== 'sheriffPicks' && rule !== 'sheriffVote' && rule !== 'sheriffElseRevote'))
    return undefined
  if (rule === 'sheriffPicks' || !ballots)
    return { kind: 'step', step: step('sheriff-tie-break', { tied, round: entry.data['round'] ?? 1 }) }
  const own = ballots[breaker]
  return own && tied.includes(own) ? { kind: 'condemn', on: own, cause: 'vote' } : undefined
}

export const sheriff: Module = {
  id: OFFICE,
  office: true,
  law: {
    weight: (ctx, _self, voter, half) => (holder(ctx) === voter ? half * ctx.rules.sheriffWeight : undefined),
    around: (ctx, _self, entry) => (electionIsDue(ctx, entry) ? { before: [firstStep(ctx)] } : undefined),
    tie: (ctx, _self, tied, ballots, entry) => settlesTie(ctx, tied, ballots, entry),
    died(ctx, _self, death) {
      if (holder(ctx) === death.player)
        ctx.follow(RANK.succession, step('sheriff-successor', { player: death.player }))
    }
  },
  steps: {
    'sheriff-election': election('sheriff-election', 'player or null', [null]),
    elected: {
      kind: 'say',
      about: (_ctx, data) => ({ player: data['player'] ?? null })
    },
    'sheriff-successor': {
      kind: 'ask',
      contract: [{ prompt: 'sheriff-successor', actors: 'dying Sheriff', answer: 'player or null' }],
      prompt(ctx, data) {
        const dying = data['player'] as PlayerId
        return mustPassOn(ctx, dying)
          ? {
              actors: [dying],
              shape: 'single',
              fields: [
                {
                  key: 'successor',
                  by: dying,
                  kind: 'player',
                  max: 1,
                  min: ctx.rules.sheriffSuccession === 'must' ? 1 : 0,
                  choices: playerChoices(ctx, (id) => mayTarget(ctx, 'succeed', dying, id))
                }
              ]
            }
          : null
      },
      answer: (ctx, _data, player) => install(ctx, player as PlayerId | null, 'successor'),
      unasked: leaveVacant,
      skipped: leaveVacant
    },
    'sheriff-tie-break': {
      kind: 'ask',
      contract: [{ prompt: 'sheriff-tie-break', actors: 'Sheriff', answer: 'player or null' }],
      prompt(ctx, data) {
        const breaker = tieBreaker(ctx)
        const tied = data['tied'] as PlayerId[]
        return breaker === null
          ? null
          : {
              actors: [breaker],
              shape: 'single',
              about: { phase: chainPhase(ctx) },
              fields: [
                {
                  key: 'condemned',
                  by: breaker,
                  kind: 'player',
                  min: 0,
                  max: 1,
                  choices: choicesAmong(ctx, tied)
                }
              ]
            }
      },
      answer(ctx, data, player) {
        if (player !== null) condemn(ctx, [player as PlayerId])
        else noChoice(ctx, data)
      },
      unasked: (ctx) => condemn(ctx, []),
      skipped: (ctx) => condemn(ctx, [])
    }
  }
}

/** Whether the badge is still with a dead player: the moderator may have handed it on himself. */
function mustPassOn(ctx: Context, dying: PlayerId): boolean {
  return holder(ctx) === dying && !ctx.player(dying).alive
}

function leaveVacant(ctx: Context, data: Data): void {
  if (mustPassOn(ctx, data['player'] as PlayerId)) install(ctx, null, 'successor')
}

/** He voted for none of the tied: nobody, unless the rule lets everybody vote again (D24). */
function noChoice(ctx: Context, data: Data): void {
  if (ctx.rules.tieRule === 'sheriffElseRevote') {
    ctx.push(step('vote', { round: (data['round'] as number) + 1, candidates: data['tied'] as Json }))
  } else condemn(ctx, [])
}
