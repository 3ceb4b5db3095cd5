import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readPlayersFile, textOf } from './players-file'

const chosen = vi.hoisted(() => ({ path: '' }))

vi.mock('electron', () => {
  const showOpenDialog = () =>
    Promise.resolve({ canceled: chosen.path === '', filePaths: [chosen.path].filter(Boolean) })
  return { dialog: { showOpenDialog } }
})

const window = {} as BrowserWindow
let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-players-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function choose(bytes: Uint8Array | string) {
  chosen.path = join(folder, 'players.csv')
  await writeFile(chosen.path, bytes)
  return readPlayersFile(window)
}

it('reads what spreadsheets write: UTF-8, UTF-16 and the Chinese encoding of Excel', () => {
  expect(textOf(Buffer.from('姓名,年龄'))).toBe('姓名,年龄')
  expect(textOf(Buffer.from('\uFEFF姓名', 'utf16le'))).toBe('姓名')
  expect(textOf(Uint8Array.of(0xfe, 0xff, 0x59, 0xd3))).toBe('姓')
  expect(textOf(Uint8Array.of(0xd0, 0xd5, 0xc3, 0xfb))).toBe('姓名')
})

it('gives the text with the name of its file, or null when cancelled', async () => {
  expect(await choose('Ann\nBob')).toEqual({ ok: true, value: { file: 'players.csv', text: 'Ann\nBob' } })
  chosen.path = ''
  expect(await readPlayersFile(window)).toEqual({ ok: true, value: null })
})

it('refuses what is no text, too large, or not there', async () => {
  expect(await choose(Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0))).toMatchObject({
    refusal: { message: 'no-text' }
  })
  expect(await choose('x'.repeat(1_000_001))).toMatchObject({ refusal: { message: 'too-large' } })
  chosen.path = join(folder, 'gone.csv')
  expect(await readPlayersFile(window)).toMatchObject({ refusal: { kind: 'failed' } })
})
