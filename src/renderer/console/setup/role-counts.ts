/** Counting cards against seats, and what is plainly wrong with a table. */
import { FEWEST_SEATS, MOST_SEATS } from './parse-roster'

export type RoleCounts = { readonly [role: string]: number }

export interface TableNote {
  readonly code:
    | 'few-seats'
    | 'many-seats'
    | 'no-wolf'
    | 'no-seer'
    | 'no-villager'
    | 'few-cards'
    | 'many-cards'
    | 'many-wolves'
  /** True: the game cannot start. */
  readonly blocks: boolean
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

/** What the host should know before the cards are dealt, the gravest first. */
export function tableNotes(seats: number, counts: RoleCounts): TableNote[] {
  const cards = countCards(counts)
  const wolves = counts['werewolf'] ?? 0
  const notes: TableNote[] = []
  const note = (code: TableNote['code'], blocks = true) =>
    notes.push({ code, blocks, params: { seats, cards, wolves, fewest: FEWEST_SEATS, most: MOST_SEATS } })
  if (seats < FEWEST_SEATS) note('few-seats')
  if (seats > MOST_SEATS) note('many-seats')
  if (seats === 0) return notes
  if (cards < seats) note('few-cards')
  if (cards > seats) note('many-cards')
  if (wolves === 0) note('no-wolf')
  if (!counts['seer']) note('no-seer')
  if (!counts['villager']) note('no-villager')
  if (wolves > 0 && wolves * 2 >= seats && seats > 0) note('many-wolves', false)
  return notes
}

/** One card more or fewer, within what the box holds. */
export function changeCount(counts: RoleCounts, role: string, by: number, most: number): RoleCounts {
  const count = Math.min(most, Math.max(0, (counts[role] ?? 0) + by))
  return { ...counts, [role]: count }
}
