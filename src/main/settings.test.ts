import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Notices } from './notices'
import { defaultPort, SettingsStore } from './settings'

const userData = vi.hoisted(() => ({ folder: '' }))

vi.mock('electron', () => {
  const app = { getPath: () => userData.folder, getVersion: () => '1.0.0' }
  const ipcMain = { on: () => undefined }
  return { app, ipcMain, default: { app, ipcMain } }
})

let notices: Notices
let file: string

beforeEach(async () => {
  userData.folder = await mkdtemp(join(tmpdir(), 'howlcast-settings-'))
  file = join(userData.folder, 'config.json')
  notices = new Notices()
})

afterEach(() => rm(userData.folder, { recursive: true, force: true }))

it('begins with defaults and comes back to what was set, token and port included', () => {
  const first = new SettingsStore(notices)
  expect(first.all).toMatchObject({ consoleLanguage: 'en', theme: 'dark', server: { port: defaultPort } })
  expect(first.all.server.token).toMatch(/^[\w-]{22}$/)
  first.set({ consoleLanguage: 'zh', roster: [{ name: '小红', age: 30, sex: 'female' }] })
  first.set({ theme: undefined })
  const second = new SettingsStore(notices)
  expect(second.all).toEqual(first.all)
  expect(second.all).toMatchObject({ consoleLanguage: 'zh', theme: 'dark', roster: [{ name: '小红' }] })
  expect(notices.list).toEqual([])
})

it('fills in what a file of an earlier release does not know, in its parts as well', async () => {
  const show = { language: 'zh', holdTotals: true, blackout: false }
  await writeFile(file, JSON.stringify({ theme: 'light', show }))
  const { all } = new SettingsStore(notices)
  expect(all.theme).toBe('light')
  expect(all.show).toEqual({ ...show, board: 'shown', timer: null, speaker: null })
  expect(all.timerPresets.speech).toEqual([60, 90, 120])
  expect(notices.list).toEqual([])
})

it.each([
  ['torn', '{ "theme": "li', '{ "theme": "li'],
  ['out of range', '{ "theme": "purple" }', '"purple"'],
  ['empty', '', '']
])('starts with defaults beside a file that is %s, and keeps it', async (_what, text, kept) => {
  await writeFile(file, text)
  const settings = new SettingsStore(notices)
  expect(settings.all.theme).toBe('dark')
  expect(notices.list.map(({ code }) => code)).toEqual(['settings-reset'])
  const aside = (await readdir(userData.folder)).find((name) => name.startsWith('config.json.corrupt-'))
  expect(await readFile(join(userData.folder, aside ?? ''), 'utf8')).toContain(kept)
  settings.set({ theme: 'light' })
  expect(new SettingsStore(new Notices()).all.theme).toBe('light')
})

it('goes on without a disk', async () => {
  const folder = userData.folder
  userData.folder = join(folder, 'file')
  await writeFile(userData.folder, 'a file where the folder should be')
  const settings = new SettingsStore(notices)
  settings.set({ theme: 'light' })
  expect(settings.all.theme).toBe('light')
  expect(notices.list.map(({ code }) => code)).toEqual(['settings-memory'])
  userData.folder = folder
})
