/** Punishment: the last dead accuses one, who dies unless two others vouch for him (rulebook 5.2 F14, I73, I74). */
import { kill } from '../deaths'
import { chainPhase } from '../kernel/aftermath'
import { mayAct } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { overFact } from '../kernel/effects'
import { playerChoices } from '../kernel/fields'
import { inSeatOrder, lastDead } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { Data, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

const ID = 'punishment'
const ACCUSED = 'punishment.accused'
const WITNESSES = 'punishment.witnesses'
const SECTION = '5.2 F14'
/** So many witnesses save him. */
const ENOUGH = 2

function accuse(ctx: Context, player: PlayerId): void {
  const dead = lastDead(ctx)
  ctx.note('accused', { by: dead ? [dead.id] : [], on: [player], why: { module: ID, section: SECTION } })
  ctx.tell({ fact: 'accused', player, witnesses: null })
  ctx.push(step(WITNESSES, { player }))
}

function judge(ctx: Context, player: PlayerId, witnesses: readonly PlayerId[]): void {
  ctx.note('witnesses', { by: witnesses, on: [player], why: { module: ID, section: SECTION } })
  ctx.tell({ fact: 'accused', player, witnesses })
  if (witnesses.length < ENOUGH) kill(ctx, [{ player, cause: ID }], chainPhase(ctx), 'day')
}

const accusedOf = (data: Data) => data['player'] as PlayerId

export const punishment: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote',
    section: SECTION,
    needs: (ctx) => lastDead(ctx) !== null,
    play(ctx) {
      ctx.tell(overFact(ctx, ID))
      ctx.push(step(ACCUSED))
    }
  },
  steps: {
    [ACCUSED]: {
      kind: 'ask',
      contract: [{ prompt: ACCUSED, actors: 'last dead', answer: 'player' }],
      prompt(ctx) {
        const dead = lastDead(ctx)
        const choices = playerChoices(ctx, (id) =>
          ctx.player(id).alive ? null : { code: 'not-alive', section: '3.9' }
        )
        return dead
          ? {
              actors: [dead.id],
              shape: 'single',
              fields: [{ key: 'accused', by: dead.id, kind: 'player', min: 1, max: 1, choices }]
            }
          : null
      },
      answer: (ctx, _data, player) => accuse(ctx, player as PlayerId)
    },
    [WITNESSES]: {
      kind: 'ask',
      contract: [{ prompt: WITNESSES, actors: 'moderator', answer: 'list of players (2 save)' }],
      verb: 'vouch',
      prompt(ctx, data) {
        const accused = accusedOf(data)
        const choices = playerChoices(ctx, (id) =>
          id === accused ? { code: 'oneself', section: SECTION } : mayAct(ctx, 'vouch', id)
        )
        return ctx.player(accused).alive
          ? {
              actors: [],
              shape: 'single',
              about: { accused },
              fields: [
                { key: 'witnesses', by: null, kind: 'players', min: 0, max: choices.length - 1, choices }
              ]
            }
          : null
      },
      answer: (ctx, data, witnesses) =>
        judge(ctx, accusedOf(data), inSeatOrder(ctx, (witnesses ?? []) as PlayerId[])),
      // Nobody is there who could come forward.
      unasked(ctx, data) {
        if (ctx.player(accusedOf(data)).alive) judge(ctx, accusedOf(data), [])
      }
    }
  }
}
