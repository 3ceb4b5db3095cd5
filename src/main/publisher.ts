import type { Publication, PublicView, ShowState } from '../shared/public'

export interface PublisherOptions {
  readonly show: ShowState
  /** The number to begin above: the highest that any earlier start may have used. */
  readonly above: number
  /** Called before a number beyond the reserved ones is used, so that it survives a crash. */
  readonly reserve: (upTo: number) => void
  /** Everything that shows the audience's picture. */
  readonly send: (publication: Publication) => void
}

/** Numbers reserved at once: writing each one down would cost a disk flush a publication. */
const reserveAtOnce = 1000

/** The one way out to the audience: whatever an overlay gets has passed here. */
export class Publisher {
  readonly #options: PublisherOptions
  #view: PublicView | null = null
  #show: ShowState
  #last: Publication
  #lastText: string
  #reserved: number

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#show = options.show
    this.#reserved = options.above
    const shown = this.#picture()
    this.#last = { publication: this.#number(options.above + 1), ...shown }
    this.#lastText = JSON.stringify(shown)
  }

  get last(): Publication {
    return this.#last
  }

  get show(): ShowState {
    return this.#show
  }

  setView(view: PublicView | null): void {
    this.#view = view
    this.#publish()
  }

  setShow(show: ShowState): void {
    this.#show = show
    this.#publish()
  }

  #publish(): void {
    const shown = this.#picture()
    const text = JSON.stringify(shown)
    if (text === this.#lastText) return
    this.#lastText = text
    this.#last = { publication: this.#number(this.#last.publication + 1), ...shown }
    this.#options.send(this.#last)
  }

  /** What must not be seen is left out here: a page that only hides it would still have been told. */
  #picture(): { view: PublicView | null; show: ShowState } {
    const show = this.#show
    if (show.blackout) return { view: null, show }
    const vote = this.#view?.vote
    if (!this.#view || !vote || vote.open || !show.holdTotals) return { view: this.#view, show }
    return { view: { ...this.#view, vote: { ...vote, ballots: null, totals: null, top: [] } }, show }
  }

  #number(publication: number): number {
    if (publication > this.#reserved) {
      this.#reserved = publication + reserveAtOnce - 1
      this.#options.reserve(this.#reserved)
    }
    return publication
  }
}
