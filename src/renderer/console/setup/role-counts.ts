/** Counting cards against seats. What makes a table impossible is for the rules to say. */
import { FEWEST_SEATS, MOST_SEATS } from './parse-roster'

export type RoleCounts = { readonly [role: string]: number }

export interface SeatNote {
  readonly code: 'few-seats' | 'many-seats'
  readonly params: { readonly [name: string]: number }
}

export function countCards(counts: RoleCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** The basic table of the rulebook (2.2), carried on below 8 and above 18 seats. */
export function suggestTable(seats: number): RoleCounts {
  if (seats === 0) return {}
  const wolves = seats < 8 ? 1 : seats < 12 ? 2 : seats < 18 ? 3 : seats < 23 ? 4 : seats < 28 ? 5 : 6
  return { werewolf: wolves, seer: 1, villager: Math.max(0, seats - wolves - 1) }
}

/** What this app asks of a table; the first look needs no complaint. */
export function seatNotes(seats: number): SeatNote[] {
  const params = { seats, fewest: FEWEST_SEATS, most: MOST_SEATS }
  if (seats > MOST_SEATS) return [{ code: 'many-seats', params }]
  return seats < FEWEST_SEATS ? [{ code: 'few-seats', params }] : []
}

/** One card more or fewer, never less than none. */
export function changeCount(counts: RoleCounts, role: string, by: number, most: number): RoleCounts {
  const count = Math.min(most, Math.max(0, (counts[role] ?? 0) + by))
  return { ...counts, [role]: count }
}

/** The cards that are in play. */
export function inPlay(counts: RoleCounts): RoleCounts {
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0))
}
