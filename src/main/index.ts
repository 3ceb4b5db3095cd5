import { join } from 'node:path'
import { app, type BrowserWindow } from 'electron'
import { lockDown } from './lockdown'
import { registerPageScheme, servePages } from './protocol'
import { openConsoleWindow, openOverlayWindow } from './windows'

if (app.requestSingleInstanceLock()) {
  registerPageScheme()
  void app.whenReady().then(start)
} else {
  process.stderr.write('Howlcast is already running; its window has been brought to the front.\n')
  app.exit(0)
}

function start(): void {
  servePages(join(import.meta.dirname, '../renderer'))
  lockDown()
  const console = openConsoleWindow()
  openOverlayWindow()
  app.on('second-instance', () => bringToFront(console))
  // Without its console the overlay would stay on air with nobody to lead it.
  console.on('closed', () => app.quit())
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}
