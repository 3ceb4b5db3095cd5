import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { app, dialog } from 'electron'
import { consoleCalls, type Parts } from './console-calls'
import { setupFailures } from './failures'
import { setupParts } from './howlcast'
import { setupIpc } from './ipc'
import { lockDown } from './lockdown'
import { describe, logFailure, setupLog } from './log'
import { setupMenu } from './menu'
import { Notices } from './notices'
import { registerPageScheme, servePages } from './protocol'

/** A disk that has gone must not keep the app from closing. */
const longestClosing = 2000
let closing = false

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
  app.on('will-quit', (event) => {
    if (closing) return
    closing = true
    event.preventDefault()
    void close(parts).then(() => app.exit(0))
  })
  // Without its console the overlay would stay on air with nobody to lead it.
  parts.desk.open(() => app.quit())
  await parts.overlay.start()
}

/** Every command is on disk already; this only gives a disk that refused one last chance. */
async function close({ session, overlay }: Parts): Promise<void> {
  await Promise.race([Promise.allSettled([session.close(), overlay.stop()]), pause(longestClosing)])
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
