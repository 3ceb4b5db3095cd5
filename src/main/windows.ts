import { join } from 'node:path'
import { app, BrowserWindow, screen, type BrowserWindowConstructorOptions } from 'electron'
import { pageOrigin, previewOrigin } from '../shared/public'
import type { Settings } from '../shared/settings'
import { ConsoleHome } from './console-home'
import type { SettingsStore } from './settings'
import { centredOn, consolePlace, isReachable, type Place } from './window-places'

type Page = 'console' | 'co-host' | 'overlay'
type PrivatePage = Exclude<Page, 'overlay'>

/** Where the page of a window lies among the built ones. */
const folders: { readonly [P in Page]: string } = {
  console: 'console',
  'co-host': 'console/co-host',
  overlay: 'overlay'
}

const stage = { width: 1280, height: 720 }
const consoleSize = { width: 1280, height: 800 }
const consoleMinimum = { width: 1024, height: 700 }
/** A window that is being dragged moves many times a second; its place is written down once it rests. */
const restAfter = 500
/** A page that has not painted by then is shown as it is. */
const paintedBy = 4000

/** How the system keeps a window out of captures, if it can. Linux cannot. */
export const protection =
  process.platform === 'win32' ? 'windows' : process.platform === 'darwin' ? 'mac' : 'none'

/** What the place of a private window is judged by, and whom its moves are told to. */
export interface PrivateSurroundings {
  /** The overlay's window; null: it is closed. */
  readonly overlay: () => Place | null
  readonly onMoved: () => void
  readonly onAsking: () => void
}

/**
 * The moderator's private window. It holds every secret, so it opens beside the screen that the overlay fills, and is
 * kept out of captures where the system can and the host wants it.
 */
export function openConsoleWindow(
  settings: SettingsStore,
  around: PrivateSurroundings
): { readonly window: BrowserWindow; readonly home: ConsoleHome } {
  const place = settings.all.windows.console
  // On the only screen it stays where the host left it beside the overlay: a show that restarts is not held up.
  const leftThere = screens().length === 1
  const judged = consolePlace(place, consoleSize, screens(), settings.all.windows.overlay, leftThere)
  const at = judged.act === 'move' ? judged.to : judged.act === 'stay' ? place : null
  return openPrivateWindow('console', 'Howlcast Console', at, judged.act === 'ask', settings, around)
}

/**
 * A copy of the console for somebody who helps the host: as secret, and kept as well. It cannot ask, so that it
 * closes (`onAsking`) where the overlay has come to fill every screen.
 *
 * @param overOverlay whether the host has said that it may stand over the overlay
 * @returns null: it may not open yet, the overlay fills every screen
 */
export function openCoHostWindow(
  settings: SettingsStore,
  around: PrivateSurroundings,
  overOverlay: boolean
): BrowserWindow | null {
  const place = settings.all.windows['co-host']
  const plugged = screens()
  const judged = consolePlace(place, consoleSize, plugged, around.overlay(), overOverlay)
  const [main] = plugged
  if (main === undefined || (judged.act === 'ask' && !overOverlay)) return null
  const at = judged.act === 'stay' ? place : judged.act === 'move' ? judged.to : centredOn(main, consoleSize)
  return openPrivateWindow('co-host', 'Howlcast Co-host', at, false, settings, around).window
}

function openPrivateWindow(
  page: PrivatePage,
  title: string,
  at: Place | null,
  asks: boolean,
  settings: SettingsStore,
  around: PrivateSurroundings
): { readonly window: BrowserWindow; readonly home: ConsoleHome } {
  const size = { ...consoleSize, minWidth: consoleMinimum.width, minHeight: consoleMinimum.height }
  const window = openWindow(page, pageAddress(page), { title, ...size }, at)
  const home = new ConsoleHome(
    { window, size: consoleSize, minimum: consoleMinimum, screens, now: () => performance.now(), ...around },
    asks
  )
  window.setContentProtection(settings.all.contentProtection)
  // What is shown while the console asks is no place of its own.
  onRest(window, () => {
    home.rested()
    if (!home.asks) remember(page, window.getNormalBounds(), settings)
  })
  watchScreens(window, () => home.screensChanged())
  showOncePainted(window, () => {
    if (!home.asks) window.show()
  })
  return { window, home }
}

/** The audience's picture. Opaque and frameless, so that a window capture holds the stage and nothing else. */
export function openOverlayWindow(settings: SettingsStore): BrowserWindow {
  const { keyColour } = settings.all
  const place = settings.all.windows.overlay
  const window = openWindow(
    'overlay',
    overlayAddress(keyColour),
    {
      title: 'Howlcast Overlay',
      ...stage,
      useContentSize: true,
      frame: false,
      backgroundColor: keyColour
    },
    place !== null && isReachable(place, screens()) ? place : null
  )
  onRest(window, () => remember('overlay', window.getContentBounds(), settings))
  watchScreens(window, () => {
    const [main] = screens()
    const bounds = window.getBounds()
    if (main !== undefined && !isReachable(bounds, screens())) window.setBounds(centredOn(main, bounds))
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
  return `${developmentServer() ?? pageOrigin}/${folders[page]}/index.html`
}

/** The overlay's page as the console shows it in itself. */
export function previewAddress(): string {
  return `${developmentServer() ?? previewOrigin}/${folders.overlay}/index.html`
}

function developmentServer(): string | undefined {
  return app.isPackaged ? undefined : process.env['ELECTRON_RENDERER_URL']
}

function overlayAddress(keyColour: Settings['keyColour']): string {
  return `${pageAddress('overlay')}?key=${keyColour.slice(1)}`
}

function openWindow(
  page: Page,
  address: string,
  options: BrowserWindowConstructorOptions,
  place: Place | null
): BrowserWindow {
  const window = new BrowserWindow({
    ...options,
    ...place,
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
  void window.loadURL(address)
  return window
}

function remember(page: Page, place: Place, settings: SettingsStore): void {
  settings.set({ windows: { ...settings.all.windows, [page]: place } })
}

/** Calls when a window that was moved or resized rests, and when it closes. */
function onRest(window: BrowserWindow, act: () => void): void {
  let rest: NodeJS.Timeout | undefined
  const rested = () => {
    if (!window.isDestroyed() && !window.isMinimized() && !window.isFullScreen()) act()
  }
  const later = () => {
    clearTimeout(rest)
    rest = setTimeout(rested, restAfter)
  }
  window.on('move', later)
  window.on('resize', later)
  window.on('close', () => {
    clearTimeout(rest)
    rested()
  })
}

/** Calls when a screen came, went or changed, as long as the window is open. */
function watchScreens(window: BrowserWindow, act: () => void): void {
  screen.on('display-added', act)
  screen.on('display-removed', act)
  screen.on('display-metrics-changed', act)
  window.once('closed', () => {
    screen.off('display-added', act)
    screen.off('display-removed', act)
    screen.off('display-metrics-changed', act)
  })
}

/** The free part of every screen that is plugged in, the main screen first. */
function screens(): readonly Place[] {
  const main = screen.getPrimaryDisplay().id
  return screen
    .getAllDisplays()
    .toSorted((one, other) => Number(other.id === main) - Number(one.id === main))
    .map(({ workArea }) => workArea)
}
