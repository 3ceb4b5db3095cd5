import type { ModeratorView } from '../shared/game'
import type { SeasonLine, SeasonTally } from '../shared/season'

/** What is kept of a finished game. */
export interface SeasonGame {
  /** When it began: no two games share it. */
  readonly began: string
  readonly camps: readonly string[]
  readonly players: readonly {
    readonly name: string
    /** The card that was dealt; whatever it became later is part of this role's luck. */
    readonly role: string
    readonly won: boolean
    readonly survived: boolean
  }[]
}

/** What a finished game adds; null while it is not over. */
export function seasonGame(began: string, { players, winners, prompt }: ModeratorView): SeasonGame | null {
  // While the result is still read aloud, the game can end otherwise.
  if (winners === null || prompt !== null) return null
  return {
    began,
    camps: winners.camps,
    players: players.map(({ id, name, dealtRole, alive }) => ({
      name: name.trim(),
      role: dealtRole,
      won: winners.players.includes(id),
      survived: alive
    }))
  }
}

/** All games added up, by player and by role; who has played most comes first, then who has won most. */
export function tallyOf(since: string | null, games: readonly SeasonGame[]): SeasonTally {
  const seats = games.flatMap((game) => game.players)
  const camps: { [camp: string]: number } = {}
  for (const game of games)
    for (const camp of game.camps.length === 0 ? ['nobody'] : game.camps) camps[camp] = (camps[camp] ?? 0) + 1
  return {
    since,
    games: games.length,
    camps,
    players: linesBy(
      seats.filter(({ name }) => name !== ''),
      ({ name }) => name
    ),
    roles: linesBy(seats, ({ role }) => role)
  }
}

type Seat = SeasonGame['players'][number]

function linesBy(seats: readonly Seat[], of: (seat: Seat) => string): SeasonLine[] {
  const lines = new Map<string, SeasonLine>()
  for (const seat of seats) {
    const before = lines.get(of(seat)) ?? { of: of(seat), games: 0, wins: 0, survived: 0 }
    lines.set(of(seat), {
      ...before,
      games: before.games + 1,
      wins: before.wins + (seat.won ? 1 : 0),
      survived: before.survived + (seat.survived ? 1 : 0)
    })
  }
  return [...lines.values()].sort(
    (one, other) => other.games - one.games || other.wins - one.wins || one.of.localeCompare(other.of)
  )
}
