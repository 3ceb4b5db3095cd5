import type { BrowserWindow, WebContents } from 'electron'
import { publicationChannel, stateChannel } from '../shared/channels'
import type { ConsoleState, Settings } from '../shared/contract'
import type { Publication } from '../shared/public'
import { Mailbox } from './mailbox'
import type { SettingsStore } from './settings'
import { bringToFront, openConsoleWindow, openOverlayWindow, paintKeyColour } from './windows'

/** The two windows, and what is sent to each. The overlay's can be closed and opened again. */
export class Desk {
  readonly #settings: SettingsStore
  readonly #consoleMail = new Mailbox<ConsoleState>(stateChannel)
  readonly #overlayMail = new Mailbox<Publication>(publicationChannel)
  #console: BrowserWindow | null = null
  #overlay: BrowserWindow | null = null
  #onOverlay: () => void = () => undefined

  constructor(settings: SettingsStore) {
    this.#settings = settings
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

  /** Called whenever the overlay's window has opened or closed. */
  onOverlay(listener: () => void): void {
    this.#onOverlay = listener
  }

  /** Opens both windows. Without its console the overlay would stay on air with nobody to lead it. */
  open(onConsoleClosed: () => void): void {
    const window = openConsoleWindow(this.#settings)
    this.#console = window
    this.#consoleMail.attach(window)
    window.once('closed', () => {
      this.#console = null
      onConsoleClosed()
    })
    this.#openOverlay()
  }

  showConsole(): void {
    if (this.#console !== null) bringToFront(this.#console)
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
      this.#onOverlay()
    })
    this.#onOverlay()
  }
}
