import { createHash } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserWindow } from 'electron'
import type { Person } from '../shared/people'
import { keyOf, photoName, photoSide } from '../shared/photo'
import type { Publication } from '../shared/public'
import { refused, type Result } from '../shared/result'
import { chosenFile } from './chosen-file'
import { replaceFile } from './durable-files'
import { pictureSize } from './picture-size'

const largestFile = 15_000_000
/** More than any phone's camera; what claims more would fill the memory when it is drawn. */
const mostPixels = 120_000_000
const filters = [{ name: 'PNG, JPEG', extensions: ['png', 'jpg', 'jpeg'] }]

/**
 * A picture that the host chooses, as it is on disk: it is decoded by the page, in its sandbox.
 *
 * @returns null when cancelled; a refusal's message is `too-large`, `no-picture` or `too-wide`
 */
export async function readPhoto(window: BrowserWindow): Promise<Result<Uint8Array | null>> {
  const chosen = await chosenFile(window, filters, largestFile)
  if (!chosen.ok || chosen.value === null) return chosen as Result<null>
  const { bytes } = chosen.value
  const size = pictureSize(bytes)
  if (size === null) return refused({ kind: 'invalid', message: 'no-picture' })
  if (size.width * size.height > mostPixels) return refused({ kind: 'invalid', message: 'too-wide' })
  return { ok: true, value: bytes }
}

/**
 * Keeps a small square picture.
 *
 * @param png in base64, as the page drew it
 * @returns the name of its file
 */
export async function keepPhoto(folder: string, png: string): Promise<Result<string>> {
  const bytes = Buffer.from(png, 'base64')
  const size = bytes.toString('latin1', 1, 4) === 'PNG' ? pictureSize(bytes) : null
  if (size?.width !== photoSide || size.height !== photoSide)
    return refused({ kind: 'invalid', message: 'no-picture' })
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.png`
  await mkdir(folder, { recursive: true })
  await replaceFile(join(folder, name), bytes)
  return { ok: true, value: name }
}

/** How to find the file of somebody's photo by his name. */
export function photosOf(people: readonly Person[]): (name: string) => string | null {
  const book = new Map(people.map(({ name, photo }) => [keyOf(name), photo]))
  return (name) => book.get(keyOf(name)) ?? null
}

/**
 * The way to a photo that a page asks for.
 *
 * @param asked what its address names
 * @returns null for all but the photos that are shown now
 */
export function shownPhoto(folder: string, asked: string, { photos = {} }: Publication): string | null {
  const name = asked.startsWith('photos/') ? asked.slice('photos/'.length) : ''
  return photoName.test(name) && Object.values(photos).includes(name) ? join(folder, name) : null
}

/** Throws away the pictures that nobody has any more. Not while the app is used: undo may bring one back. */
export async function tidyPhotos(folder: string, people: readonly Person[]): Promise<void> {
  const used = new Set(people.map(({ photo }) => photo))
  const files = await readdir(folder).catch(() => [])
  const unused = files.filter((file) => photoName.test(file) && !used.has(file))
  await Promise.all(unused.map((file) => rm(join(folder, file), { force: true })))
}
