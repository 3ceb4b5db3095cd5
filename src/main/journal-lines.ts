import { createHash } from 'node:crypto'
import type { Command } from '../engine/commands'
import type { GameSetup } from '../engine/setup'
import type { AnswerDraft } from '../shared/answer-draft'

const format = 'howlcast-journal/1'

export interface JournalHeader {
  readonly app: string
  readonly began: string
  readonly setup: GameSetup
}

/** One thing that happened, in order. `end`: the host closed the game, so that it is not taken up again. */
export type JournalEntry =
  | { readonly kind: 'command'; readonly command: Command }
  /** The last command, or all since `at` commands stood. */
  | { readonly kind: 'undo'; readonly at?: number }
  | { readonly kind: 'redo' }
  /** An answer as far as it is entered, until something is done; null: nothing is. */
  | { readonly kind: 'draft'; readonly draft: AnswerDraft | null }
  | { readonly kind: 'end' }

/** A line, without its line break, and the hash that the next line continues from. */
export interface ChainedLine {
  readonly text: string
  readonly hash: string
}

export interface JournalReading {
  readonly header: JournalHeader
  readonly entries: readonly JournalEntry[]
  /** The lines that hold good, the header's first. */
  readonly lines: readonly ChainedLine[]
  /** True: the last line was not written to its end. */
  readonly torn: boolean
  /** Lines from the first damaged one on, but for drafts; at least one where any is. */
  readonly damaged: number
}

export function headerLine({ app, began, setup }: JournalHeader): ChainedLine {
  return chained({ format, app, began, setup }, '')
}

export function entryLine(entry: JournalEntry, n: number, previous: string): ChainedLine {
  const { kind } = entry
  if (kind === 'command') return chained({ n, kind, command: entry.command }, previous)
  if (kind === 'draft') return chained({ n, kind, draft: entry.draft }, previous)
  return chained(kind === 'undo' ? { n, kind, at: entry.at } : { n, kind }, previous)
}

/**
 * Reads as much of a journal as holds good.
 *
 * @returns null where not even the header does
 */
export function readJournal(text: string): JournalReading | null {
  const parts = text.split('\n')
  const rest = parts.pop() ?? ''
  const header = readHeader(parts[0] ?? '')
  if (header === null) return null
  const lines = [headerLine(header)]
  const entries: JournalEntry[] = []
  const read = (part: string): boolean => {
    const entry = readEntry(part)
    if (entry === null) return false
    const line = entryLine(entry, lines.length, lines.at(-1)?.hash ?? '')
    if (line.text !== part) return false
    lines.push(line)
    entries.push(entry)
    return true
  }
  for (const [at, part] of parts.entries()) {
    if (at > 0 && !read(part)) {
      const lost = [...parts.slice(at), ...(rest === '' ? [] : [rest])]
      const damaged = Math.max(1, lost.filter((line) => parsed(line)?.kind !== 'draft').length)
      return { header, entries, lines, torn: false, damaged }
    }
  }
  return { header, entries, lines, torn: rest !== '' && !read(rest), damaged: 0 }
}

/** Whether the last line of a text says that the host closed the game. */
export function endsGame(text: string): boolean {
  return parsed(text.trimEnd().split('\n').at(-1) ?? '')?.kind === 'end'
}

function chained(body: object, previous: string): ChainedLine {
  const hash = createHash('sha256').update(previous).update(JSON.stringify(body)).digest('hex')
  return { text: JSON.stringify({ ...body, hash }), hash }
}

function readHeader(part: string): JournalHeader | null {
  const value = parsed(part)
  if (value === null || value.format !== format) return null
  const header = { app: value.app, began: value.began, setup: value.setup } as JournalHeader
  // The hash vouches for the shape: only this app writes a line that comes out the same again.
  return headerLine(header).text === part ? header : null
}

function readEntry(part: string): JournalEntry | null {
  const value = parsed(part)
  switch (value?.kind) {
    case 'command':
      return { kind: value.kind, command: value.command as Command }
    case 'undo':
      return typeof value.at === 'number' ? { kind: value.kind, at: value.at } : { kind: value.kind }
    case 'draft':
      return { kind: value.kind, draft: value.draft as AnswerDraft | null }
    case 'redo':
    case 'end':
      return { kind: value.kind }
    default:
      return null
  }
}

function parsed(part: string): { readonly [key: string]: unknown } | null {
  try {
    const value: unknown = JSON.parse(part)
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
