import type { ObsLine } from '../shared/obs'

const mostLines = 100

/** What was done in OBS, or would have been: for a host who asks why a scene changed. */
export class ObsLog {
  #lines: readonly ObsLine[] = []
  readonly #onChange: () => void

  constructor(onChange: () => void) {
    this.#onChange = onChange
  }

  /** Newest last. */
  get lines(): readonly ObsLine[] {
    return this.#lines
  }

  add(what: ObsLine['what'], params: ObsLine['params'] = {}): void {
    this.#lines = [...this.#lines, { at: Date.now(), what, params }].slice(-mostLines)
    this.#onChange()
  }
}
