import type { OmniscientPublication, OmniscientView } from '../shared/omniscient'
import type { Publication, Recap, ShowState } from '../shared/public'
import { DelayQueue } from './delay-queue'
import { movedTimer } from './timer'

/** What a game looks like after a command. */
export interface Table {
  readonly view: Publication['view']
  /** The chapter of the story that is told of it. */
  readonly recap: Recap | null
  /** For the audience that may know everything. */
  readonly secrets: OmniscientView | null
  /** Any object that stands for the game as long as it lasts. */
  readonly game: object | null
  /** The commands that stand. A command taken back lowers it. */
  readonly moves: number
}

export interface PublisherOptions {
  readonly show: ShowState
  /** In seconds. */
  readonly delay: number
  /** The number to begin above: the highest that any earlier start may have used. */
  readonly above: number
  /** Called before a number beyond the reserved ones is used, so that it survives a crash. */
  readonly reserve: (upTo: number) => void
  /** Everything that shows the audience's picture. */
  readonly send: (publication: Publication) => void
  /** The audience that may know everything. */
  readonly sendSecrets: (publication: OmniscientPublication) => void
  /** Called when a picture has come out after its delay. */
  readonly onOut: () => void
}

/** What waits its turn: a table, and what of the show belongs to that moment. */
interface Frame {
  readonly table: Table
  readonly show: Pick<ShowState, 'holdTotals' | 'timer' | 'speaker'>
}

/** Numbers reserved at once: writing each one down would cost a disk flush a publication. */
const reserveAtOnce = 1000

const nothing: Table = { view: null, recap: null, secrets: null, game: null, moves: 0 }

/**
 * The one way out to the audience: whatever an overlay gets has passed here, and has waited out the delay.
 * Blackout, show and hide take effect at once; so does the language, which tells nothing of the game.
 */
export class Publisher {
  readonly #options: PublisherOptions
  readonly #queue: DelayQueue<Frame>
  #table = nothing
  #show: ShowState
  #last: Publication
  #lastText: string
  #secrets: OmniscientPublication = { revision: 1, secrets: null }
  #secretsText = 'null'
  #photoOf: (name: string) => string | null = () => null
  #reserved: number

  constructor(options: PublisherOptions) {
    this.#options = options
    this.#show = options.show
    this.#reserved = options.above
    // After a start nothing is out, whatever was out before: all of it waits anew.
    const first = { table: nothing, show: { ...this.#frame().show, timer: null, speaker: null } }
    this.#queue = new DelayQueue<Frame>(first, options.delay * 1000, () => {
      this.#publish()
      options.onOut()
    })
    const shown = this.#picture()
    this.#last = { publication: this.#number(options.above + 1), ...shown }
    this.#lastText = JSON.stringify(shown)
  }

  /** What is out. */
  get last(): Publication {
    return this.#last
  }

  get lastSecrets(): OmniscientPublication {
    return this.#secrets
  }

  /** How many pictures wait for the delay to pass. */
  get waiting(): number {
    return this.#queue.waiting
  }

  /** Takes the game as it is now. What was taken back and is not out yet will never be seen. */
  setTable(table: Table): void {
    const { game, moves } = table
    if (game === this.#table.game && moves < this.#table.moves) {
      this.#queue.revise((frame) =>
        frame.table.game === game && frame.table.moves > moves ? { ...frame, table } : frame
      )
    }
    // What is withdrawn must not be seen again, nor may an old chapter come back when the story is told anew.
    if (table.recap === null && this.#table.recap !== null) {
      this.#queue.reviseAll((frame) => ({ ...frame, table: { ...frame.table, recap: null } }))
    }
    this.#table = table
    this.#push()
    this.#publish()
  }

  setShow(show: ShowState): void {
    this.#show = show
    this.#push()
    this.#publish()
  }

  /** The time of day was set by so many milliseconds: as much as before is left of what is out and of what waits. */
  clockJumped(by: number): void {
    this.#queue.reviseAll(({ table, show }) => ({
      table,
      show: { ...show, timer: show.timer && movedTimer(show.timer, by) }
    }))
    this.#publish()
  }

  /** @param photoOf the file of somebody's photo; null: none is shown */
  setPhotos(photoOf: (name: string) => string | null): void {
    this.#photoOf = photoOf
    this.#publish()
  }

  setDelay(seconds: number): void {
    this.#queue.setDelay(seconds * 1000)
    this.#publish()
  }

  stop(): void {
    this.#queue.stop()
  }

  #frame(): Frame {
    const { holdTotals, timer, speaker } = this.#show
    return { table: this.#table, show: { holdTotals, timer, speaker } }
  }

  #push(): void {
    const frame = this.#frame()
    if (frameText(frame) !== frameText(this.#queue.newest)) this.#queue.push(frame)
  }

  #publish(): void {
    const shown = this.#picture()
    const text = JSON.stringify(shown)
    if (text !== this.#lastText) {
      this.#lastText = text
      this.#last = { publication: this.#number(this.#last.publication + 1), ...shown }
      this.#options.send(this.#last)
    }
    this.#publishSecrets()
  }

  /** Numbered for themselves: a public number that rose with them would tell that something was done in secret. */
  #publishSecrets(): void {
    const secrets = this.#isDark ? null : this.#queue.current.table.secrets
    const text = JSON.stringify(secrets)
    if (text === this.#secretsText) return
    this.#secretsText = text
    this.#secrets = { revision: this.#secrets.revision + 1, secrets }
    this.#options.sendSecrets(this.#secrets)
  }

  get #isDark(): boolean {
    return this.#show.blackout || this.#show.board === 'hidden'
  }

  /** What must not be seen is left out here: a page that only hides it would still have been told. */
  #picture(): Omit<Publication, 'publication'> {
    const { language, blackout, board } = this.#show
    const { table, show: delayed } = this.#queue.current
    if (this.#isDark) {
      const { holdTotals } = delayed
      return {
        view: null,
        recap: null,
        show: { language, holdTotals, blackout, board, timer: null, speaker: null }
      }
    }
    const { holdTotals, speaker } = delayed
    const show = { language, holdTotals, blackout, board, timer: this.#shifted(delayed.timer), speaker }
    const vote = table.view?.vote
    // The audience hears of the end first, even if the two should ever come out together.
    const recap = table.view?.winners ? table.recap : null
    const shown = { recap, ...this.#photos(table.view), show }
    if (!table.view || !vote || !holdTotals) return { view: table.view, ...shown }
    return { view: { ...table.view, vote: { ...vote, ballots: null, totals: null, top: [] } }, ...shown }
  }

  /** Of those alone who sit at the table that is out. */
  #photos(view: Publication['view']): Pick<Publication, 'photos'> {
    const photos = (view?.players ?? []).flatMap(({ id, name }) => {
      const photo = this.#photoOf(name)
      return photo === null ? [] : [[id, photo]]
    })
    return photos.length === 0 ? {} : { photos: Object.fromEntries(photos) as Publication['photos'] }
  }

  /** A timer ends for the audience when it sees the moment at which it ended. */
  #shifted(timer: ShowState['timer']): ShowState['timer'] {
    if (timer === null || timer.endsAt === null) return timer
    return { ...timer, endsAt: timer.endsAt + this.#queue.delay }
  }

  #number(publication: number): number {
    if (publication > this.#reserved) {
      this.#reserved = publication + reserveAtOnce - 1
      this.#options.reserve(this.#reserved)
    }
    return publication
  }
}

/** All that a frame shows. */
function frameText({ table: { view, recap, secrets }, show }: Frame): string {
  return JSON.stringify({ view, recap, secrets, show })
}
