/** Scapegoat: in a tie he dies instead, and names who may vote the next day (rulebook 4.13, D23). */
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Effect, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'scapegoat'

function tellBarred(ctx: Context, effect: Effect, on: boolean): void {
  for (const player of effect.on) if (ctx.player(player).alive) ctx.tell({ fact: 'no-vote', player, on })
}

export const scapegoat: Module = {
  id: ID,
  bansOn: ['vote', 'break-tie'],
  role: { camp: 'village', counts: 'god', traits: [], power: {} },
  power: {
    tie: (ctx, { holder }) =>
      ctx.player(holder).alive ? { kind: 'condemn', on: holder, cause: ID } : undefined,
    died(ctx, { holder }, death) {
      if (death.cause === ID) ctx.follow(RANK.testament, step(ID, { player: holder }))
    }
  },
  effects: {
    barred: {
      mayAct: (_ctx, { effect }, _verb, actor) =>
        effect.on.includes(actor) ? { code: 'not-on-the-list', section: '4.13' } : undefined
    }
  },
  began: (ctx, effect) => {
    tellBarred(ctx, effect, true)
  },
  ended: (ctx, effect) => {
    tellBarred(ctx, effect, false)
  },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [
        { prompt: ID, actors: 'dead Scapegoat', answer: 'list of players who may vote the next day' }
      ],
      prompt: (ctx, data) => ({
        actors: [data['player'] as PlayerId],
        shape: 'single',
        fields: [
          {
            key: 'voters',
            by: data['player'] as PlayerId,
            kind: 'players',
            min: 1,
            max: ctx.living().length,
            choices: ctx.living().map((player) => ({ value: player.id, ban: null }))
          }
        ]
      }),
      answer(ctx, data, answer) {
        const voters = answer as PlayerId[]
        const barred = ctx
          .living()
          .map((player) => player.id)
          .filter((id) => !voters.includes(id))
        ctx.addEffect({ source: ID, kind: 'barred', on: barred, from: 'dusk', until: 'vote' })
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
