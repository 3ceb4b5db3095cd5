import type { Notices } from './notices'

/** As much of Electron's globalShortcut as is needed. */
export interface GlobalKeys {
  /** Whether the key could be had. Throws where it is no key at all. */
  register(key: string, onPress: () => void): boolean
  unregister(key: string): void
}

/** One key that works while any other program is in front. It only ever cuts: lifting takes the console. */
export class BlackoutKey {
  readonly #keys: GlobalKeys
  readonly #notices: Notices
  readonly #onPress: () => void
  #held: string | null = null

  constructor(keys: GlobalKeys, notices: Notices, onPress: () => void) {
    this.#keys = keys
    this.#notices = notices
    this.#onPress = onPress
  }

  /** Takes this key in place of the one before; null: none. A key that cannot be had is a notice. */
  bind(key: string | null): void {
    if (key === this.#held) return
    if (this.#held !== null) this.#keys.unregister(this.#held)
    this.#held = key !== null && this.#register(key) ? key : null
    if (key === this.#held) this.#notices.lower('blackout-key-taken')
    else this.#notices.raise({ code: 'blackout-key-taken', level: 'warning', params: { key: key ?? '' } })
  }

  #register(key: string): boolean {
    try {
      return this.#keys.register(key, this.#onPress)
    } catch {
      return false
    }
  }
}
