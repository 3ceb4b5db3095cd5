import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import { failed, refused, type Result } from '../shared/result'
import { chosenFile } from './chosen-file'
import { replaceFile } from './durable-files'
import { gameFileText, readGame } from './game-files'
import type { Session } from './session'

const filters = [{ name: 'Howlcast', extensions: ['json'] }]
const largestFile = 16_000_000

export async function exportGame(window: BrowserWindow, session: Session): Promise<Result<string | null>> {
  const { game } = session
  if (game === null) return refused({ kind: 'no-game' })
  const name = `howlcast-${new Date().toISOString().slice(0, 16).replace('T', '-').replace(':', '')}.json`
  const defaultPath = join(app.getPath('documents'), name)
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters })
  if (canceled || filePath === '') return { ok: true, value: null }
  try {
    await replaceFile(filePath, gameFileText(game))
  } catch (error) {
    return failed(error)
  }
  return { ok: true, value: filePath }
}

export async function importGame(window: BrowserWindow, session: Session): Promise<Result<string | null>> {
  const chosen = await chosenFile(window, filters, largestFile)
  if (!chosen.ok) return chosen
  if (chosen.value === null) return { ok: true, value: null }
  const { path, bytes } = chosen.value
  const game = readGame(bytes.toString('utf8'))
  if ('kind' in game) return refused(game)
  const begun = await session.adopt(game)
  return begun.ok ? { ok: true, value: path } : begun
}
