import { basename } from 'node:path'
import type { BrowserWindow } from 'electron'
import { refused, type Result } from '../shared/result'
import { chosenFile } from './chosen-file'

/** Far above a file of a few hundred players. */
const largest = 1_000_000
const filters = [{ name: 'CSV', extensions: ['csv', 'tsv', 'txt'] }]

/** The text of a file of players that the host chooses. */
export async function readPlayersFile(
  window: BrowserWindow
): Promise<Result<{ file: string; text: string } | null>> {
  const chosen = await chosenFile(window, filters, largest)
  if (!chosen.ok || chosen.value === null) return chosen as Result<null>
  const text = textOf(chosen.value.bytes)
  if (text === null) return refused({ kind: 'invalid', message: 'no-text' })
  return { ok: true, value: { file: basename(chosen.value.path), text } }
}

/** What a spreadsheet wrote: UTF-8, UTF-16 with its mark, or the Chinese encoding of Excel; null: no text at all. */
export function textOf(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  const wide =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : null
  for (const encoding of wide === null ? ['utf-8', 'gb18030'] : [wide]) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      // No text holds this sign; a picture or a workbook does.
      return text.includes('\0') ? null : text
    } catch {
      continue
    }
  }
  return null
}
