import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { eightPlayers } from '../src/main/testing/eight-players'
import { listen } from '../src/main/testing/listen'
import type { ConsoleCalls } from '../src/shared/console-calls'
import { kill, launchApp, newUserData, windowCount, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { play } from './commands'

let userData: string
let howlcast: LaunchedApp

test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})

test.afterEach(() => howlcast.app.close())

const state = () => stateOf(howlcast.console)

async function playToTheWitch(): Promise<void> {
  expect(await call(howlcast.console, 'new-game', eightPlayers)).toEqual({ ok: true, value: null })
  await play(
    howlcast.console,
    { command: 'answer', prompt: 'seer', answer: 'p1' },
    { command: 'answer', prompt: 'werewolves', answer: 'p8' }
  )
}

test('a game goes on at the very prompt after the process was killed', async () => {
  await playToTheWitch()
  const before = await state()
  expect(before).toMatchObject({
    saved: true,
    resumed: false,
    notices: [],
    view: { prompt: { prompt: 'witch' } }
  })
  await kill(howlcast)
  howlcast = await launchApp({ userData })
  const after = await state()
  expect(after).toMatchObject({ saved: true, resumed: true, notices: [], view: before.view })
  expect(after.publication.view).toEqual(before.publication.view)
  expect(after.publication.publication).toBeGreaterThan(before.publication.publication)
  expect(after.overlay.url).toBe(before.overlay.url)
})

test('a command that comes twice is applied once', async () => {
  await playToTheWitch()
  const command = { command: 'answer', prompt: 'witch', answer: { heal: null, poison: null } } as const
  const answers = await Promise.all(
    [1, 2].map(() => call(howlcast.console, 'command', { count: 4, command }))
  )
  expect(answers).toEqual([
    { ok: true, value: null },
    { ok: false, refusal: { kind: 'stale' } }
  ])
  expect((await state()).view?.commandCount).toBe(5)
})

test('bad input is refused in words and changes nothing', async () => {
  await playToTheWitch()
  const send = (input: unknown) =>
    call(howlcast.console, 'command', input as ConsoleCalls['command']['input'])
  expect(await send({ count: 'three' })).toMatchObject({ ok: false, refusal: { kind: 'invalid' } })
  expect(await send({ count: 4, command: { command: 'dance' } })).toMatchObject({
    ok: false,
    refusal: { kind: 'invalid' }
  })
  const dead = { command: 'answer', prompt: 'witch', answer: { heal: null, poison: 'nobody' } }
  expect(await send({ count: 4, command: dead })).toMatchObject({ ok: false, refusal: { kind: 'rule' } })
  expect((await state()).view?.commandCount).toBe(4)
})

test('the overlay hears publications and can call nothing', async () => {
  await howlcast.overlay.evaluate(() => {
    const heard: unknown[] = []
    Reflect.set(window, 'heard', heard)
    Reflect.get(window, 'howlcastOverlay').onPublication((publication: unknown) => heard.push(publication))
  })
  await playToTheWitch()
  const { publication } = await state()
  const heard = () => howlcast.overlay.evaluate(() => Reflect.get(window, 'heard') as unknown[])
  await expect.poll(async () => (await heard()).at(-1)).toEqual(publication)
  expect(await howlcast.overlay.evaluate(() => Object.keys(Reflect.get(window, 'howlcastOverlay')))).toEqual([
    'onPublication'
  ])
  // Not one word of a role that somebody holds.
  expect(
    JSON.stringify((await heard()).map((each) => (each as typeof publication).view?.players))
  ).not.toMatch(/werewolf|seer|witch|hunter|villager/)
})

test('the same picture is served on loopback, under an address that can be changed', async () => {
  await playToTheWitch()
  await expect.poll(async () => (await state()).overlay.url).not.toBeNull()
  const { overlay, publication } = await state()
  const address = overlay.url ?? ''
  const page = await fetch(address)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('Howlcast Overlay')
  const events = await listen(`${address}events`)
  await expect.poll(events.text).toContain(JSON.stringify(publication))
  await expect.poll(async () => (await state()).overlay.listeners).toBe(1)
  expect(await call(howlcast.console, 'new-overlay-address', null)).toMatchObject({ ok: true })
  expect((await fetch(address)).status).toBe(404)
  await expect.poll(async () => (await state()).overlay).toMatchObject({ listeners: 0 })
  expect((await fetch((await state()).overlay.url ?? '')).status).toBe(200)
})

test('a game can be written to a file and read again', async () => {
  await playToTheWitch()
  const file = join(userData, 'game.json')
  await howlcast.app.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = () => Promise.resolve({ canceled: false, filePath: path })
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, file)
  expect(await call(howlcast.console, 'export-game', null)).toEqual({ ok: true, value: file })
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    format: 'howlcast-game/1',
    players: eightPlayers.players
  })
  const before = await state()
  expect(await call(howlcast.console, 'end-session', null)).toMatchObject({ ok: true })
  expect((await state()).view).toBeNull()
  expect(await call(howlcast.console, 'import-game', null)).toEqual({ ok: true, value: file })
  expect((await state()).view).toEqual(before.view)
  expect((await readdir(join(userData, 'games'))).length).toBe(2)
})

test('the overlay window opens again after it was closed', async () => {
  await playToTheWitch()
  const closed = howlcast.overlay.waitForEvent('close')
  await howlcast.app.evaluate(({ BrowserWindow }) => {
    BrowserWindow.getAllWindows()
      .find((window) => window.getTitle() === 'Howlcast Overlay')
      ?.close()
  })
  await closed
  expect(await call(howlcast.console, 'show-overlay-window', null)).toMatchObject({ ok: true })
  await expect.poll(() => windowCount(howlcast.app)).toBe(2)
})
