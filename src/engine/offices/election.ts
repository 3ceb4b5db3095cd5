/** The election of the Sheriff: when it falls, and how it is counted (rulebook 4.10, 7.3, D27–D29). */
import { entryOf } from '../kernel/answers'
import { mayAct, mayTarget } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { ballotField } from '../kernel/fields'
import type { Ballots } from '../kernel/hooks'
import type { AskStep } from '../kernel/module'
import type { Data, PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'
import { install, isGiven } from './badge'

/** The step before which the election falls (D28). */
const ELECTION_BEFORE = { preGame: 'round', day1BeforeDeaths: 'settle', day1AfterSpeeches: 'votes' } as const

/** Whether a step ends the voting: a card may have taken the voting itself away (5.2 F24). */
function endsVoting({ step: name, data }: StepEntry): boolean {
  return name === 'boundary' && data['boundary'] === 'vote'
}

/** Whether the election is held before this step. */
export function electionIsDue(ctx: Context, entry: StepEntry): boolean {
  const { sheriffElection, sheriffTiming } = ctx.rules
  const round = sheriffTiming === 'preGame' ? 0 : 1
  return (
    sheriffElection !== 'none' &&
    ctx.state.clock.round === round &&
    (entry.step === ELECTION_BEFORE[sheriffTiming] ||
      (sheriffTiming === 'day1AfterSpeeches' && endsVoting(entry))) &&
    !isGiven(ctx) &&
    !ctx.state.history.some(({ what }) => what === 'badge')
  )
}

/** The steps in which the Sheriff is elected. */
export const ELECTION_STEPS: ReadonlySet<string> = new Set([
  'sheriff-election',
  'sheriff-election.stand',
  'sheriff-election.withdraw'
])

/** Whether the election is being held (rulebook 7.3: on stage). */
export function isOnStage(ctx: Context): boolean {
  return ctx.state.stack.some((entry) => ELECTION_STEPS.has(entry.step))
}

/** Whether the election is being held, or still to come this day. */
export function isAhead(ctx: Context): boolean {
  return isOnStage(ctx) || ctx.state.stack.some((entry) => electionIsDue(ctx, entry))
}

export function firstStep(ctx: Context): StepEntry {
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
