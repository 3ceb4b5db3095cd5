import { appendFile, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Command } from '../engine'
import { Journal } from './journal'
import { readJournal } from './journal-lines'
import { Notices } from './notices'
import { Session } from './session'
import { eightPlayers } from './testing/eight-players'

const answer = (prompt: string, given: Extract<Command, { command: 'answer' }>['answer']): Command => ({
  command: 'answer',
  prompt,
  answer: given
})
/** The first night of the table above, up to the witch. */
const night: readonly Command[] = [
  { command: 'go-on' },
  { command: 'go-on' },
  answer('seer', 'p1'),
  answer('werewolves', 'p8')
]

let folder: string
let notices: Notices
const onChange = vi.fn<() => void>()
const onFailure = vi.fn<(error: unknown) => void>()
const sessions: Session[] = []

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-session-'))
  notices = new Notices()
  onChange.mockReset()
  onFailure.mockReset()
})

afterEach(async () => {
  for (const session of sessions.splice(0)) await session.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(games = folder): Promise<Session> {
  const session = await Session.open({
    folder: games,
    appVersion: '1.0.0',
    notices,
    onChange,
    onFailure,
    retryEvery: 20
  })
  sessions.push(session)
  return session
}

async function playedNight(games = folder): Promise<Session> {
  const session = await open(games)
  await session.newGame(eightPlayers)
  for (const command of night)
    expect(await session.command(count(session), command)).toMatchObject({ ok: true })
  return session
}

const count = (session: Session): number => session.view?.commandCount ?? -1
const codes = () => notices.list.map(({ code }) => code)
const files = async () => (await readdir(folder)).sort()
const journal = async () => join(folder, (await files()).find((name) => name.endsWith('.jsonl')) ?? 'none')

describe('commands', () => {
  it('change the game one after the other, and are on disk before anybody is told', async () => {
    const session = await open()
    const seen: number[] = []
    onChange.mockImplementation(() => seen.push(count(session)))
    await session.newGame(eightPlayers)
    const file = await journal()
    for (const command of night) {
      expect(await session.command(count(session), command)).toEqual({ ok: true, value: null })
      expect((await readFile(file, 'utf8')).split('\n')).toHaveLength(count(session) + 2)
    }
    expect(seen).toEqual([0, 1, 2, 3, 4])
    expect(session.view?.prompt?.prompt).toBe('witch')
    expect(session.saved).toBe(true)
  })

  it('are applied once, however often and however fast they are sent', async () => {
    const session = await open()
    await session.newGame(eightPlayers)
    const results = await Promise.all([1, 2, 3].map(() => session.command(0, { command: 'go-on' })))
    expect(results).toEqual([
      { ok: true, value: null },
      { ok: false, refusal: { kind: 'stale' } },
      { ok: false, refusal: { kind: 'stale' } }
    ])
    expect(session.game?.log).toEqual([{ command: 'go-on' }])
  })

  it('made from another view are refused, undo and redo too', async () => {
    const session = await playedNight()
    for (const refused of [
      session.command(3, answer('werewolves', 'p7')),
      session.undo(3),
      session.redo(5)
    ]) {
      expect(await refused).toEqual({ ok: false, refusal: { kind: 'stale' } })
    }
    expect(count(session)).toBe(4)
  })

  it('are taken back to a moment as one act, and done again one by one', async () => {
    const session = await playedNight()
    expect(await session.undoTo(4, 4)).toMatchObject({ ok: false, refusal: { kind: 'rule' } })
    expect(await session.undoTo(4, 1)).toEqual({ ok: true, value: null })
    expect([session.game?.log.length, count(session)]).toEqual([1, 5])
    await session.redo(5)
    expect(session.game?.log).toHaveLength(2)
    await session.close()
    expect((await open()).game).toEqual(session.game)
  })

  it('that break a rule are refused with the reason, and leave no trace', async () => {
    const session = await playedNight()
    const before = await readFile(await journal(), 'utf8')
    onChange.mockClear()
    const refused = await session.command(4, answer('witch', { heal: 'p1', poison: null }))
    expect(refused).toMatchObject({ ok: false, refusal: { kind: 'rule', error: { prompt: 'witch' } } })
    expect(await readFile(await journal(), 'utf8')).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('need a game', async () => {
    const session = await open()
    const none = { ok: false, refusal: { kind: 'no-game' } }
    expect(await session.command(0, { command: 'go-on' })).toEqual(none)
    expect(await session.undo(0)).toEqual(none)
    expect(await session.end()).toEqual(none)
    expect(session.check('p1')).toEqual({})
  })

  it('survive a bug: the game stands as it was', async () => {
    const session = await playedNight()
    const broken = { command: 'regroup' } as unknown as Command
    expect(await session.command(4, broken)).toMatchObject({ ok: false })
    expect(await session.command(4, answer('witch', { heal: null, poison: null }))).toMatchObject({
      ok: true
    })
  })
})

it('refuses a table that cannot be played', async () => {
  const session = await open()
  const refused = await session.newGame({
    ...eightPlayers,
    ruleset: 'new-moon',
    players: eightPlayers.players.map((player) => ({ ...player, role: 'dragon' }))
  })
  expect(refused).toMatchObject({ ok: false, refusal: { kind: 'rule' } })
  expect(session.game).toBeNull()
  expect(await files()).toEqual([])
})

it('says what is illegal in a half-entered answer', async () => {
  const session = await playedNight()
  expect(session.check({ heal: null })).toEqual({})
  expect(Object.keys(session.check({ heal: 'p1' }))).toEqual(['heal'])
})

describe('after a start', () => {
  it('goes on at the very prompt, with everything that can be undone and redone', async () => {
    const before = await playedNight()
    for (const change of ['undo', 'undo', 'redo'] as const) await before[change](count(before))
    expect(before.view?.prompt?.prompt).toBe('werewolves')
    const after = await open()
    expect(after.game).toEqual(before.game)
    expect(after.view).toEqual(before.view)
    expect(after.resumed).toBe(true)
    expect(codes()).toEqual([])
    expect(await after.redo(count(after))).toMatchObject({ ok: true })
    expect(after.view?.prompt?.prompt).toBe('witch')
    expect(after.resumed).toBe(false)
  })

  it('does not take up a game that was closed', async () => {
    const before = await playedNight()
    await before.end()
    expect(before.view).toBeNull()
    const after = await open()
    expect(after.game).toBeNull()
    expect(after.resumed).toBe(false)
    expect(await files()).toHaveLength(1)
  })

  it('takes up the newest of several games', async () => {
    const before = await playedNight()
    await before.newGame({ ...eightPlayers, houseRules: { tieRule: 'nobody' } })
    const after = await open()
    expect(after.game?.setup.houseRules).toEqual({ tieRule: 'nobody' })
    expect(count(after)).toBe(0)
    expect(await files()).toHaveLength(2)
  })

  it('finds the live game also where a clock that ran ahead gave finished games newer names', async () => {
    for (let finished = 0; finished < 12; finished++) {
      const session = await open()
      await session.newGame(eightPlayers)
      await session.end()
    }
    for (const name of await files()) await rename(join(folder, name), join(folder, name.replace('2', '3')))
    const before = await playedNight()
    expect(await files()).toHaveLength(13)
    const after = await open()
    expect(after.game).toEqual(before.game)
    await after.end()
    expect((await open()).game).toBeNull()
    expect(codes()).toEqual([])
  })

  it('lets a closed game rest whose journal was damaged since', async () => {
    const before = await playedNight()
    await before.end()
    const lines = (await readFile(await journal(), 'utf8')).split('\n')
    await writeFile(await journal(), lines.with(2, 'garbage').join('\n'))
    expect((await open()).game).toBeNull()
    expect(codes()).toEqual([])
  })

  it('cuts a torn last line, says so, and goes on in the same file', async () => {
    const before = await playedNight()
    await before.close()
    const whole = await readFile(await journal(), 'utf8')
    await appendFile(await journal(), '{"n":5,"kind":"command","comm')
    const after = await open()
    expect(after.game).toEqual(before.game)
    expect(notices.list).toMatchObject([{ code: 'journal-torn', level: 'info', params: { kept: 4 } }])
    expect(await readFile(await journal(), 'utf8')).toBe(whole)
    expect(await after.command(4, answer('witch', { heal: null, poison: null }))).toMatchObject({ ok: true })
    expect(count(await open())).toBe(5)
  })

  it('saves what stands before garbage, keeps the damaged file, and says what was lost', async () => {
    const before = await playedNight()
    await before.close()
    const lines = (await readFile(await journal(), 'utf8')).split('\n')
    const damaged = lines.with(2, '\u0000\u0001garbage').join('\n')
    await writeFile(await journal(), damaged)
    const after = await open()
    expect(count(after)).toBe(1)
    expect(after.view?.prompt?.prompt).toBe('night-falls')
    expect(notices.list).toMatchObject([
      { code: 'journal-damaged', level: 'danger', params: { kept: 1, lost: 3 } }
    ])
    const aside = (await files()).filter((name) => name.includes('.corrupt-'))
    expect(aside).toEqual([notices.list[0]?.params['file']])
    expect(await readFile(join(folder, aside[0] ?? ''), 'utf8')).toBe(damaged)
    notices.lower('journal-damaged')
    const again = await open()
    expect(again.game).toEqual(after.game)
    expect(codes()).toEqual([])
  })

  it('saves what stands before a command that the rules refuse', async () => {
    const before = await playedNight()
    await before.close()
    const file = await journal()
    const lines = readJournal(await readFile(file, 'utf8'))?.lines ?? []
    const other = await Journal.adopt(file, lines, false)
    await other.append({ kind: 'command', command: answer('vote', 'p1') })
    await other.append({ kind: 'undo' })
    await other.close()
    const after = await open()
    expect(after.game).toEqual(before.game)
    expect(notices.list).toMatchObject([{ code: 'journal-damaged', params: { kept: 4, lost: 2 } }])
  })

  it.each([
    ['garbage', () => 'Dear diary\n'],
    ['nothing', () => ''],
    ['half a header', (text: string) => text.slice(0, 40)],
    ['a changed table', (text: string) => text.replace('"Player 1"', '"Player 9"')]
  ])('sets a file aside that begins with %s, and starts without a game', async (_what, change) => {
    const before = await playedNight()
    await before.close()
    const text = change(await readFile(await journal(), 'utf8'))
    await writeFile(await journal(), text)
    const after = await open()
    expect(after.game).toBeNull()
    expect(codes()).toEqual(['journal-lost'])
    expect(await files()).toEqual([notices.list[0]?.params['file']])
    expect(await readFile(join(folder, (await files())[0] ?? ''), 'utf8')).toBe(text)
    expect(await after.newGame(eightPlayers)).toMatchObject({ ok: true })
  })
})

it('plays on in memory while the disk refuses, with a standing warning, and saves all of it later', async () => {
  const games = join(folder, 'games')
  await writeFile(games, 'a file where the folder should be')
  const session = await playedNight(games)
  expect(session.saved).toBe(false)
  expect(codes()).toEqual(['journal-memory'])
  expect(session.view?.prompt?.prompt).toBe('witch')
  await rm(games)
  await vi.waitFor(() => expect(session.saved).toBe(true))
  expect(codes()).toEqual([])
  expect((await open(games)).game).toEqual(session.game)
})

describe('the past', () => {
  it('is shown step by step and changes nothing, after a restart too', async () => {
    const session = await open()
    expect(session.past(0)).toEqual({ ok: false, refusal: { kind: 'no-game' } })
    await session.newGame(eightPlayers)
    for (const [at, command] of night.entries()) await session.command(at, command)
    const before = session.view
    onChange.mockReset()
    const asleep = session.past(2)
    expect(asleep).toMatchObject({
      ok: true,
      value: { commandCount: 2, prompt: { prompt: 'seer' }, redo: { command: night[2] } }
    })
    expect(session.view).toBe(before)
    expect(onChange).not.toHaveBeenCalled()
    await session.close()
    expect((await open()).past(2)).toEqual(asleep)
  })

  it('ends with the present, and what was taken back is past no more', async () => {
    const session = await open()
    await session.newGame(eightPlayers)
    for (const [at, command] of night.entries()) await session.command(at, command)
    expect(session.past(3)).toMatchObject({ ok: true })
    expect(session.past(4)).toEqual({ ok: false, refusal: { kind: 'no-moment' } })
    await session.undo(4)
    expect(session.past(3)).toEqual({ ok: false, refusal: { kind: 'no-moment' } })
  })
})

describe('a half-entered answer', () => {
  const draft = { prompt: 'witch', form: 'fields', values: { poison: 'p3' }, declined: false } as const

  it('is there again after the app went down, and is no command', async () => {
    const session = await playedNight()
    const told = onChange.mock.calls.length
    expect(session.keepDraft(count(session), draft)).toMatchObject({ ok: true })
    expect([session.draft, session.game?.log.length]).toEqual([draft, night.length])
    expect(onChange.mock.calls.length).toBe(told)
    await session.close()
    const again = await open()
    expect(again.draft).toEqual(draft)
    expect(notices.list).toEqual([])
    await again.command(count(again), answer('witch', { heal: null, poison: null }))
    await again.close()
    expect((await open()).draft).toBeNull()
  })

  it('stands through a correction, without what that has made impossible, on disk too', async () => {
    const session = await playedNight()
    const both = { ...draft, values: { heal: 'p8', poison: 'p3' } }
    session.keepDraft(count(session), both)
    const mark = { player: 'p5', mark: 'no-vote', on: true } as const
    await session.command(count(session), { command: 'correct', set: { mark } })
    expect(session.draft).toEqual(both)
    await session.command(count(session), { command: 'correct', set: { kill: 'p3' } })
    expect(session.draft).toEqual({ ...draft, values: { heal: 'p8' } })
    await session.close()
    expect((await open()).draft).toEqual({ ...draft, values: { heal: 'p8' } })
  })

  it('is not counted among the commands that a crash left safe', async () => {
    const session = await playedNight()
    session.keepDraft(count(session), draft)
    await session.close()
    const [name = ''] = (await readdir(folder)).filter((each) => each.endsWith('.jsonl'))
    await appendFile(join(folder, name), '{"n":6,')
    expect((await open()).draft).toEqual(draft)
    expect(notices.list).toMatchObject([{ code: 'journal-torn', params: { kept: night.length } }])
  })

  it('is refused while an answer is being written, so that no crash brings it back to a later question', async () => {
    const session = await playedNight()
    const { append } = Journal.prototype
    const late: unknown[] = []
    const writing = vi.spyOn(Journal.prototype, 'append').mockImplementationOnce(function (
      this: Journal,
      entry
    ) {
      late.push(session.keepDraft(count(session), draft))
      return append.call(this, entry)
    })
    await session.command(count(session), answer('witch', { heal: null, poison: null }))
    writing.mockRestore()
    expect(late).toEqual([{ ok: false, refusal: { kind: 'stale' } }])
    await session.close()
    expect(readJournal(await readFile(await journal(), 'utf8'))?.entries.at(-1)?.kind).toBe('command')
  })

  it('ends with undo, and what was made of an older table is refused', async () => {
    const session = await playedNight()
    const before = count(session)
    session.keepDraft(before, draft)
    await session.undo(before)
    expect(session.draft).toBeNull()
    expect(session.keepDraft(before, draft)).toEqual({ ok: false, refusal: { kind: 'stale' } })
    await session.end()
    expect(session.keepDraft(0, draft)).toEqual({ ok: false, refusal: { kind: 'no-game' } })
  })
})
