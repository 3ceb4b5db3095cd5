/** Reads players from a text: a spreadsheet, a CSV file, a list out of a chat, or plain names. */
import Papa from 'papaparse'
import { ageOf, guessedColumns, headedColumns, isOpen, sexOf, type Column } from './roster-columns'
import type { RosterSeat } from './seats'

/** A player as the text names him, not yet fitted to a table. */
export interface ReadPlayer extends RosterSeat {
  /** The crowd he belongs to; empty: none is named. */
  readonly group: string
  /** The row of the text he stands in, from 1. */
  readonly row: number
}

/** What cannot be taken as it stands in a table with columns. */
export interface RowProblem {
  readonly code: 'no-name' | 'bad-age' | 'bad-sex'
  readonly params: { readonly row: number; readonly value: string }
}

export interface ReadPlayers {
  readonly players: readonly ReadPlayer[]
  readonly problems: readonly RowProblem[]
  /** How many lines stood above a numbered list: what it is about, no players. */
  readonly titles: number
}

interface Row {
  readonly row: number
  readonly cells: readonly string[]
  /** The number it begins with in a list. */
  readonly number: number | null
}

/** Every player of a text, in its order. */
export function readPlayers(text: string): ReadPlayers {
  const all = rowsOf(text.replace(/^\uFEFF/, ''))
  const headed = headedColumns(all[0]?.cells ?? [])
  const first = headed ? 1 : firstOfList(all)
  const rows = all.slice(first)
  const titles = headed ? 0 : first
  const columns = headed && headed.length > 1 ? headed : guessedColumns(rows.map(({ cells }) => cells))
  if (!columns) return { players: rows.flatMap(readLine), problems: [], titles }
  const read = rows.map((row) => readRow(row, columns))
  return {
    players: read.flatMap(({ player }) => (player ? [player] : [])),
    problems: read.flatMap(({ problems }) => problems),
    titles
  }
}

/** Quotes are read as a spreadsheet writes them; where they do not close they are signs like any other. */
function rowsOf(text: string): Row[] {
  const quoted = /(^|[\t,;\r\n])\s*"/.test(text) ? Papa.parse<string[]>(text.trim()) : null
  const rows =
    quoted && quoted.errors.every(({ type }) => type !== 'Quotes')
      ? quoted.data.map((cells) => ({ cells, number: null }))
      : text.split(/\r\n|\r|\n/).map(rowOf)
  return rows
    .map(({ cells, number }, at) => ({ cells: cells.map(tidy), number, row: at + 1 }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
}

function rowOf(line: string): { cells: string[]; number: number | null } {
  const [mark = '', digits] =
    /^\s*(?:[([【]?(\d{1,2})(?:\uFE0F?\u20E3|[.)\]】）．、:：](?!\d))\s*|[-*•]\s+)/u.exec(line) ?? []
  const cells = line.slice(mark.length).split(line.includes('\t') ? '\t' : /[,;，、；]/)
  return { cells, number: digits === undefined ? null : Number(digits) }
}

/** Where a numbered list begins; what stands above its 1 is talk. 0: there is none. */
function firstOfList(rows: readonly Row[]): number {
  const one = rows.findIndex(({ number }) => number === 1)
  return one >= 0 && rows[one + 1]?.number === 2 ? one : 0
}

function readRow(
  { row, cells }: Row,
  columns: readonly Column[]
): { player: ReadPlayer | null; problems: RowProblem[] } {
  const cell = (kind: Column) => plain(cells[columns.indexOf(kind)] ?? '')
  const [name, age, sex, group] = [cell('name'), cell('age'), cell('sex'), cell('group')]
  if (name === '') return { player: null, problems: [{ code: 'no-name', params: { row, value: '' } }] }
  const problems: RowProblem[] = []
  if (!isOpen(age) && ageOf(age) === null) problems.push({ code: 'bad-age', params: { row, value: age } })
  if (!isOpen(sex) && sexOf(sex) === null) problems.push({ code: 'bad-sex', params: { row, value: sex } })
  return { player: { name, age: ageOf(age), sex: sexOf(sex), group, row }, problems }
}

/** A line's players: a cell that is an age or a sex belongs to the name before it. */
function readLine({ row, cells }: Row): ReadPlayer[] {
  const players: ReadPlayer[] = []
  for (const cell of cells.filter((one) => one !== '')) {
    const last = players.at(-1)
    const age = ageOf(cell)
    const sex = sexOf(cell)
    if (last && age !== null && last.age === null) players[players.length - 1] = { ...last, age }
    else if (last && sex !== null && last.sex === null) players[players.length - 1] = { ...last, sex }
    else players.push({ name: cell, age: null, sex: null, group: '', row })
  }
  return players
}

/** Without the sign that keeps a spreadsheet from running a name as a formula. */
function plain(cell: string): string {
  return cell.replace(/^'(?=[=+\-@])/, '')
}

/** Trims, joins runs of blanks and drops characters that do not show or turn the writing round. */
export function tidy(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, (sign) => (sign === '\u200d' ? sign : ' '))
    .replace(/\s+/g, ' ')
    .trim()
}
