/** Queries over what happened: "last", "first" and "today" are never fields. */
import type { Context } from './context'
import type { Cause, HistoryEntry, Player, PlayerId } from './state'

/**
 * The last dead player (rulebook 0): of a batch the last in seat order, unless the
 * moderator named another. Null while nobody is dead.
 */
export function lastDead(ctx: Context): Player | null {
  for (let at = ctx.state.history.length - 1; at >= 0; at--) {
    const entry = ctx.state.history[at]
    if (entry?.what !== 'death' && entry?.what !== 'last-dead') continue
    const player = entry.on[0] === undefined ? undefined : ctx.player(entry.on[0])
    if (player && !player.alive) return player
  }
  return null
}

/** Every death of one cause, in the order in which they happened. */
export function deathsWithCause(ctx: Context, cause: Cause): HistoryEntry[] {
  return ctx.state.history.filter((entry) => entry.what === 'death' && entry.result === cause)
}

/** What happened in the round that runs. */
export function thisRound(ctx: Context, what: string): HistoryEntry[] {
  const { round } = ctx.state.clock
  return ctx.state.history.filter((entry) => entry.what === what && entry.round === round)
}

/** The living, clockwise, beginning with the left neighbour of a seat (rulebook 0). */
export function clockwiseFrom(ctx: Context, seat: number): Player[] {
  const { players } = ctx.state
  return players
    .map((_, step) => players[(seat + step) % players.length])
    .filter((player): player is Player => player?.alive === true)
}

/** A player's neighbours: the nearest living ones, or those on the next seats if they live (D65 `adjacency`). */
export function neighboursOf(ctx: Context, player: PlayerId): PlayerId[] {
  const { players } = ctx.state
  const at = players.findIndex(({ id }) => id === player)
  const beside = (direction: 1 | -1): PlayerId[] => {
    for (let step = 1; step < players.length; step++) {
      const other = players[(at + direction * step + players.length * step) % players.length]
      if (other?.alive && other.id !== player) return [other.id]
      if (ctx.rules.adjacency === 'seat') return []
    }
    return []
  }
  return [...new Set([...beside(1), ...beside(-1)])]
}

/** Ids in seat order. */
export function inSeatOrder(ctx: Context, ids: readonly PlayerId[]): PlayerId[] {
  return [...ids].sort((a, b) => ctx.player(a).seat - ctx.player(b).seat)
}

/** The living, clockwise from the left of the last dead; else from the Sheriff's left, else from the first seat (rulebook 0). */
export function clockwiseFromLastDead(ctx: Context): Player[] {
  const sheriff = ctx.officer('sheriff')
  const from = lastDead(ctx)?.seat ?? (sheriff ? ctx.player(sheriff).seat : 0)
  return clockwiseFrom(ctx, from)
}

/** The night's victim: of those found dead together the one the moderator named, else the last in seat order. */
function nightsVictim(ctx: Context): Player | null {
  const found = ctx.facts.findLast((one) => one.fact === 'death' && one.when === 'night')
  const ids = found?.fact === 'death' ? found.players.map(({ id }) => id) : []
  const named = thisRound(ctx, 'last-dead').flatMap(({ on }) => on)
  const victim = named.findLast((id) => ids.includes(id)) ?? ids.at(-1)
  return victim === undefined ? null : ctx.player(victim)
}

/** The living, clockwise from the left of the night's victim; after a night without one, of the last dead (rulebook 0). */
export function clockwiseFromVictim(ctx: Context): Player[] {
  const victim = nightsVictim(ctx)
  return victim ? clockwiseFrom(ctx, victim.seat) : clockwiseFromLastDead(ctx)
}

/** The last batch of deaths as the table was told it: who, and the card he showed or null. */
export function lastAnnounced(ctx: Context): {
  readonly players: string[]
  readonly roles: (string | null)[]
} {
  const fact = ctx.facts.findLast((one) => one.fact === 'death')
  const players = fact?.fact === 'death' ? fact.players : []
  return { players: players.map(({ id }) => id), roles: players.map(({ role }) => role) }
}
