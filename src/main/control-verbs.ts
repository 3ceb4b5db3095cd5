import { createHash, randomBytes } from 'node:crypto'
import type { GameSetup } from '../shared/game'
import type { TimerName } from '../shared/public'
import { startTimerSchema } from '../shared/schemas'
import type { Settings } from '../shared/settings'
import type { Session } from './session'
import type { Show } from './show'

/** `count` is given by `next` alone: what its next call has to name. */
export interface Outcome {
  readonly ok: boolean
  readonly count?: number
}

export interface ControlParts {
  readonly show: Show
  readonly session: Session
  readonly presets: () => Settings['timerPresets']
}

type Verb = (query: URLSearchParams) => Outcome | Promise<Outcome>

const done: Outcome = { ok: true }
const refused: Outcome = { ok: false }

/** What buttons may do. All can be pressed twice without harm; `next` names the step it was pressed for. */
export class ControlVerbs {
  readonly #parts: ControlParts
  readonly #verbs: ReadonlyMap<string, Verb>
  #salt = randomBytes(16)
  #game: GameSetup | undefined

  constructor(parts: ControlParts) {
    this.#parts = parts
    const { show } = parts
    const plain = (work: () => void) => () => {
      work()
      return done
    }
    this.#verbs = new Map<string, Verb>([
      ['show', plain(() => show.set({ board: 'shown' }))],
      ['hide', plain(() => show.set({ board: 'hidden' }))],
      // Lifted in the console alone.
      ['blackout', plain(() => show.set({ blackout: true }))],
      ['hold', plain(() => show.set({ holdTotals: true }))],
      ['release', plain(() => show.set({ holdTotals: false }))],
      ['timer/start', (query) => this.#startTimer(query)],
      ['timer/pause', plain(() => show.pauseTimer())],
      ['timer/resume', plain(() => show.resumeTimer())],
      ['timer/stop', plain(() => show.stopTimer())],
      ['speaker', (query) => this.#speaker(query)],
      ['speaker/none', plain(() => show.setSpeaker(null))],
      ['next', (query) => this.#next(query)]
    ])
  }

  /** Does what a button asks for; null where there is no such verb. */
  async act(verb: string, query: URLSearchParams): Promise<Outcome | null> {
    return (await this.#verbs.get(verb)?.(query)) ?? null
  }

  #startTimer(query: URLSearchParams): Outcome {
    const seconds = query.get('seconds')
    const given = { name: query.get('name'), seconds: seconds === null ? null : Number(seconds) }
    const checked = startTimerSchema.safeParse(given)
    if (!checked.success) return refused
    const { name } = checked.data
    this.#parts.show.startTimer(name, checked.data.seconds ?? this.#preset(name))
    return done
  }

  #preset(name: TimerName): number {
    return this.#parts.presets()[name][0] ?? 60
  }

  #speaker(query: URLSearchParams): Outcome {
    const seat = Number(query.get('seat'))
    const player = this.#parts.session.view?.players.find((each) => each.seat === seat)
    if (player === undefined) return refused
    this.#parts.show.setSpeaker(player.id)
    return done
  }

  /** Goes on from a step that is only read aloud. A press meant for an earlier step does nothing. */
  async #next(query: URLSearchParams): Promise<Outcome> {
    const { session } = this.#parts
    const { view } = session
    const fits = query.get('count') === String(this.#count())
    const ok =
      fits && view?.prompt?.say === true
        ? (await session.command(view.commandCount, { command: 'go-on' })).ok
        : false
    return { ok, count: this.#count() }
  }

  /** Stands for this very step and tells nothing of it, not even how many came before. */
  #count(): number {
    const { game, view } = this.#parts.session
    if (game?.setup !== this.#game) {
      this.#game = game?.setup
      this.#salt = randomBytes(16)
    }
    return createHash('sha256')
      .update(this.#salt)
      .update(String(view?.commandCount ?? -1))
      .digest()
      .readUInt32BE()
  }
}
