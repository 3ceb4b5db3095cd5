/** The Sheriff's office: elected, two votes, the last word in a tie, passed on (rulebook 4.10, D23–D31). */
import { chainPhase } from '../kernel/aftermath'
import { mayAct, mayTarget } from '../kernel/ask'
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { choicesAmong, playerChoices } from '../kernel/fields'
import type { Ballots, Resolution } from '../kernel/hooks'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Data, Json, PlayerId } from '../kernel/state'
import { step, type StepEntry } from '../kernel/steps'
import { SHERIFF, install, sheriffOf } from './badge'
import { election, electionIsDue, firstStep } from './election'

/** The Sheriff, where he may settle a tie now. */
function tieBreaker(ctx: Context): PlayerId | null {
  const sheriff = sheriffOf(ctx)
  return sheriff !== null && !mayAct(ctx, 'break-tie', sheriff) ? sheriff : null
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
  id: SHERIFF,
  office: true,
  law: {
    weight: (ctx, _self, voter, half) =>
      sheriffOf(ctx) === voter ? half * ctx.rules.sheriffWeight : undefined,
    around: (ctx, _self, entry) => (electionIsDue(ctx, entry) ? { before: [firstStep(ctx)] } : undefined),
    tie: (ctx, _self, tied, ballots, entry) => settlesTie(ctx, tied, ballots, entry),
    died(ctx, _self, death) {
      if (sheriffOf(ctx) === death.player)
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
  return sheriffOf(ctx) === dying && !ctx.player(dying).alive
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
