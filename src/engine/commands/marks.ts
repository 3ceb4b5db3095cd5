/** Marks that the moderator puts on a player by correction: no vote, away, no power, charmed, infected. */
import type { Context } from '../kernel/context'
import { endEffect } from '../kernel/effects'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { ABSENCE_VERBS, absence } from '../laws/absence'
import { charm, charmed, uncharm } from '../laws/charm'
import { heal, infect, isInfected } from '../laws/infection'

const ID = 'moderator'
export type MarkName = 'no-vote' | 'away' | 'no-power' | 'charmed' | 'infected'

/** What else a power or a card does, told to nobody. */
const SECRET = {
  charmed: {
    is: (ctx: Context, player: PlayerId) => charmed(ctx).includes(player),
    put: (ctx: Context, player: PlayerId) => {
      charm(ctx, [player])
    },
    take: uncharm
  },
  infected: { is: isInfected, put: infect, take: heal }
} as const

/** Puts a mark on or takes it off; what the table sees of it is told. */
export function setMark(ctx: Context, player: PlayerId, mark: MarkName, on: boolean): void {
  if (mark === 'charmed' || mark === 'infected') {
    const { is, put, take } = SECRET[mark]
    if (is(ctx, player) !== on) (on ? put : take)(ctx, player)
    return
  }
  const standing = ctx.state.effects.find(
    (effect) => effect.source === ID && effect.kind === mark && effect.on.includes(player)
  )
  if (on === (standing !== undefined)) return
  if (standing) endEffect(ctx, standing)
  else ctx.addEffect({ source: ID, kind: mark, on: [player], until: 'game-end' })
  if (mark === 'no-vote') ctx.tell({ fact: 'no-vote', player, on })
  if (mark === 'away') ctx.tell({ fact: on ? 'absent' : 'back', players: [player], card: ID })
}

/** Whether a player's own power is banned by a mark. */
export function isPowerless(ctx: Context, player: PlayerId): boolean {
  const own = ctx.state.powers.filter((power) => power.holder === player)
  return own.length > 0 && !ctx.workingPowers().some(({ power }) => power.holder === player)
}

export const marks: Module = {
  id: ID,
  bansOn: ABSENCE_VERBS,
  effects: {
    'no-vote': {
      mayAct: (_ctx, { effect }, verb, actor) =>
        (verb === 'vote' || verb === 'break-tie') && effect.on.includes(actor)
          ? { code: 'no-vote', section: '3.7' }
          : undefined
    },
    away: absence(false),
    'no-power': {
      works: (_ctx, { effect }, power) =>
        power.holder !== null && effect.on.includes(power.holder)
          ? { code: 'powerless', section: '4' }
          : undefined
    }
  }
}
