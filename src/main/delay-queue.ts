interface Waiting<T> {
  readonly since: number
  readonly item: T
}

/**
 * Lets each picture out a set time after it was made, oldest first and never an older one after a newer one.
 * Only the newest picture that is due matters: what it has overtaken is dropped.
 */
export class DelayQueue<T> {
  #delay: number
  #current: T
  #waiting: readonly Waiting<T>[] = []
  #timer: NodeJS.Timeout | undefined
  readonly #onOut: () => void

  /**
   * @param first what stands before anything has come out
   * @param delay in milliseconds
   * @param onOut called whenever another picture has come out
   */
  constructor(first: T, delay: number, onOut: () => void) {
    this.#current = first
    this.#delay = delay
    this.#onOut = onOut
  }

  /** What is out. */
  get current(): T {
    return this.#current
  }

  /** The newest picture, out or not. */
  get newest(): T {
    return this.#waiting.at(-1)?.item ?? this.#current
  }

  /** How many pictures wait. */
  get waiting(): number {
    return this.#waiting.length
  }

  get delay(): number {
    return this.#delay
  }

  push(item: T): void {
    this.#waiting = [...this.#waiting, { since: performance.now(), item }]
    this.#release()
  }

  /** Changes what has not come out yet. */
  revise(change: (item: T) => T): void {
    this.#waiting = this.#waiting.map(({ since, item }) => ({ since, item: change(item) }))
  }

  /** Changes what is out as well, which is not told of. */
  reviseAll(change: (item: T) => T): void {
    this.#current = change(this.#current)
    this.revise(change)
  }

  /** A longer delay keeps what is out in its place; a shorter one lets out what is due by it. */
  setDelay(delay: number): void {
    this.#delay = delay
    this.#release()
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#waiting = []
  }

  #release(): void {
    clearTimeout(this.#timer)
    // The time of day may be set back; this clock only goes on.
    const now = performance.now()
    const due = this.#waiting.filter(({ since }) => since + this.#delay <= now)
    this.#waiting = this.#waiting.slice(due.length)
    const [next] = this.#waiting
    if (next !== undefined) {
      this.#timer = setTimeout(() => this.#release(), Math.max(1, next.since + this.#delay - now))
    }
    const out = due.at(-1)
    if (out === undefined) return
    this.#current = out.item
    this.#onOut()
  }
}
