/** Who is under the Piper's charm: for good, and for each alone (rulebook 4.15). */
import type { Context } from '../kernel/context'
import type { Effect, PlayerId } from '../kernel/state'

const KIND = 'charmed'

function charmEffect(ctx: Context): Effect | undefined {
  return ctx.state.effects.find(({ kind }) => kind === KIND)
}

/** All who are charmed, the dead included. */
export function charmed(ctx: Context): readonly PlayerId[] {
  return charmEffect(ctx)?.on ?? []
}

/** Charms players beside those who are. */
export function charm(ctx: Context, players: readonly PlayerId[]): void {
  const standing = charmEffect(ctx)
  if (standing) ctx.setEffect(standing.id, { on: [...standing.on, ...players] })
  else ctx.addEffect({ source: 'piper', kind: KIND, on: players, until: 'game-end' })
}

/** Takes the charm off a player, as only the moderator's correction does. */
export function uncharm(ctx: Context, player: PlayerId): void {
  const standing = charmEffect(ctx)
  if (standing) ctx.setEffect(standing.id, { on: standing.on.filter((id) => id !== player) })
}
