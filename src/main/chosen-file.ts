import { readFile, stat } from 'node:fs/promises'
import { type BrowserWindow, dialog, type FileFilter } from 'electron'
import { failed, refused, type Result } from '../shared/result'

/**
 * Asks for a file and reads it.
 *
 * @param largest bytes; a larger file is not opened
 * @returns null when cancelled; a refusal's message is `too-large`, or what the system says
 */
export async function chosenFile(
  window: BrowserWindow,
  filters: FileFilter[],
  largest: number
): Promise<Result<{ path: string; bytes: Buffer } | null>> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, { filters, properties: ['openFile'] })
  const path = filePaths[0]
  if (canceled || path === undefined) return { ok: true, value: null }
  try {
    const about = await stat(path)
    if (about.size > largest) return refused({ kind: 'invalid', message: 'too-large' })
    return { ok: true, value: { path, bytes: await readFile(path) } }
  } catch (error) {
    return failed(error)
  }
}
