// Two empty windows and one message between them: what Electron itself costs, for bench/app.mjs.
import path from 'node:path'
import { app, BrowserWindow, ipcMain } from 'electron'

function open(page, width, height) {
  const window = new BrowserWindow({
    width,
    height,
    show: false,
    webPreferences: {
      preload: path.join(import.meta.dirname, 'preload.cjs'),
      sandbox: true,
      contextIsolation: true,
      backgroundThrottling: false
    }
  })
  window.once('ready-to-show', () => window.show())
  void window.loadFile(path.join(import.meta.dirname, `${page}.html`))
  return window
}

app.on('window-all-closed', () => app.quit())
void app.whenReady().then(() => {
  open('console', 1280, 800)
  const overlay = open('overlay', 1280, 720)
  ipcMain.handle('message', (_event, text) => overlay.webContents.send('message', text))
})
