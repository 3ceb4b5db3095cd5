/** Scapegoat: in a tie he dies instead, and names who may vote the next day (rulebook 4.13, D23). */
import { averter } from '../deaths'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Effect, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { votesAgain } from '../laws/absence'

const ID = 'scapegoat'

/** The living who are not on his list, also those who were dead when he wrote it. */
function barred(ctx: Context, { data }: Effect): PlayerId[] {
  const voters = data['voters'] as PlayerId[]
  return ctx
    .living()
    .map((player) => player.id)
    .filter((id) => !voters.includes(id))
}

/** Whether he may still name voters: the Elder may have fallen in the same chain (3.4f). */
function mayName(ctx: Context, player: PlayerId): boolean {
  return ctx.workingPowers().some(({ power, holder }) => power.role === ID && holder === player)
}

export const scapegoat: Module = {
  id: ID,
  bansOn: ['vote', 'elect', 'break-tie'],
  role: { camp: 'village', counts: 'god', traits: [], power: {} },
  power: {
    // Who cannot die now cannot die of a tie: it is an ordinary one (5.3 C2).
    tie: (ctx, { holder }) =>
      ctx.player(holder).alive && averter(ctx, { player: holder, cause: ID, phase: 'vote' }) === null
        ? { kind: 'condemn', on: holder, cause: ID }
        : undefined,
    died(ctx, { holder }, death) {
      if (death.cause === ID) ctx.follow(RANK.testament, step(ID, { player: holder }))
    }
  },
  effects: {
    barred: {
      mayAct: (_ctx, { effect }, _verb, actor) =>
        (effect.data['voters'] as PlayerId[]).includes(actor)
          ? undefined
          : { code: 'not-on-the-list', section: '4.13' }
    }
  },
  began: (ctx, effect) => {
    for (const player of barred(ctx, effect)) ctx.tell({ fact: 'no-vote', player, on: true })
  },
  // Who has no vote for another reason has none now.
  ended: (ctx, effect) => {
    votesAgain(ctx, barred(ctx, effect))
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [
        { prompt: ID, actors: 'dead Scapegoat', answer: 'list of players who may vote the next day' }
      ],
      prompt(ctx, data) {
        const by = data['player'] as PlayerId
        const choices = ctx.living().map((player) => ({ value: player.id, ban: null }))
        return mayName(ctx, by)
          ? {
              actors: [by],
              shape: 'single',
              fields: [{ key: 'voters', by, kind: 'players', min: 1, max: choices.length, choices }]
            }
          : null
      },
      answer(ctx, data, answer) {
        const voters = answer as PlayerId[]
        ctx.addEffect({ source: ID, kind: 'barred', from: 'dusk', until: 'vote', data: { voters } })
        ctx.note('voters', {
          by: [data['player'] as PlayerId],
          on: voters,
          why: { module: ID, section: '4.13' }
        })
        ctx.tell({ fact: 'voters', players: voters })
      }
    }
  }
}
