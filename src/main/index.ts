import { join } from 'node:path'
import { app, dialog } from 'electron'
import { consoleCalls } from './console-calls'
import { setupFailures } from './failures'
import { setupParts } from './howlcast'
import { setupIpc } from './ipc'
import { lockDown } from './lockdown'
import { describe, logFailure, setupLog } from './log'
import { setupMenu } from './menu'
import { Notices } from './notices'
import { registerPageScheme, servePages } from './protocol'

if (app.requestSingleInstanceLock()) {
  registerPageScheme()
  void app.whenReady().then(start).catch(giveUp)
} else {
  process.stderr.write('Howlcast is already running; its window has been brought to the front.\n')
  app.exit(0)
}

async function start(): Promise<void> {
  const userData = app.getPath('userData')
  const pages = join(import.meta.dirname, '../renderer')
  const notices = new Notices()
  setupLog(join(userData, 'logs'))
  setupFailures(notices)
  servePages(pages)
  lockDown()
  setupMenu()
  const parts = await setupParts({ userData, pages, notices })
  setupIpc(parts.desk, consoleCalls(parts))
  app.on('second-instance', () => parts.desk.showConsole())
  // Without its console the overlay would stay on air with nobody to lead it.
  parts.desk.open(() => app.quit())
  await parts.overlay.start()
}

function giveUp(error: unknown): void {
  process.stderr.write(`Howlcast could not start.\n${describe(error)}\n`)
  logFailure('start', error)
  dialog.showErrorBox(
    'Howlcast could not start',
    'Nothing was lost: every game is kept in a file of its own.\nThe log in the folder "logs" says what went wrong.'
  )
  app.exit(1)
}
