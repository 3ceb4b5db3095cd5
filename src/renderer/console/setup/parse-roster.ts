/** Fits pasted names to the table: every name once, none too long, no more than there are seats. */
import { readPlayers, type ReadPlayer } from './read-players'

export interface RosterWarning {
  readonly code: 'renamed' | 'cut' | 'dropped' | 'titles'
  readonly params: { readonly [name: string]: string | number }
}

export interface Roster {
  readonly seats: readonly ReadPlayer[]
  readonly warnings: readonly RosterWarning[]
}

export const MOST_SEATS = 30
export const FEWEST_SEATS = 5
export const LONGEST_NAME = 40

/** Reads a pasted text; `taken` are the names that sit at the table already. */
export function parseRoster(text: string, taken: readonly string[] = []): Roster {
  const warnings: RosterWarning[] = []
  const seats: ReadPlayer[] = []
  const { players, titles } = readPlayers(text)
  const room = MOST_SEATS - taken.length
  let dropped = 0
  for (const read of players) {
    if (seats.length >= room) {
      dropped++
      continue
    }
    const cut = shorten(read.name)
    if (cut !== read.name) warnings.push({ code: 'cut', params: { name: cut } })
    const name = distinct(cut, [...taken, ...seats.map((seat) => seat.name)])
    if (name !== cut) warnings.push({ code: 'renamed', params: { name: cut, new: name } })
    seats.push({ ...read, name })
  }
  if (dropped > 0) warnings.push({ code: 'dropped', params: { count: dropped, most: MOST_SEATS } })
  if (titles > 0) warnings.push({ code: 'titles', params: { count: titles } })
  return { seats, warnings }
}

const signs = new Intl.Segmenter()

/** Cuts what is too long between two signs. Length is counted as the settings and a game file count it. */
export function shorten(text: string): string {
  let cut = ''
  for (const { segment } of signs.segment(text)) {
    if (cut.length + segment.length > LONGEST_NAME) break
    cut += segment
  }
  // A letter may carry any number of marks.
  return (cut || [...text].slice(0, LONGEST_NAME / 2).join('')).trim()
}

/** Adds a number to a name that is taken: two people may share a name, but not on the table. */
export function distinct(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()))
  if (!used.has(name.toLowerCase())) return name
  let number = 2
  while (used.has(`${name} ${number}`.toLowerCase())) number++
  return `${name} ${number}`
}
