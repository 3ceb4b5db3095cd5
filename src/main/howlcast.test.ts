import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Command } from '../engine'
import type { Parts } from './console-calls'
import type { Desk } from './desk'
import { Notices } from './notices'
import { eightPlayers } from './testing/eight-players'
import { listen } from './testing/listen'

const userData = vi.hoisted(() => ({ folder: '', clipboard: '', kept: false }))

vi.mock('electron', () => {
  const app = { getPath: () => userData.folder, getVersion: () => '1.0.0' }
  const ipcMain = { on: () => undefined }
  const clipboard = {
    writeText: (text: string) => (userData.clipboard = text),
    readText: () => Promise.resolve(userData.clipboard)
  }
  return { app, ipcMain, clipboard, dialog: {}, default: { app, ipcMain } }
})

const { consoleCalls, consoleState, followSettings } = await import('./console-calls')
const { setupParts } = await import('./howlcast')
const { SettingsStore } = await import('./settings')

const desk = {
  publish: () => undefined,
  tellConsole: () => undefined,
  onWindows: () => undefined,
  protect: (on: boolean) => (userData.kept = on),
  consoleWindow: { protection: 'windows', asks: false },
  paint: () => undefined,
  isOverlayOpen: false
} as unknown as Desk

const keyboard = new Map<string, () => void>()
let running: Parts | null = null

beforeEach(async () => {
  userData.folder = await mkdtemp(join(tmpdir(), 'howlcast-app-'))
  const pages = join(userData.folder, 'pages/overlay')
  await mkdir(pages, { recursive: true })
  await writeFile(join(pages, 'index.html'), '<head></head>')
})

afterEach(async () => {
  await stop()
  await rm(userData.folder, { recursive: true, force: true })
})

async function start() {
  const { folder } = userData
  const notices = new Notices()
  const settings = new SettingsStore(notices)
  const parts = await setupParts({
    games: join(folder, 'games'),
    pages: join(folder, 'pages'),
    photos: join(folder, 'photos'),
    notices,
    settings,
    desk,
    keys: {
      register: (key, onPress) => {
        keyboard.set(key, onPress)
        return true
      },
      unregister: (key) => keyboard.delete(key)
    }
  })
  running = parts
  followSettings(parts)
  return { parts, calls: consoleCalls(parts), state: () => consoleState(parts) }
}

async function stop(): Promise<void> {
  running?.publisher.stop()
  running?.obs.stop()
  await running?.session.close()
  await running?.overlay.stop()
  await running?.omniscient.stop()
  await running?.control.stop()
  running = null
}

async function play({ session }: Parts, ...commands: Command[]): Promise<void> {
  for (const command of commands) {
    expect(await session.command(session.view?.commandCount ?? -1, command)).toMatchObject({ ok: true })
  }
}

it('reads what was copied for the console, and no more than a table can be', async () => {
  const { calls } = await start()
  userData.clipboard = 'Ann\nBob'
  expect(await calls['read-clipboard'](null)).toBe('Ann\nBob')
  userData.clipboard = 'a'.repeat(1_000_000)
  expect(await calls['read-clipboard'](null)).toHaveLength(20_000)
})

it('keeps timer and speaker through commands and a restart, and drops them with the session', async () => {
  const first = await start()
  await first.calls['new-game'](eightPlayers)
  await first.calls['start-timer']({ name: 'speech', seconds: null })
  expect(await first.calls['set-speaker']({ player: 'p3' })).toMatchObject({ ok: true })
  expect(await first.calls['set-speaker']({ player: 'p99' })).toMatchObject({ ok: false })
  await play(first.parts, { command: 'go-on' }, { command: 'go-on' })
  const { timer, speaker } = first.state().publication.show
  expect(timer).toMatchObject({ name: 'speech', seconds: 60, leftMs: null })
  expect(speaker).toBe('p3')
  await stop()
  const second = await start()
  expect(second.state()).toMatchObject({ resumed: true, show: { timer, speaker } })
  await second.calls['end-session'](null)
  expect(second.state().show).toMatchObject({ timer: null, speaker: null })
  await stop()
  expect((await start()).state().show).toMatchObject({ timer: null, speaker: null })
})

it('drops timer and speaker when another game begins', async () => {
  const { calls, state } = await start()
  await calls['new-game'](eightPlayers)
  await calls['set-speaker']({ player: 'p3' })
  await calls['new-game'](structuredClone(eightPlayers))
  expect(state().show.speaker).toBeNull()
})

/** A time of the last seconds. */
const lately = () => expect.closeTo(Date.now(), -4) as number

it('lists every page of the overlay under an address of its own', async () => {
  const { parts, calls, state } = await start()
  await parts.overlay.start()
  const { url, sources } = state().overlay
  expect(sources.map(({ scene }) => scene)).toEqual([
    'full',
    'lower-third',
    'side-bar',
    'seats',
    'timer',
    'card',
    'vote',
    'phase'
  ])
  expect(sources[4]).toEqual({ scene: 'timer', url: `${url}?scene=timer`, open: [], leftAt: null })
  await calls['copy-scene-address']({ scene: 'timer', options: '&names=numbers' })
  expect(userData.clipboard).toBe(`${url}?scene=timer&names=numbers`)
  const source = await listen(`${url}events?scene=timer&build=old&size=1280x720`)
  await vi.waitFor(() =>
    expect(state().overlay.sources[4]?.open).toEqual([
      { outOfDate: true, since: lately(), size: { width: 1280, height: 720 } }
    ])
  )
  source.leave()
  await vi.waitFor(() => expect(state().overlay.sources[4]).toMatchObject({ open: [], leftAt: lately() }))
})

it('tells roles and night actions at an address of their own, behind a delay, and never at the public one', async () => {
  const { parts, calls, state } = await start()
  await parts.overlay.start()
  await calls['set-settings']({ omniscient: true })
  expect(state().omniscient.url).toBeNull()
  expect(state().notices.map(({ code }) => code)).toEqual(['omniscient-needs-delay'])
  await calls['set-settings']({ publicDelay: 1 })
  await vi.waitFor(() => expect(state().omniscient.url).not.toBeNull())
  expect(state().notices).toEqual([])
  const open = await listen(`${state().overlay.url}events`)
  const knowing = await listen(`${state().omniscient.url}events`)
  await calls['new-game'](eightPlayers)
  await play(
    parts,
    { command: 'go-on' },
    { command: 'go-on' },
    { command: 'answer', prompt: 'seer', answer: 'p1' },
    { command: 'answer', prompt: 'werewolves', answer: 'p8' }
  )
  expect(knowing.text()).not.toContain('p8')
  expect(state().waiting).toBeGreaterThan(0)
  await vi.waitFor(() => expect(knowing.text()).toMatch(/"actions":\[.*"p8"/), { timeout: 4000 })
  expect(knowing.text()).toMatch(
    /"id":"p3","role":"seer","camp":"village","wolf":false,"awake":(?:true|false),"marks"/
  )
  expect(open.text()).toContain('"phase":"night"')
  for (const secret of ['omniscient', '"role":"', '"camp"', '"actions"', 'secrets', 'revision'])
    expect(open.text(), secret).not.toContain(secret)
  // Without a delay the address closes at once, whoever listens there.
  await calls['set-settings']({ publicDelay: 0 })
  await knowing.ended
  expect(state().omniscient.url).toBeNull()
  open.leave()
})

it('cuts with the blackout key, whichever the host has chosen, and lifts in the console alone', async () => {
  const { calls, state } = await start()
  await calls['new-game'](eightPlayers)
  expect(state().publication.view).not.toBeNull()
  expect([...keyboard.keys()]).toEqual(['CommandOrControl+Shift+F9'])
  await calls['set-settings']({ blackoutKey: 'F13' })
  expect([...keyboard.keys()]).toEqual(['F13'])
  keyboard.get('F13')?.()
  keyboard.get('F13')?.()
  expect(state().publication).toMatchObject({ view: null, show: { blackout: true } })
  await calls['set-show']({ blackout: false })
  expect(state().publication.view).not.toBeNull()
  await calls['set-settings']({ blackoutKey: null })
  await stop()
  expect((await start()).state().settings.blackoutKey).toBeNull()
  expect(keyboard.size).toBe(0)
})

it('lets buttons in only while the host wants it, at an address that can be renewed', async () => {
  const { calls, state } = await start()
  const post = async (address: string) => (await fetch(address, { method: 'POST' })).status
  expect(state().control.url).toBeNull()
  await calls['set-settings']({ control: true })
  await vi.waitFor(() => expect(state().control.url).not.toBeNull())
  const { url } = state().control
  expect(await post(`${url}hide`)).toBe(200)
  expect(state().show.board).toBe('hidden')
  await calls['new-control-address'](null)
  expect(await post(`${url}show`)).toBe(404)
  await calls['copy-control-address'](null)
  expect(userData.clipboard).toBe(state().control.url)
  expect(await post(`${userData.clipboard}show`)).toBe(200)
  await calls['set-settings']({ control: false })
  expect(state().control.url).toBeNull()
  await expect(post(`${userData.clipboard}hide`)).rejects.toThrow()
  expect(state().show.board).toBe('shown')
})

it('keeps the console out of captures from the start, until the host allows them', async () => {
  const { parts, calls, state } = await start()
  expect(userData.kept).toBe(true)
  expect(state().settings.contentProtection).toBe(true)
  await calls['set-settings']({ contentProtection: false })
  expect(userData.kept).toBe(false)
  expect(new SettingsStore(parts.notices).all.contentProtection).toBe(false)
})

it('tells the console no token of a closed door and no password', async () => {
  const { parts, calls, state } = await start()
  await calls['set-obs-password']({ password: 'correct horse' })
  expect(state().obs).toMatchObject({ state: 'off', passwordSet: true })
  const told = JSON.stringify(state())
  const { omniscientServer, controlServer, obsPassword } = parts.settings.all
  expect(obsPassword).toBe('correct horse')
  for (const secret of [omniscientServer.token, controlServer.token, obsPassword])
    expect(told).not.toContain(secret)
})
