import type { BrowserWindow } from 'electron'
import { centredOn, consolePlace, screenOf, type Place, type Size } from './window-places'

/** After a screen came or went the system moves windows itself; what moves so soon was not moved by the host. */
const settling = 3000
/** Large enough for one question, small enough to leave the overlay in sight. */
const questionSize = { width: 620, height: 360 }

export type HomeWindow = Pick<
  BrowserWindow,
  | 'getNormalBounds'
  | 'setBounds'
  | 'setMinimumSize'
  | 'hide'
  | 'show'
  | 'isMaximized'
  | 'unmaximize'
  | 'isFullScreen'
  | 'setFullScreen'
>

export interface HomeOptions {
  readonly window: HomeWindow
  /** The least size of the console, and the size it gets on a new screen. */
  readonly minimum: Size
  readonly size: Size
  /** The screens that are plugged in, the main one first. */
  readonly screens: () => readonly Place[]
  /** The overlay's window; null: it is closed. */
  readonly overlay: () => Place | null
  readonly now: () => number
  /** The console was brought to another screen. */
  readonly onMoved: () => void
  /** It asks now, or asks no longer. */
  readonly onAsking: () => void
}

/**
 * Keeps the console where the host sees it and the audience does not. When its screen goes it is brought to another one
 * that the overlay does not fill. Where there is none it hides until its page shows nothing but a question.
 */
export class ConsoleHome {
  readonly #parts: HomeOptions
  #chosen: Place | null
  #changedAt = Number.NEGATIVE_INFINITY
  #asks = false

  constructor(parts: HomeOptions, asks: boolean) {
    this.#parts = parts
    this.#chosen = this.#screen()
    if (asks) this.#ask()
  }

  /** Whether the console shows a question instead of the game. */
  get asks(): boolean {
    return this.#asks
  }

  /** A screen came, went or changed. */
  screensChanged(): void {
    this.#changedAt = this.#parts.now()
    this.#judge()
  }

  /** The window has been moved and rests now. */
  rested(): void {
    if (this.#asks) return
    if (this.#parts.now() - this.#changedAt < settling) this.#judge()
    else this.#chosen = this.#screen()
  }

  /** The page shows the question and nothing else: it can be seen by anybody. */
  questionDrawn(): void {
    const [main] = this.#parts.screens()
    if (!this.#asks || main === undefined) return
    this.#parts.window.setMinimumSize(questionSize.width, questionSize.height)
    this.#parts.window.setBounds(centredOn(main, questionSize))
    this.#parts.window.show()
  }

  /** The host has said that the console may be shown over the overlay. */
  bring(): void {
    const [main] = this.#parts.screens()
    if (this.#asks && main !== undefined) this.#moveTo(centredOn(main, this.#parts.size))
  }

  #judge(): void {
    const { window, size, screens, overlay, onMoved } = this.#parts
    const plugged = screens()
    // While all screens are off there is nowhere to go; one that wakes is told of.
    if (plugged.length === 0) return
    const here = this.#screen()
    const place = this.#asks ? null : window.getNormalBounds()
    const chosen = here !== null && this.#chosen !== null && sameScreen(here, this.#chosen)
    const judged = consolePlace(place, size, plugged, overlay(), chosen)
    if (judged.act === 'ask') this.#ask()
    if (judged.act !== 'move') return
    this.#moveTo(judged.to)
    onMoved()
  }

  #ask(): void {
    if (this.#asks) return
    this.#asks = true
    this.#leaveFullScreen()
    this.#parts.window.hide()
    this.#parts.onAsking()
  }

  #moveTo(place: Place): void {
    const { window, minimum, onAsking } = this.#parts
    const asked = this.#asks
    this.#asks = false
    this.#leaveFullScreen()
    window.setMinimumSize(Math.min(minimum.width, place.width), Math.min(minimum.height, place.height))
    window.setBounds(place)
    this.#chosen = this.#screen()
    if (!asked) return
    window.show()
    onAsking()
  }

  #leaveFullScreen(): void {
    const { window } = this.#parts
    if (window.isFullScreen()) window.setFullScreen(false)
    if (window.isMaximized()) window.unmaximize()
  }

  #screen(): Place | null {
    return screenOf(this.#parts.window.getNormalBounds(), this.#parts.screens())
  }
}

/** A bar that came or went changes the size of a screen, and not where it begins by much more than its height. */
function sameScreen(one: Place, other: Place): boolean {
  return screenOf(one, [other]) !== null
}
