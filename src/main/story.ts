import { join } from 'node:path'
import { app, BrowserWindow, dialog } from 'electron'
import { failed, type Result } from '../shared/result'
import type { Story } from '../shared/story'
import { replaceFile } from './durable-files'
import { storyPage } from './story-page'

/** Saves the story as a page where the host wants it; the value is the path, or null when cancelled. */
export async function saveStory(window: BrowserWindow, story: Story): Promise<Result<string | null>> {
  const name = `howlcast-${new Date().toISOString().slice(0, 10)}.html`
  const defaultPath = join(app.getPath('documents'), name)
  const filters = [{ name: 'HTML', extensions: ['html'] }]
  const { canceled, filePath } = await dialog.showSaveDialog(window, { defaultPath, filters })
  if (canceled || filePath === '') return { ok: true, value: null }
  try {
    await replaceFile(filePath, storyPage(story))
  } catch (error) {
    return failed(error)
  }
  return { ok: true, value: filePath }
}

/** Gives the story to the system's print dialog. Closing that dialog is no failure. */
export async function printStory(story: Story): Promise<Result> {
  const window = new BrowserWindow({ show: false, webPreferences: { sandbox: true, javascript: false } })
  try {
    const page = Buffer.from(storyPage(story)).toString('base64')
    await window.loadURL(`data:text/html;charset=utf-8;base64,${page}`)
    const reason = await new Promise<string>((resolve) =>
      window.webContents.print({}, (printed, why) => resolve(printed ? '' : why))
    )
    return reason === '' || /cancel/i.test(reason) ? { ok: true, value: null } : failed(reason)
  } catch (error) {
    return failed(error)
  } finally {
    window.destroy()
  }
}
