import { randomBytes } from 'node:crypto'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/** Windows answers with these while a virus scanner or a backup holds the file; a moment later it lets go. */
const passing = new Set(['EPERM', 'EBUSY', 'EACCES'])

export async function retrying<T>(work: () => Promise<T>, attempts = 5): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= attempts || !passing.has(errorCode(error))) throw error
      await pause(10 * 2 ** attempt)
    }
  }
}

/**
 * Puts a text in the place of a file, whole or not at all, and returns once a power cut could not undo it.
 *
 * @param attempts how often a file that another program holds is tried
 */
export async function replaceFile(file: string, text: string | Uint8Array, attempts = 5): Promise<void> {
  const fresh = `${file}.new-${randomBytes(4).toString('hex')}`
  try {
    const handle = await open(fresh, 'wx', 0o600)
    try {
      await handle.writeFile(text)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await retrying(() => rename(fresh, file), attempts)
  } catch (error) {
    await rm(fresh, { force: true }).catch(() => undefined)
    throw error
  }
  await syncFolder(dirname(file))
}

/** Makes new and renamed names in a folder survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows opens no folders; there the file system keeps names in order by itself.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Moves a damaged file out of the way without losing a byte of it; returns its new name. */
export async function setAside(file: string): Promise<string> {
  const place = `${file}.corrupt-${timeStamp()}`
  await retrying(() => rename(file, place))
  await syncFolder(dirname(file))
  return place
}

/** The time as part of a file name; sorts in order of time. */
export function timeStamp(time = new Date()): string {
  return time.toISOString().replace(/[-:.]/g, '')
}

export function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'unknown'
}
