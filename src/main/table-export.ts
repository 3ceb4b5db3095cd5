import { join } from 'node:path'
import { app, type BrowserWindow, dialog } from 'electron'
import Papa from 'papaparse'
import { failed, type Result } from '../shared/result'
import type { SheetTable } from '../shared/sheet-table'
import { replaceFile } from './durable-files'

/** A byte order mark: without it a spreadsheet takes Chinese names for something else. */
const mark = '\uFEFF'

/** A table as CSV; a name that a spreadsheet would run as a formula is made plain text. */
export function tableCsv({ head, rows }: SheetTable): string {
  return (
    mark +
    Papa.unparse({ fields: [...head], data: rows.map((row) => [...row]) }, { escapeFormulae: true }) +
    '\r\n'
  )
}

/** Saves a table where the host wants it; the value is the path, or null when cancelled. */
export async function exportTable(
  window: BrowserWindow,
  name: string,
  table: SheetTable
): Promise<Result<string | null>> {
  const file = `howlcast-${name}-${new Date().toISOString().slice(0, 10)}.csv`
  const defaultPath = join(app.getPath('documents'), file)
  const filters = [{ name: 'CSV', extensions: ['csv'] }]
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters })
  if (canceled || filePath === '') return { ok: true, value: null }
  try {
    await replaceFile(filePath, tableCsv(table))
  } catch (error) {
    return failed(error)
  }
  return { ok: true, value: filePath }
}
