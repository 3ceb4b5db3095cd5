import type { BrowserWindow } from 'electron'

/**
 * Sends a window the newest message of one channel. A page that is still loading gets it as soon as it
 * listens, and a page that was loaded again gets it again.
 */
export class Mailbox<Message> {
  readonly #channel: string
  #newest: { readonly message: Message } | null = null
  #window: BrowserWindow | null = null

  constructor(channel: string) {
    this.#channel = channel
  }

  attach(window: BrowserWindow): void {
    this.#window = window
    window.webContents.on('did-finish-load', () => this.#deliver())
    window.once('closed', () => {
      if (this.#window === window) this.#window = null
    })
  }

  send(message: Message): void {
    this.#newest = { message }
    if (this.#window?.webContents.isLoadingMainFrame() === false) this.#deliver()
  }

  #deliver(): void {
    const contents = this.#window?.webContents
    if (!this.#newest || !contents || contents.isDestroyed() || contents.isCrashed()) return
    contents.send(this.#channel, this.#newest.message)
  }
}
