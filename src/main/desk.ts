import { app, type BrowserWindow, type WebContents } from 'electron'
import { coHostChannel, publicationChannel, stateChannel } from '../shared/channels'
import type { CoHostState } from '../shared/co-host'
import type { ConsoleState } from '../shared/console-state'
import type { Publication } from '../shared/public'
import type { Settings } from '../shared/settings'
import type { ConsoleHome } from './console-home'
import { Mailbox } from './mailbox'
import type { Notices } from './notices'
import { OverlaySheet } from './overlay-sheet'
import type { SettingsStore } from './settings'
import {
  bringToFront,
  openCoHostWindow,
  openConsoleWindow,
  openOverlayWindow,
  paintKeyColour,
  protection
} from './windows'

/** The windows, and what is sent to each. The overlay's and the co-host's can be closed and opened again. */
export class Desk {
  readonly #settings: SettingsStore
  readonly #notices: Notices
  readonly #consoleMail = new Mailbox<ConsoleState>(stateChannel)
  readonly #overlayMail = new Mailbox<Publication>(publicationChannel)
  readonly #coHostMail = new Mailbox<CoHostState>(coHostChannel)
  #console: BrowserWindow | null = null
  #coHost: BrowserWindow | null = null
  #quitting = false
  #home: ConsoleHome | null = null
  #overlay: BrowserWindow | null = null
  #sheet: OverlaySheet | null = null
  #black = false
  #onWindows: () => void = () => undefined

  constructor(settings: SettingsStore, notices: Notices) {
    this.#settings = settings
    this.#notices = notices
  }

  /** Whether messages of a page are the console's. */
  isConsole(contents: WebContents): boolean {
    return this.#console?.webContents === contents
  }

  /** The window that dialogs belong to. Only the console asks for one, so it is open. */
  get console(): BrowserWindow {
    if (this.#console === null) throw new Error('the console is closed')
    return this.#console
  }

  get isOverlayOpen(): boolean {
    return this.#overlay !== null
  }

  get isCoHostOpen(): boolean {
    return this.#coHost !== null
  }

  /** How the system keeps the console out of captures, and whether the console asks where it may be shown. */
  get consoleWindow(): ConsoleState['consoleWindow'] {
    return { protection, asks: this.#home?.asks ?? false }
  }

  /** Called whenever the overlay's or the co-host's window has opened or closed, or the console asks or asks no longer. */
  onWindows(listener: () => void): void {
    this.#onWindows = listener
  }

  /** Opens both windows. Without its console the overlay would stay on air with nobody to lead it. */
  open(onConsoleClosed: () => void): void {
    const { window, home } = openConsoleWindow(this.#settings, {
      overlay: () => this.#overlay?.getBounds() ?? null,
      onMoved: () => this.#notices.raise({ code: 'console-moved', level: 'info', params: {} }),
      onAsking: () => this.#onWindows()
    })
    this.#console = window
    this.#home = home
    this.#consoleMail.attach(window)
    window.once('closed', () => {
      this.#console = null
      this.#home = null
      onConsoleClosed()
    })
    this.#openOverlay()
    app.once('before-quit', () => (this.#quitting = true))
    if (this.#settings.all.coHost) this.showCoHost(false)
  }

  showConsole(): void {
    if (this.#console !== null) bringToFront(this.#console)
  }

  /** The console's page shows only its question, so it may be seen over the overlay. */
  questionDrawn(): void {
    this.#home?.questionDrawn()
  }

  /** Shows the console although the overlay fills every screen. */
  bringConsole(): void {
    this.#home?.bring()
  }

  /** Keeps the console out of captures or lets it in; nothing happens where the system cannot. */
  protect(on: boolean): void {
    this.#console?.setContentProtection(on)
    this.#coHost?.setContentProtection(on)
  }

  showOverlay(): void {
    if (this.#overlay === null) this.#openOverlay()
    else bringToFront(this.#overlay)
  }

  /** Opens the co-host's copy, or brings it to the front; false: the overlay fills every screen. */
  showCoHost(overOverlay: boolean): boolean {
    if (this.#coHost === null) return this.#openCoHost(overOverlay)
    bringToFront(this.#coHost)
    return true
  }

  paint(keyColour: Settings['keyColour']): void {
    if (this.#overlay === null) return
    paintKeyColour(this.#overlay, keyColour)
    this.#sheet?.paint(keyColour)
  }

  tellConsole(state: ConsoleState): void {
    this.#consoleMail.send(state)
    const { view, show, settings } = state
    const { timer, speaker } = show
    const { consoleLanguage: language, theme } = settings
    this.#coHostMail.send({ view, show: { timer, speaker }, language, theme })
  }

  publish(publication: Publication): void {
    this.#black = publication.show.blackout
    this.#sheet?.lay(this.#black)
    this.#overlayMail.send(publication)
  }

  #openCoHost(overOverlay: boolean): boolean {
    const around = {
      overlay: () => this.#overlay?.getBounds() ?? null,
      onMoved: () => undefined,
      onAsking: () => {
        this.#notices.raise({ code: 'co-host-closed', level: 'warning', params: {} })
        window?.close()
      }
    }
    const window = openCoHostWindow(this.#settings, around, overOverlay)
    if (window === null) return false
    this.#coHost = window
    this.#coHostMail.attach(window)
    this.#settings.set({ coHost: true })
    window.once('closed', () => {
      this.#coHost = null
      // Closed with the app it comes back with it.
      if (this.#quitting || this.#console === null) return
      this.#settings.set({ coHost: false })
      this.#onWindows()
    })
    this.#onWindows()
    return true
  }

  #openOverlay(): void {
    const window = openOverlayWindow(this.#settings)
    this.#overlay = window
    this.#sheet = new OverlaySheet(window, this.#settings.all.keyColour)
    this.#sheet.lay(this.#black)
    this.#overlayMail.attach(window)
    window.once('closed', () => {
      this.#overlay = null
      this.#sheet = null
      this.#onWindows()
    })
    this.#onWindows()
  }
}
