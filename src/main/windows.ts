import { join } from 'node:path'
import { app, BrowserWindow, type BrowserWindowConstructorOptions } from 'electron'
import { pageOrigin } from './protocol'

/** Chroma key for window capture: OBS cannot read the alpha of a captured window. */
export const keyColour = '#00ff00'

const stage = { width: 1280, height: 720 }

/** The moderator's private window. It holds every secret, so screen capture sees it black where the system allows that. */
export function openConsoleWindow(): BrowserWindow {
  const window = openWindow('console', {
    title: 'Howlcast Console',
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 700
  })
  window.setContentProtection(true)
  return window
}

/** The audience's picture. Opaque and frameless, so that a window capture holds the stage and nothing else. */
export function openOverlayWindow(): BrowserWindow {
  const window = openWindow('overlay', {
    title: 'Howlcast Overlay',
    ...stage,
    useContentSize: true,
    frame: false,
    backgroundColor: keyColour
  })
  window.setAspectRatio(stage.width / stage.height)
  return window
}

function openWindow(page: 'console' | 'overlay', options: BrowserWindowConstructorOptions): BrowserWindow {
  const window = new BrowserWindow({
    ...options,
    webPreferences: {
      preload: join(import.meta.dirname, `../preload/${page}.cjs`),
      sandbox: true,
      contextIsolation: true,
      nodeIntegration: false,
      // A covered overlay is still on air, and a covered console still keeps time.
      backgroundThrottling: false
    }
  })
  // Capture sources find the windows by title, so a page may not change it.
  window.on('page-title-updated', (event) => event.preventDefault())
  void window.loadURL(pageAddress(page))
  return window
}

function pageAddress(page: 'console' | 'overlay'): string {
  const developmentServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  return `${developmentServer ?? pageOrigin}/${page}/index.html`
}
