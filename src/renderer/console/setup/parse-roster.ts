/** Reads pasted names: one player a line, or many on a line, with age and sex where they are given. */
import type { RosterSeat } from './seats'

export interface RosterWarning {
  readonly code: 'renamed' | 'cut' | 'dropped'
  readonly params: { readonly [name: string]: string | number }
}

export interface Roster {
  readonly seats: readonly RosterSeat[]
  readonly warnings: readonly RosterWarning[]
}

export const MOST_SEATS = 30
export const FEWEST_SEATS = 5
export const LONGEST_NAME = 40

const HEADINGS = ['name', 'names', 'player', 'players', '姓名', '名字', '玩家', '名单']
const FEMALE = ['f', 'female', 'woman', 'w', 'she', '女', '女性', '女生']
const MALE = ['m', 'male', 'man', 'he', '男', '男性', '男生']

/** Reads a pasted text; `taken` are the names that sit at the table already. */
export function parseRoster(text: string, taken: readonly string[] = []): Roster {
  const warnings: RosterWarning[] = []
  const seats: RosterSeat[] = []
  const room = MOST_SEATS - taken.length
  let dropped = 0
  for (const read of text.split(/\r\n|\r|\n/).flatMap(readLine)) {
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
  return { seats, warnings }
}

/** A line's players: a cell that is an age or a sex belongs to the name before it. */
function readLine(line: string): RosterSeat[] {
  const cells = withoutNumber(line)
    .split(/[\t,;，、；]/)
    .map(tidy)
    .filter((cell) => cell !== '')
  if (HEADINGS.includes(cells[0]?.toLowerCase() ?? '')) return []
  const players: RosterSeat[] = []
  for (const cell of cells) {
    const last = players.at(-1)
    const age = ageOf(cell)
    const sex = sexOf(cell)
    if (last && age !== null && last.age === null) players[players.length - 1] = { ...last, age }
    else if (last && sex !== null && last.sex === null) players[players.length - 1] = { ...last, sex }
    else players.push({ name: cell, age: null, sex: null })
  }
  return players
}

/** Trims, joins runs of blanks and drops characters that do not show or turn the writing round. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\u200d' ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Without the number or the dash of a list. */
function withoutNumber(line: string): string {
  return line.replace(/^\s*(?:\d{1,2}[.)]\s+|\d{1,2}、\s*|[-*•]\s+)/, '')
}

function shorten(name: string): string {
  const signs = [...name]
  return signs.length > LONGEST_NAME ? signs.slice(0, LONGEST_NAME).join('').trim() : name
}

/** Adds a number to a name that is taken: two people may share a name, but not on the table. */
export function distinct(name: string, taken: readonly string[]): string {
  const used = new Set(taken.map((other) => other.toLowerCase()))
  if (!used.has(name.toLowerCase())) return name
  let number = 2
  while (used.has(`${name} ${number}`.toLowerCase())) number++
  return `${name} ${number}`
}

function ageOf(cell: string): number | null {
  const digits = /^(\d{1,3})\s*岁?$/.exec(cell)?.[1]
  const age = Number(digits ?? Number.NaN)
  return age >= 1 && age <= 120 ? age : null
}

function sexOf(cell: string): 'female' | 'male' | null {
  const word = cell.toLowerCase()
  if (FEMALE.includes(word)) return 'female'
  return MALE.includes(word) ? 'male' : null
}
