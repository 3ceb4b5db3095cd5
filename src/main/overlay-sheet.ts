import { WebContentsView, type BrowserWindow } from 'electron'

/**
 * A sheet of the stage's colour over the page of the overlay's window. The main process lays it, so that a blackout
 * does not wait for a page that hangs or has gone; a page that draws draws the same beneath.
 */
export class OverlaySheet {
  readonly #window: BrowserWindow
  // A plain view would lie beneath the page.
  readonly #view = new WebContentsView({ webPreferences: { sandbox: true } })

  /** @param colour the stage's: `#00ff00` */
  constructor(window: BrowserWindow, colour: string) {
    this.#window = window
    this.paint(colour)
    // Not before the page has painted: the sheet must not hold up the start.
    window.once('ready-to-show', () => void this.#view.webContents.loadURL('about:blank'))
    window.on('resize', () => this.#fit())
    window.once('closed', () => this.#view.webContents.close())
  }

  paint(colour: string): void {
    this.#view.setBackgroundColor(colour)
  }

  /** Lays the sheet over the page, or takes it off. */
  lay(on: boolean): void {
    const { contentView } = this.#window
    this.#fit()
    if (on) contentView.addChildView(this.#view)
    else contentView.removeChildView(this.#view)
  }

  #fit(): void {
    const { width, height } = this.#window.getContentBounds()
    this.#view.setBounds({ x: 0, y: 0, width, height })
  }
}
