import { type FileHandle, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameSetup } from '../engine/setup'
import { Journal } from './journal'
import { type JournalEntry, readJournal } from './journal-lines'

const setup: GameSetup = {
  ruleset: 'new-moon',
  houseRules: {},
  players: ['ann', 'bob', 'cid'].map((id) => ({ id, name: id, role: 'villager' })),
  deck: [],
  startingCards: []
}
const header = { app: '1.0.0', began: '2026-01-01T00:00:00.000Z', setup }
const goOn: JournalEntry = { kind: 'command', command: { command: 'go-on' } }
const answer: JournalEntry = {
  kind: 'command',
  command: { command: 'answer', prompt: 'seer', answer: 'bob' }
}
const undo: JournalEntry = { kind: 'undo' }

let folder: string
let games: string
const opened: Journal[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-journal-'))
  games = join(folder, 'games')
})

afterEach(async () => {
  for (const journal of opened.splice(0)) await journal.close()
  await rm(folder, { recursive: true, force: true })
})

const keep = (journal: Journal): Journal => {
  opened.push(journal)
  return journal
}
const entriesIn = async (file: string) => readJournal(await readFile(file, 'utf8'))?.entries

it('writes a header and a line for each entry, in order', async () => {
  const journal = keep(await Journal.create(games, header))
  await Promise.all([journal.append(goOn), journal.append(answer), journal.append(undo)])
  const text = await readFile(journal.file, 'utf8')
  expect(text.split('\n')).toHaveLength(5)
  expect(readJournal(text)).toMatchObject({ header, entries: [goOn, answer, undo], torn: false, damaged: 0 })
  expect(journal.saved).toBe(true)
})

it('writes the commands of a game that was played elsewhere', async () => {
  const journal = keep(await Journal.create(games, header, [goOn, answer]))
  await journal.append(undo)
  expect(await entriesIn(journal.file)).toEqual([goOn, answer, undo])
})

it('goes on with a file that was read', async () => {
  const before = await Journal.create(games, header, [goOn])
  await before.close()
  const lines = readJournal(await readFile(before.file, 'utf8'))?.lines ?? []
  const journal = keep(await Journal.adopt(before.file, lines, false))
  await journal.append(answer)
  expect(await entriesIn(before.file)).toEqual([goOn, answer])
})

it('cuts a torn end when it goes on', async () => {
  const before = await Journal.create(games, header, [goOn])
  await before.close()
  const whole = await readFile(before.file, 'utf8')
  await writeFile(before.file, `${whole}{"n":2,"kind":"comm`)
  const reading = readJournal(await readFile(before.file, 'utf8'))
  expect(reading).toMatchObject({ torn: true, damaged: 0, entries: [goOn] })
  const journal = keep(await Journal.adopt(before.file, reading?.lines ?? [], true))
  expect(await readFile(journal.file, 'utf8')).toBe(whole)
  await journal.append(undo)
  expect(await entriesIn(journal.file)).toEqual([goOn, undo])
})

it('ends a last line that lacks nothing but its line break before it writes on', async () => {
  const before = await Journal.create(games, header, [goOn])
  await before.close()
  const whole = await readFile(before.file, 'utf8')
  await writeFile(before.file, whole.trimEnd())
  const { lines = [], torn } = readJournal(await readFile(before.file, 'utf8')) ?? {}
  expect(torn).toBe(false)
  const journal = keep(await Journal.adopt(before.file, lines, false))
  await journal.append(answer)
  expect(await entriesIn(journal.file)).toEqual([goOn, answer])
})

// Windows lets go of no file that is open.
describe.runIf(process.platform !== 'win32')('when its file is taken away in mid-game', () => {
  it.each([
    ['deleted', (file: string) => rm(file)],
    ['renamed', (file: string) => rename(file, `${file}.mine`)],
    [
      'put in the place of another',
      (file: string) => writeFile(`${file}.2`, 'x').then(() => rename(`${file}.2`, file))
    ],
    ['deleted with its folder', () => rm(games, { recursive: true })]
  ])('is whole again after the next command: %s', async (_how, take) => {
    const journal = keep(await Journal.create(games, header, [goOn]))
    await take(journal.file)
    await journal.append(answer)
    expect(journal.saved).toBe(true)
    expect(await entriesIn(journal.file)).toEqual([goOn, answer])
    await journal.append(undo)
    expect(await entriesIn(journal.file)).toEqual([goOn, answer, undo])
  })
})

describe('while the disk refuses', () => {
  it('keeps a new game in memory and writes all of it as soon as that works', async () => {
    await writeFile(games, 'a file where the folder should be')
    const onSavedChange = vi.fn()
    const journal = keep(await Journal.create(games, header, [], { onSavedChange, retryEvery: 20 }))
    await journal.append(goOn)
    await journal.append(answer)
    expect(journal.saved).toBe(false)
    expect(onSavedChange.mock.calls).toEqual([[false]])
    await rm(games)
    await vi.waitFor(() => expect(journal.saved).toBe(true))
    expect(onSavedChange.mock.calls).toEqual([[false], [true]])
    await journal.append(undo)
    expect(await entriesIn(journal.file)).toEqual([goOn, answer, undo])
  })

  it('tries once more when it is closed', async () => {
    await writeFile(games, 'a file where the folder should be')
    const journal = await Journal.create(games, header, [goOn])
    await rm(games)
    await journal.close()
    expect(await entriesIn(journal.file)).toEqual([goOn])
  })

  it('goes on in memory when the disk is full in mid-game', async () => {
    const journal = keep(await Journal.create(games, header, [goOn], { retryEvery: 20 }))
    const { file } = journal
    const any = await open(file)
    const write = vi.spyOn(Object.getPrototypeOf(any) as FileHandle, 'write')
    write.mockRejectedValue(Object.assign(new Error('no space'), { code: 'ENOSPC' }))
    await any.close()
    await rename(games, join(folder, 'full'))
    await writeFile(games, 'in the way')
    await journal.append(answer)
    expect(write).toHaveBeenCalledOnce()
    write.mockRestore()
    expect(journal.saved).toBe(false)
    await journal.append(undo)
    await rm(games)
    await vi.waitFor(() => expect(journal.saved).toBe(true))
    expect(await entriesIn(file)).toEqual([goOn, answer, undo])
  })
})

describe('readJournal', () => {
  let lines: string[]

  beforeEach(async () => {
    const journal = await Journal.create(games, header, [goOn, answer, undo])
    await journal.close()
    lines = (await readFile(journal.file, 'utf8')).split('\n').slice(0, -1)
  })

  const read = (changed: readonly string[]) => readJournal(changed.map((line) => `${line}\n`).join(''))

  it('keeps what stands before garbage, and counts the rest', () => {
    expect(read([...lines.slice(0, 2), '\u0000\u0000', ...lines.slice(3)])).toMatchObject({
      entries: [goOn],
      damaged: 2
    })
  })

  it('trusts no line whose hash does not fit', () => {
    const changed = lines.with(2, (lines[2] ?? '').replace('bob', 'cid'))
    expect(read(changed)).toMatchObject({ entries: [goOn], damaged: 2 })
  })

  it('trusts no line out of its place', () => {
    expect(read([lines[0] ?? '', lines[2] ?? '', lines[1] ?? ''])).toMatchObject({ entries: [], damaged: 2 })
    expect(read([lines[0] ?? '', lines[1] ?? '', lines[1] ?? ''])).toMatchObject({
      entries: [goOn],
      damaged: 1
    })
  })

  it('keeps a last line that lacks nothing but its line break', () => {
    expect(readJournal(lines.join('\n'))).toMatchObject({
      entries: [goOn, answer, undo],
      torn: false,
      damaged: 0
    })
  })

  it.each([
    ['an empty file', () => []],
    ['another format', () => ['{"format":"howlcast-journal/9"}']],
    ['a header that was changed', () => [(lines[0] ?? '').replace('"ann"', '"eve"'), ...lines.slice(1)]],
    ['text', () => ['Dear diary']]
  ])('refuses %s', (_what, changed) => {
    expect(read(changed())).toBeNull()
  })
})
