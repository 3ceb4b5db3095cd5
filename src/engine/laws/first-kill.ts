/** Who fell first last time cannot be the wolves' first victim now: the knife finds nobody (rulebook 7.9, D48, I93). */
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'

/** From this size on the protection reaches further. */
const LARGE_TABLE = 13
/** So many newcomers are no minority any more. */
const MANY_NEWCOMERS = 3

function protectedPlayers(ctx: Context): ReadonlySet<PlayerId> {
  const { lastGame, gameBefore, players } = ctx.setup
  const large = players.length >= LARGE_TABLE
  const newcomers = lastGame?.newcomers ?? []
  const ids = [
    lastGame?.firstVictim,
    lastGame?.moderator,
    ...(large ? [lastGame?.firstVotedOut, gameBefore?.firstVictim, gameBefore?.firstVotedOut] : []),
    ...(newcomers.length < MANY_NEWCOMERS ? newcomers : [])
  ]
  return new Set(ids.filter((id): id is PlayerId => id !== undefined))
}

export const firstKill: Module = {
  id: 'first-kill',
  law: {
    onAttack(ctx, _self, attack) {
      if (!ctx.rules.firstKillProtection) return undefined
      const first = !ctx.state.history.some(
        (entry) => entry.what === 'death' && entry.result === 'werewolves'
      )
      return first && protectedPlayers(ctx).has(attack.on) ? 'empty' : undefined
    }
  }
}
