import { join } from 'node:path'
import { app, BrowserWindow, screen, type BrowserWindowConstructorOptions } from 'electron'
import type { Settings } from '../shared/contract'
import { pageOrigin } from './protocol'
import type { SettingsStore } from './settings'
import { isReachable, type Place } from './window-places'

type Page = 'console' | 'overlay'

const stage = { width: 1280, height: 720 }
/** A window that is being dragged moves many times a second; its place is written down once it rests. */
const restAfter = 500
/** A page that has not painted by then is shown as it is. */
const paintedBy = 4000

/** The moderator's private window. It holds every secret, so screen capture sees it black where the system allows that. */
export function openConsoleWindow(settings: SettingsStore): BrowserWindow {
  const window = openWindow('console', pageAddress('console'), settings, {
    title: 'Howlcast Console',
    width: 1280,
    height: 800,
    minWidth: 1024,
    minHeight: 700
  })
  window.setContentProtection(true)
  showOncePainted(window, () => window.show())
  return window
}

/** The audience's picture. Opaque and frameless, so that a window capture holds the stage and nothing else. */
export function openOverlayWindow(settings: SettingsStore): BrowserWindow {
  const { keyColour } = settings.all
  const window = openWindow('overlay', overlayAddress(keyColour), settings, {
    title: 'Howlcast Overlay',
    ...stage,
    useContentSize: true,
    frame: false,
    backgroundColor: keyColour
  })
  window.setAspectRatio(stage.width / stage.height)
  // Without taking the focus: the host types in the console.
  showOncePainted(window, () => window.showInactive())
  return window
}

/** An empty window would flash white; one whose page is broken must still be there to be closed. */
function showOncePainted(window: BrowserWindow, show: () => void): void {
  const showOnce = () => {
    clearTimeout(atLast)
    if (!window.isDestroyed() && !window.isVisible()) show()
  }
  const atLast = setTimeout(showOnce, paintedBy)
  window.once('ready-to-show', showOnce)
}

/** Changes the solid colour behind an overlay that is open. OBS cannot read the alpha of a captured window. */
export function paintKeyColour(window: BrowserWindow, keyColour: Settings['keyColour']): void {
  window.setBackgroundColor(keyColour)
  void window.loadURL(overlayAddress(keyColour))
}

export function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore()
  window.show()
  window.focus()
}

export function pageAddress(page: Page): string {
  const developmentServer = app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
  return `${developmentServer ?? pageOrigin}/${page}/index.html`
}

function overlayAddress(keyColour: Settings['keyColour']): string {
  return `${pageAddress('overlay')}?key=${keyColour.slice(1)}`
}

function openWindow(
  page: Page,
  address: string,
  settings: SettingsStore,
  options: BrowserWindowConstructorOptions
): BrowserWindow {
  const place = settings.all.windows[page]
  const window = new BrowserWindow({
    ...options,
    ...(place !== null && isReachable(place, screens()) ? place : {}),
    show: false,
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
  rememberPlace(window, page, settings)
  keepReachable(window)
  void window.loadURL(address)
  return window
}

function rememberPlace(window: BrowserWindow, page: Page, settings: SettingsStore): void {
  let rest: NodeJS.Timeout | undefined
  const remember = () => {
    if (window.isDestroyed() || window.isMinimized() || window.isFullScreen()) return
    const place = page === 'overlay' ? window.getContentBounds() : window.getNormalBounds()
    settings.set({ windows: { ...settings.all.windows, [page]: place } })
  }
  const later = () => {
    clearTimeout(rest)
    rest = setTimeout(remember, restAfter)
  }
  window.on('move', later)
  window.on('resize', later)
  window.on('close', () => {
    clearTimeout(rest)
    remember()
  })
}

/** Brings a window back whose screen was unplugged. */
function keepReachable(window: BrowserWindow): void {
  const check = () => {
    if (!isReachable(window.getBounds(), screens())) window.center()
  }
  screen.on('display-removed', check)
  screen.on('display-metrics-changed', check)
  window.once('closed', () => {
    screen.off('display-removed', check)
    screen.off('display-metrics-changed', check)
  })
}

function screens(): Place[] {
  return screen.getAllDisplays().map((display) => display.workArea)
}
