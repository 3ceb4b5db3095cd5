import { closeSync, fstatSync, openSync, readSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { apply, createGame, type Game, isRuleError, redo, undo } from '../engine'
import type { AnswerDraft } from '../shared/answer-draft'
import type { Notice } from '../shared/notice'
import { retrying, setAside } from './durable-files'
import { Journal, type JournalOptions } from './journal'
import { endsGame, type JournalEntry, type JournalReading, readJournal } from './journal-lines'

export interface Recovery {
  readonly game: Game | null
  readonly journal: Journal | null
  /** When the game began; null: there is none. */
  readonly began: string | null
  /** The answer that was being entered; null: none was. */
  readonly draft: AnswerDraft | null
  /** What the host should know about the files. */
  readonly notices: readonly Notice[]
}

const nothing: Recovery = { game: null, journal: null, began: null, draft: null, notices: [] }

/** More than the last line of a closed game's journal. */
const endLength = 256

/**
 * Takes up the newest game that the host did not close, as far as its journal holds good.
 *
 * A clock that was set back gives the live game an older name than closed ones, so all are looked at.
 */
export async function recover(folder: string, options: JournalOptions = {}): Promise<Recovery> {
  for (const file of await newestJournals(folder)) {
    const recovery = await takeUp(folder, file, options)
    if (recovery !== null) return recovery
  }
  return nothing
}

/** What one journal holds; null where the host closed its game. */
async function takeUp(folder: string, file: string, options: JournalOptions): Promise<Recovery | null> {
  let reading: JournalReading | null
  try {
    if (await retrying(() => Promise.resolve(isClosed(file)))) return null
    reading = readJournal(await retrying(() => readFile(file, 'utf8')))
  } catch {
    return { ...nothing, notices: [notice('journal-unreadable', 'danger', file)] }
  }
  const begun = reading === null ? null : withoutThrowing(() => createGame(reading.header.setup))
  if (reading === null || begun === null || isRuleError(begun)) {
    return { ...nothing, notices: [notice('journal-lost', 'danger', await setAsideIfPossible(file))] }
  }
  const { game, played } = play(begun, reading.entries)
  const kept = reading.entries.slice(0, played)
  const damaged = reading.damaged + reading.entries.length - played
  const safe = kept.filter(({ kind }) => kind !== 'draft').length
  if (damaged === 0) {
    const journal = await Journal.adopt(file, reading.lines, reading.torn, options)
    return {
      game,
      journal,
      began: reading.header.began,
      draft: draftIn(reading.entries),
      notices: reading.torn ? [notice('journal-torn', 'info', file, { kept: safe })] : []
    }
  }
  const journal = await Journal.create(folder, reading.header, kept, options)
  // Until the good part stands in a file of its own, the damaged one is the only copy there is.
  const aside = journal.saved ? await setAsideIfPossible(file) : file
  return {
    game,
    journal,
    began: reading.header.began,
    draft: draftIn(kept),
    notices: [notice('journal-damaged', 'danger', aside, { kept: safe, lost: damaged })]
  }
}

/**
 * Whether a journal ends with the line that closes its game; of no file more than its end is read.
 *
 * Not asynchronous: a season's journals are looked at before the first window, many times faster so.
 */
function isClosed(file: string): boolean {
  const handle = openSync(file, 'r')
  try {
    const end = Buffer.alloc(endLength)
    const read = readSync(handle, end, { position: Math.max(0, fstatSync(handle).size - endLength) })
    return endsGame(end.toString('utf8', 0, read))
  } finally {
    closeSync(handle)
  }
}

/** Does to a game what one entry of its journal says; null where the engine refuses it. */
function step(game: Game, entry: JournalEntry): Game | null {
  switch (entry.kind) {
    case 'command': {
      const applied = apply(game, entry.command)
      return isRuleError(applied) ? null : applied.game
    }
    case 'undo':
    case 'redo': {
      const moved = entry.kind === 'undo' ? undo(game, entry.at) : redo(game)
      return isRuleError(moved) ? null : moved
    }
    case 'draft':
    case 'end':
      return game
  }
}

/** Whatever was done after it was entered has made an end of a draft. */
function draftIn(entries: readonly JournalEntry[]): AnswerDraft | null {
  const last = entries.at(-1)
  return last?.kind === 'draft' ? last.draft : null
}

function play(begun: Game, entries: readonly JournalEntry[]): { game: Game; played: number } {
  let game = begun
  for (const [played, entry] of entries.entries()) {
    const before = game
    const next = withoutThrowing(() => step(before, entry))
    if (next === null) return { game, played }
    game = next
  }
  return { game, played: entries.length }
}

async function newestJournals(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  for (const left of names.filter((name) => /\.jsonl\.new-[0-9a-f]+$/.test(name))) {
    await rm(join(folder, left), { force: true }).catch(() => undefined)
  }
  const journals = names
    .filter((name) => name.endsWith('.jsonl'))
    .sort()
    .reverse()
  return journals.map((name) => join(folder, name))
}

async function setAsideIfPossible(file: string): Promise<string> {
  return setAside(file).catch(() => file)
}

/** A journal of another version may hold what this engine never expected. */
function withoutThrowing<T>(work: () => T): T | null {
  try {
    return work()
  } catch {
    return null
  }
}

function notice(
  code: string,
  level: Notice['level'],
  file: string,
  counts: { readonly [name: string]: number } = {}
): Notice {
  return { code, level, params: { ...counts, file: basename(file) } }
}
