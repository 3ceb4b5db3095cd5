/** Lets through so many at once, and so many a second in the long run. */
export class RateLimit {
  readonly #most: number
  readonly #perSecond: number
  #left: number
  #since = performance.now()

  constructor(most: number, perSecond: number) {
    this.#most = most
    this.#perSecond = perSecond
    this.#left = most
  }

  /** Whether one more may pass now; it counts if it may. */
  take(): boolean {
    const now = performance.now()
    const passed = Math.max(0, now - this.#since)
    this.#left = Math.min(this.#most, this.#left + (passed / 1000) * this.#perSecond)
    this.#since = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}
