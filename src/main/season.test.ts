import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { apply, createGame, isRuleError, moderatorView, undo, type Game } from '../engine'

const userData = vi.hoisted(() => ({ folder: '' }))

vi.mock('electron', () => {
  const app = { getPath: () => userData.folder, getVersion: () => '1.0.0' }
  const ipcMain = { on: () => undefined }
  return { app, ipcMain, dialog: {}, default: { app, ipcMain } }
})

const { Notices } = await import('./notices')
const { Season } = await import('./season')
const { tableCsv } = await import('./table-export')
const { Session } = await import('./session')

const onFailure = vi.fn()
beforeEach(async () => {
  userData.folder = await mkdtemp(join(tmpdir(), 'howlcast-season-'))
  onFailure.mockClear()
})
afterEach(() => rm(userData.folder, { recursive: true, force: true }))

const roles = ['werewolf', 'seer', 'villager', 'villager', 'villager', 'villager']
const first = '2026-03-01T20:00:00.000Z'
const second = '2026-03-08T20:00:00.000Z'

function done(result: ReturnType<typeof undo> | ReturnType<typeof apply>): Game {
  if (isRuleError(result)) throw new Error(result.code)
  return 'game' in result ? result.game : result
}
function begun(): Game {
  const players = roles.map((role, at) => ({ id: `p${at + 1}`, name: `Player ${at + 1} `, role }))
  const game = createGame({ ruleset: 'new-moon', houseRules: {}, players, deck: [], startingCards: [] })
  if (isRuleError(game)) throw new Error(game.code)
  return done(apply(game, { command: 'go-on' }))
}
function ended(camp: 'village' | 'werewolves' | null): Game {
  const killed = done(apply(begun(), { command: 'correct', set: { kill: 'p6' } }))
  let game = done(apply(killed, { command: 'end', camp }))
  while (game.pending) game = done(apply(game, { command: 'go-on' }))
  return game
}
const lineOf = (season: InstanceType<typeof Season>, name: string) =>
  season.tally.players.find(({ of }) => of === name)

it('counts a finished game once, however often it is told of', () => {
  const season = new Season(onFailure)
  const view = moderatorView(ended('village'))
  season.follow(first, view)
  season.follow(first, view)
  expect(season.tally).toMatchObject({ games: 1, camps: { village: 1 } })
  expect(lineOf(season, 'Player 1')).toEqual({ of: 'Player 1', games: 1, wins: 0, survived: 1 })
  expect(lineOf(season, 'Player 6')).toEqual({ of: 'Player 6', games: 1, wins: 1, survived: 0 })
  expect(season.tally.roles).toEqual([
    { of: 'villager', games: 4, wins: 4, survived: 3 },
    { of: 'seer', games: 1, wins: 1, survived: 1 },
    { of: 'werewolf', games: 1, wins: 0, survived: 1 }
  ])
})

it('takes a game out when its end is taken back, and counts the end that comes instead', () => {
  const season = new Season(onFailure)
  const game = ended('village')
  season.follow(first, moderatorView(begun()))
  expect(season.tally.games).toBe(0)
  season.follow(first, moderatorView(game))
  season.follow(first, moderatorView(done(undo(game))))
  expect(season.tally).toMatchObject({ games: 0, camps: {}, players: [], roles: [] })
  season.follow(first, moderatorView(ended('werewolves')))
  expect(season.tally).toMatchObject({ games: 1, camps: { werewolves: 1 } })
})

it('adds games up, over starts of the app, and counts a game without a winner', () => {
  new Season(onFailure).follow(first, moderatorView(ended('village')))
  new Season(onFailure).follow(first, moderatorView(ended('village')))
  const season = new Season(onFailure)
  season.follow(second, moderatorView(ended(null)))
  expect(season.tally).toMatchObject({ games: 2, camps: { village: 1, nobody: 1 } })
  expect(lineOf(season, 'Player 2')).toEqual({ of: 'Player 2', games: 2, wins: 1, survived: 2 })
  expect(onFailure).not.toHaveBeenCalled()
})

it('begins anew, and does not count the game again that is still open', () => {
  const season = new Season(onFailure)
  season.follow(first, moderatorView(ended('village')))
  season.reset(new Date('2026-03-02T00:00:00.000Z'))
  season.follow(first, moderatorView(ended('village')))
  expect(season.tally).toMatchObject({ games: 0, since: '2026-03-02T00:00:00.000Z' })
  season.follow(second, moderatorView(ended('village')))
  expect(new Season(onFailure).tally.games).toBe(1)
})

it.each(['{ "games": [', '{ "since": null, "games": [{ "began": 3 }] }'])(
  'sets a file aside that it cannot read, and goes on: %s',
  async (text) => {
    await writeFile(join(userData.folder, 'season.json'), text)
    const season = new Season(onFailure)
    expect(season.tally.games).toBe(0)
    expect(onFailure).toHaveBeenCalledOnce()
    const aside = (await readdir(userData.folder)).find((name) => name.includes('.corrupt-'))
    expect(await readFile(join(userData.folder, aside ?? ''), 'utf8')).toContain('games')
    season.follow(first, moderatorView(ended('village')))
    expect(new Season(onFailure).tally.games).toBe(1)
  }
)

it('knows a game that a start takes up again by when it began', async () => {
  const open = () =>
    Session.open({
      folder: join(userData.folder, 'games'),
      appVersion: '1.0.0',
      notices: new Notices(),
      onChange: () => undefined
    })
  const session = await open()
  expect(session.began).toBeNull()
  await session.newGame(begun().setup)
  const { began } = session
  expect(began).toMatch(/^\d{4}-\d\d-\d\dT/)
  await session.command(0, { command: 'go-on' })
  await session.close()
  const again = await open()
  expect(again.began).toBe(began)
  await again.end()
  expect(again.began).toBeNull()
  await again.close()
})

it('writes a table that spreadsheets read: marked as UTF-8, quoted, formulas made plain', () => {
  const csv = tableCsv({
    head: ['Player', 'Games'],
    rows: [
      ['月下, "Lo"', 3],
      ['=1+1', 2]
    ]
  })
  expect(csv).toBe('\uFEFFPlayer,Games\r\n"月下, ""Lo""",3\r\n"\'=1+1",2\r\n')
})
