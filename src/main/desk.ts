import type { BrowserWindow, WebContents } from 'electron'
import { publicationChannel, stateChannel } from '../shared/channels'
import type { ConsoleState, Settings } from '../shared/contract'
import type { Publication } from '../shared/public'
import type { ConsoleHome } from './console-home'
import { Mailbox } from './mailbox'
import type { Notices } from './notices'
import type { SettingsStore } from './settings'
import { bringToFront, openConsoleWindow, openOverlayWindow, paintKeyColour, protection } from './windows'

/** The two windows, and what is sent to each. The overlay's can be closed and opened again. */
export class Desk {
  readonly #settings: SettingsStore
  readonly #notices: Notices
  readonly #consoleMail = new Mailbox<ConsoleState>(stateChannel)
  readonly #overlayMail = new Mailbox<Publication>(publicationChannel)
  #console: BrowserWindow | null = null
  #home: ConsoleHome | null = null
  #overlay: BrowserWindow | null = null
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

  /** How the system keeps the console out of captures, and whether the console asks where it may be shown. */
  get consoleWindow(): ConsoleState['consoleWindow'] {
    return { protection, asks: this.#home?.asks ?? false }
  }

  /** Called whenever the overlay's window has opened or closed, or the console asks or asks no longer. */
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
  }

  showOverlay(): void {
    if (this.#overlay === null) this.#openOverlay()
    else bringToFront(this.#overlay)
  }

  paint(keyColour: Settings['keyColour']): void {
    if (this.#overlay !== null) paintKeyColour(this.#overlay, keyColour)
  }

  tellConsole(state: ConsoleState): void {
    this.#consoleMail.send(state)
  }

  publish(publication: Publication): void {
    this.#overlayMail.send(publication)
  }

  #openOverlay(): void {
    const window = openOverlayWindow(this.#settings)
    this.#overlay = window
    this.#overlayMail.attach(window)
    window.once('closed', () => {
      this.#overlay = null
      this.#onWindows()
    })
    this.#onWindows()
  }
}
