import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { app, dialog, globalShortcut } from 'electron'
import { consoleCalls, followSettings, type Parts } from './console-calls'
import { Desk } from './desk'
import { setupFailures } from './failures'
import { setupParts } from './howlcast'
import { setupIpc } from './ipc'
import { lockDown } from './lockdown'
import { describe, logFailure, setupLog } from './log'
import { setupMenu } from './menu'
import { Notices } from './notices'
import { tidyPhotos } from './photos'
import { registerPageScheme, servePages } from './protocol'
import { SettingsStore } from './settings'

/** A disk that has gone must not keep the app from closing. */
const longestClosing = 2000
let closing = false

if (app.requestSingleInstanceLock()) {
  registerPageScheme()
  void start().catch(giveUp)
} else {
  process.stderr.write('Howlcast is already running; its window has been brought to the front.\n')
  app.exit(0)
}

async function start(): Promise<void> {
  const userData = app.getPath('userData')
  const pages = join(import.meta.dirname, '../renderer')
  const photos = join(userData, 'photos')
  const notices = new Notices()
  const settings = new SettingsStore(notices)
  // Can be said only before the app is ready.
  if (!settings.all.graphicsCard) app.disableHardwareAcceleration()
  await app.whenReady()
  setupLog(join(userData, 'logs'))
  setupFailures(notices)
  servePages(pages, photos)
  lockDown()
  setupMenu()
  const desk = new Desk(settings, notices)
  // The windows load their pages while the last game is taken up.
  desk.open(() => app.quit())
  const parts = setupParts({
    games: join(userData, 'games'),
    pages,
    photos,
    notices,
    settings,
    desk,
    keys: globalShortcut
  })
  setupIpc(desk, parts.then(consoleCalls))
  app.on('second-instance', () => desk.showConsole())
  app.on('will-quit', (event) => {
    if (closing) return
    closing = true
    event.preventDefault()
    void parts.then(close).finally(() => app.exit(0))
  })
  await (await parts).overlay.start()
  followSettings(await parts)
  await tidyPhotos(photos, settings.all.people)
}

/** Every command is on disk already; this only gives a disk that refused one last chance. */
async function close({ session, publisher, overlay, omniscient, control, obs }: Parts): Promise<void> {
  publisher.stop()
  obs.stop()
  await Promise.race([
    Promise.allSettled([session.close(), overlay.stop(), omniscient.stop(), control.stop()]),
    pause(longestClosing)
  ])
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
