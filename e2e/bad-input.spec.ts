import { appendFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { kill, launchApp, newUserData, startAgain, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { MouseHost } from './host'
import { seatTable } from './table'

let userData: string
let howlcast: LaunchedApp

test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})

test.afterEach(() => howlcast.app.close())

async function beginNight(): Promise<MouseHost> {
  const seats =
    'Ann werewolf, Bob werewolf, Cid seer, Dot cupid, Eve hunter, Fay villager, Gus villager, Hal elder'
  return new MouseHost(howlcast.console, await seatTable(howlcast.console, seats))
}

async function playToTheSeer(): Promise<MouseHost> {
  const host = await beginNight()
  await host.does('Night falls')
  await host.does('Cupid wakes', { pick: ['Cid', 'Eve'] })
  await host.does('The Lovers meet')
  await expect(host.title).toHaveText('Seer wakes')
  return host
}

const table = {
  format: 'howlcast-game/1',
  ruleset: 'new-moon',
  players: ['werewolf', 'seer', 'villager', 'villager', 'villager'].map((role, at) => ({
    id: `p${at + 1}`,
    name: `Player ${at + 1}`,
    role
  }))
}
const [first, ...others] = table.players
const badFiles = [
  { what: 'no JSON', text: '{ "format": ', says: /Nothing was changed\. \(.+\)/ },
  { what: 'another format', text: '{ "format": "chess/1" }', says: /Nothing was changed\. \(format: .+\)/ },
  {
    what: 'players that are none',
    text: JSON.stringify({ ...table, players: 7 }),
    says: /Nothing was changed\. \(players: .+\)/
  },
  {
    what: 'a misspelled field',
    text: JSON.stringify({ ...table, deckk: [] }),
    says: /Nothing was changed\. \(.*deckk.*\)/
  },
  {
    what: 'an unknown role',
    text: JSON.stringify({ ...table, players: [{ ...first, role: 'vampire' }, ...others] }),
    says: 'This table has a role that is not known here: vampire.'
  },
  {
    what: 'an illegal step',
    text: JSON.stringify({ ...table, steps: [{ prompt: 'seer', answer: 'nobody' }] }),
    says: /^Step 1 of the file: /
  }
]

test('a file that is no game says why and leaves the table as it was', async () => {
  const file = join(userData, 'game.json')
  await howlcast.app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, file)
  const { console } = howlcast
  await console.getByLabel('Paste names').fill('Ann\nBob\nCid')
  await console.getByRole('button', { name: 'Seat them' }).click()
  for (const { what, text, says } of badFiles) {
    await test.step(what, async () => {
      await writeFile(file, text)
      await console.getByRole('button', { name: 'Open a game file' }).click()
      await expect(console.getByRole('alert')).toHaveText(says)
      await expect(console.getByRole('group', { name: 'Seats, clockwise' })).toContainText('Cid')
    })
  }
})

test('a choice that the rules forbid is refused with its reason', async () => {
  const host = await playToTheSeer()
  await host.tries('Cid')
  await expect(host.refusal).toContainText('3 Cid: not oneself')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Gus' })
  await host.does('Day breaks')
  await host.does('Elect the Sheriff', { result: 'Hal' })
  await host.does('The Sheriff is chosen')
  await host.does('Announce the night')
  await host.does('The village talks')
  await expect(host.title).toHaveText('Enter the votes')
  await test.step('a dead target', async () => {
    await host.answer({ votes: { Ann: 'Bob', Bob: 'Ann' } })
    await host.tries('Gus', 'Points at')
    await expect(host.refusal).toContainText('7 Gus: is dead already')
  })
  await test.step('a lover for a lover', async () => {
    await host.tries('Eve', 'Points at')
    await expect(host.refusal).toContainText('5 Eve: never the own lover')
  })
  const { view } = await stateOf(howlcast.console)
  expect(view?.prompt?.prompt).toBe('vote')
})

test('of two commands for one step the second is stale, and the console says so', async () => {
  const host = await beginNight()
  await expect(host.title).toHaveText('Night falls')
  const before = await stateOf(howlcast.console)
  await host.page.evaluate((count) => {
    void Reflect.get(window, 'howlcast').call('command', { count, command: { command: 'go-on' } })
    document.querySelector<HTMLElement>('.now .primary')?.click()
  }, before.view?.commandCount)
  await expect(host.title).toHaveText('Cupid wakes')
  await expect(host.refusal).toContainText('The game had moved on. This is the newest state.')
  const count = (before.view?.commandCount ?? 0) + 1
  expect((await stateOf(howlcast.console)).view?.commandCount).toBe(count)
  const old = { count: count - 1, command: { command: 'answer', prompt: 'cupid', answer: null } } as const
  expect(await call(howlcast.console, 'command', old)).toEqual({ ok: false, refusal: { kind: 'stale' } })
})

test('a second copy of the app says that there is one, and the game goes on', async () => {
  const host = await playToTheSeer()
  const before = await stateOf(howlcast.console)
  expect((await startAgain(howlcast)).said).toContain('Howlcast is already running')
  expect(await stateOf(howlcast.console)).toEqual(before)
  await host.does('Seer wakes', { pick: 'Ann' })
})

const games = () => join(userData, 'games')
const journal = async () =>
  join(games(), (await readdir(games())).find((name) => name.endsWith('.jsonl')) ?? 'none')

test('a journal with a torn last line goes on where it was', async () => {
  await playToTheSeer()
  const before = await stateOf(howlcast.console)
  await kill(howlcast)
  await appendFile(await journal(), '{"n":5,"kind":"command","comm')
  howlcast = await launchApp({ userData })
  const host = new MouseHost(howlcast.console, [])
  await expect(host.title).toHaveText('Seer wakes')
  await expect(host.page.getByText('4 commands are safe, at most one is missing.')).toBeVisible()
  expect((await stateOf(howlcast.console)).view).toEqual(before.view)
})

test('a journal with garbage in the middle goes on from before it and is kept', async () => {
  await playToTheSeer()
  await kill(howlcast)
  const file = await journal()
  const lines = (await readFile(file, 'utf8')).split('\n')
  const damaged = lines.map((line, at) => (at === 2 ? 'gar\u0000bage' : line)).join('\n')
  await writeFile(file, damaged)
  howlcast = await launchApp({ userData })
  const host = new MouseHost(howlcast.console, [])
  await expect(host.title).toHaveText('Night falls')
  const aside = (await readdir(games())).find((name) => name.includes('.corrupt-')) ?? 'none'
  await expect(host.page.getByRole('alert')).toContainText(
    `The saved game was damaged. 1 commands could be read, 3 could not. The old file is kept as ${aside}.`
  )
  expect(await readFile(join(games(), aside), 'utf8')).toBe(damaged)
})
