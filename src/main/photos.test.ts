import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Publication } from '../shared/public'
import { keepPhoto, photosOf, readPhoto, shownPhoto, tidyPhotos } from './photos'
import { pictureSize } from './picture-size'

const chosen = vi.hoisted(() => ({ path: '' }))

vi.mock('electron', () => ({
  dialog: { showOpenDialog: () => Promise.resolve({ canceled: false, filePaths: [chosen.path] }) }
}))

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-photos-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** The head of a PNG of this size. */
function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(24)
  head.write('\x89PNG\r\n\x1a\n', 'latin1')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return head
}

async function choose(bytes: Uint8Array) {
  chosen.path = join(folder, 'photo.jpg')
  await writeFile(chosen.path, bytes)
  return readPhoto({} as BrowserWindow)
}

it('knows the size of a PNG, and of a JPEG behind other segments', () => {
  expect(pictureSize(png(3, 70_000))).toEqual({ width: 3, height: 70_000 })
  const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc2, 0, 11, 8, 0x02, 0x58, 0x03, 0x20]
  expect(pictureSize(Buffer.from(jpeg))).toEqual({ width: 800, height: 600 })
  expect(pictureSize(Buffer.from(jpeg.slice(0, 12)))).toBeNull()
  expect(pictureSize(Buffer.from('GIF89a, or anything else'))).toBeNull()
})

it('hands out a picture and refuses what is none, too large, or would fill the memory', async () => {
  expect(await choose(png(4000, 3000))).toEqual({ ok: true, value: png(4000, 3000) })
  expect(await choose(Buffer.from('no picture at all'))).toMatchObject({ refusal: { message: 'no-picture' } })
  expect(await choose(png(60_000, 60_000))).toMatchObject({ refusal: { message: 'too-wide' } })
  expect(await choose(Buffer.alloc(15_000_001))).toMatchObject({ refusal: { message: 'too-large' } })
})

it('keeps a small square under one name, refuses another size, and throws away what nobody has', async () => {
  const small = png(160, 160).toString('base64')
  const kept = await keepPhoto(folder, small)
  expect(kept).toMatchObject({ ok: true, value: expect.stringMatching(/^[0-9a-f]{32}\.png$/) as string })
  expect(await keepPhoto(folder, small)).toEqual(kept)
  expect(await keepPhoto(folder, png(161, 160).toString('base64'))).toMatchObject({
    refusal: { message: 'no-picture' }
  })
  const photo = kept.ok ? kept.value : ''
  await writeFile(join(folder, `${'0'.repeat(32)}.png`), 'old')
  await writeFile(join(folder, 'notes.txt'), 'of the host')
  await tidyPhotos(folder, [{ name: 'Ann', age: null, sex: null, group: '', photo }])
  expect((await readdir(folder)).sort()).toEqual([photo, 'notes.txt'].sort())
})

it('finds a photo by the name, whatever its capitals', () => {
  const person = (name: string, photo: string | null) => ({ name, photo, age: null, sex: null, group: '' })
  const photoOf = photosOf([person('Ann', 'ann.png'), person('Bob', null)])
  expect(['ANN', 'bob', 'Cid'].map(photoOf)).toEqual(['ann.png', null, null])
})

it('leads to the photos that are shown now, and to no other file', () => {
  const [ann = '', zoe = ''] = ['a', 'b'].map((letter) => `${letter.repeat(32)}.png`)
  const shown = { photos: { p1: ann, p2: '../settings.json' } } as unknown as Publication
  expect(shownPhoto(folder, `photos/${ann}`, shown)).toBe(join(folder, ann))
  const others = [ann, `photos/${zoe}`, 'photos/../settings.json', `photos/../photos/${ann}`, 'photos/', '']
  for (const asked of others) expect(shownPhoto(folder, asked, shown), asked).toBeNull()
  expect(shownPhoto(folder, `photos/${ann}`, {} as Publication)).toBeNull()
})
