/** Gone Hunting: the men are away until dawn, wolves and prey alike (rulebook 5.2 F11, I50, I51). */
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { absence, comeBack, sendAway } from '../laws/absence'

const ID = 'gone-hunting'

function men(ctx: Context): PlayerId[] {
  return ctx
    .living()
    .filter((player) => player.sex === 'male')
    .map((player) => player.id)
}

export const goneHunting: Module = {
  id: ID,
  bansOn: ['speak', 'vote', 'elect', 'break-tie', 'trust', 'attack'],
  card: {
    moon: 'full',
    until: 'dawn',
    play(ctx) {
      if (ctx.living().some((player) => player.sex === null)) ctx.push(step(ID))
      else sendAway(ctx, ID, men(ctx), 'dawn')
    }
  },
  ended: comeBack,
  effects: { away: absence(true) },
  steps: {
    [ID]: {
      kind: 'ask',
      contract: [{ prompt: ID, actors: 'moderator, if data are missing', answer: 'list of players' }],
      prompt: (ctx) => ({
        actors: [],
        shape: 'single',
        proposed: men(ctx),
        optional: false,
        fields: [
          {
            key: 'men',
            by: null,
            kind: 'players',
            min: 0,
            max: ctx.living().length,
            choices: ctx.living().map((player) => ({ value: player.id, ban: null }))
          }
        ]
      }),
      answer(ctx, _data, answer) {
        const away = (answer ?? []) as PlayerId[]
        for (const player of ctx.living())
          if (player.sex === null) ctx.fillIn(player.id, away.includes(player.id) ? 'male' : 'female')
        sendAway(
          ctx,
          ID,
          ctx
            .living()
            .map((player) => player.id)
            .filter((id) => away.includes(id)),
          'dawn'
        )
      }
    }
  }
}
