/** Ties that no Sheriff settles: another vote, a stage, a lot, or nobody (rulebook 3.8, D24, 10.1). */
import { condemn } from '../kernel/changes'
import type { Context } from '../kernel/context'
import { thisRound } from '../kernel/history'
import { choicesAmong } from '../kernel/fields'
import type { Module } from '../kernel/module'
import type { Data, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'tie-rules'
/** From this round on an angry mob that still cannot agree may be helped by the lot. */
const LOT_FROM_ROUND = 2

function stoodOnStage(ctx: Context, player: PlayerId): boolean {
  // Of a tie that somebody else settled nobody went on stage.
  return thisRound(ctx, 'tie').some(({ on, why }) => why?.module === ID && on.includes(player))
}

export const tieRules: Module = {
  id: ID,
  bansOn: ['vote'],
  law: {
    // Who stood on the stage does not vote that day, in a second vote neither (7.6, OR6).
    mayAct: (ctx, _self, _verb, actor) =>
      ctx.rules.tieRule === 'pk' && stoodOnStage(ctx, actor)
        ? { code: 'on-stage', section: '7.6' }
        : undefined,
    tie(ctx, _self, tied, _ballots, entry) {
      const round = entry.data['round'] as number
      const again = (data: Data = {}) =>
        ({ kind: 'step', step: step('vote', { round: round + 1, candidates: tied, ...data }) }) as const
      // An angry mob votes again until one is left (rulebook 3.7).
      switch (ctx.rules.voteMode === 'angryMob' ? 'angryMob' : ctx.rules.tieRule) {
        case 'sheriffElseRevote':
        case 'revoteUntilOut':
          return again()
        case 'revoteOnce':
        case 'pk':
          return round === 1 ? again() : undefined
        case 'angryMob':
          return round < LOT_FROM_ROUND
            ? again({ barred: tied })
            : { kind: 'step', step: step('vote.lot', { tied, round }) }
        default:
          return undefined
      }
    }
  },
  steps: {
    'vote.lot': {
      kind: 'ask',
      contract: [{ prompt: 'vote.lot', actors: 'moderator', answer: 'player or null (vote again)' }],
      prompt: (ctx, data) => ({
        actors: [],
        shape: 'single',
        fields: [
          {
            key: 'lot',
            by: null,
            kind: 'player',
            min: 0,
            max: 1,
            choices: choicesAmong(ctx, data['tied'] as PlayerId[])
          }
        ]
      }),
      unasked: (ctx) => condemn(ctx, []),
      skipped: (ctx) => condemn(ctx, []),
      answer(ctx, data, player) {
        const tied = data['tied'] as PlayerId[]
        if (player !== null) condemn(ctx, [player as PlayerId])
        else ctx.push(step('vote', { round: (data['round'] as number) + 1, candidates: tied, barred: tied }))
      }
    }
  }
}
