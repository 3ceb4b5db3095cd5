import type { GameSetup, Json } from '../../../shared/game'
import type { LastMark } from '../../../shared/people'
import { distinct } from './parse-roster'
import { inPlay, type RoleCounts } from './role-counts'
import type { RosterSeat } from './seats'

export interface SetupParts {
  readonly seats: readonly RosterSeat[]
  /** One role a seat, in seat order; null: not known, or learned by roll call. */
  readonly roles: readonly (string | null)[]
  /** What is in play where nobody's role is known. */
  readonly counts: RoleCounts | null
  /** The cards in the middle, for the Thief. */
  readonly middle: readonly string[]
  readonly deck: readonly string[] | 'table'
  /** The dark moons that are in force from the start. */
  readonly starting: readonly string[]
  readonly ruleset: string
  /** Only what differs from the rule set. */
  readonly houseRules: { readonly [rule: string]: Json }
  /** What a seat without a name is called. */
  readonly nameless: (seat: number) => string
}

/** The set-up of a game as plain data. */
export function buildSetup(parts: SetupParts): GameSetup {
  const { seats, roles, counts, middle, deck, starting, ruleset, houseRules, nameless } = parts
  const names: string[] = []
  for (const [at, seat] of seats.entries()) names.push(distinct(seat.name || nameless(at + 1), names))
  return {
    ruleset,
    houseRules: { ...houseRules },
    players: seats.map((seat, at) => {
      const role = roles[at] ?? null
      return {
        id: `seat-${at + 1}`,
        name: names[at] ?? nameless(at + 1),
        ...(role === null ? {} : { role }),
        ...(seat.age === null ? {} : { age: seat.age }),
        ...(seat.sex === null ? {} : { sex: seat.sex }),
        ...statsOf(seat)
      }
    }),
    ...(counts === null ? {} : { roles: inPlay(counts) }),
    ...(middle.length === 0 ? {} : { thiefCards: [...middle] }),
    deck: deck === 'table' ? deck : [...deck],
    startingCards: [...starting],
    ...remembered(seats)
  }
}

/** A player's two numbers; one alone counts for nothing (9 D67). */
function statsOf({ block, acting }: RosterSeat): Pick<GameSetup['players'][number], 'stats'> {
  return typeof block === 'number' && typeof acting === 'number' ? { stats: { block, acting } } : {}
}

/** What the last game left behind for this one, by the seats where those people sit now. */
function remembered(seats: readonly RosterSeat[]): Pick<GameSetup, 'lastGame'> {
  const seatsWith = (mark: LastMark) =>
    seats.flatMap((seat, at) => (seat.last?.includes(mark) ? [`seat-${at + 1}`] : []))
  const [firstVictim] = seatsWith('first-victim')
  const [firstVotedOut] = seatsWith('first-voted-out')
  const [moderator] = seatsWith('moderator')
  const excluded = seatsWith('excluded')
  const newcomers = seatsWith('newcomer')
  const lastGame = {
    ...(firstVictim === undefined ? {} : { firstVictim }),
    ...(firstVotedOut === undefined ? {} : { firstVotedOut }),
    ...(moderator === undefined ? {} : { moderator }),
    ...(newcomers.length === 0 ? {} : { newcomers }),
    ...(excluded.length === 0 ? {} : { excluded })
  }
  return Object.keys(lastGame).length === 0 ? {} : { lastGame }
}
