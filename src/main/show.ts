import type { ShowChange } from '../shared/console-calls'
import type { ShowState, ShowTimer, TimerName } from '../shared/public'
import { extendedTimer, movedTimer, pausedTimer, resumedTimer, startedTimer } from './timer'

/** How the picture is shown until the host says otherwise. */
export const firstShow: ShowState = {
  language: 'en',
  holdTotals: false,
  blackout: false,
  board: 'shown',
  timer: null,
  speaker: null
}

/** How the picture is shown. It lies beside the game: no command, undo or new prompt touches it. */
export class Show {
  #state: ShowState
  readonly #onChange: (state: ShowState) => void

  /** @param onChange called with every new state, to keep it and to pass it on */
  constructor(state: ShowState, onChange: (state: ShowState) => void) {
    this.#state = state
    this.#onChange = onChange
  }

  get state(): ShowState {
    return this.#state
  }

  set(change: ShowChange): void {
    this.#change(change)
  }

  /** A timer that was there before makes way. */
  startTimer(name: TimerName, seconds: number): void {
    this.#change({ timer: startedTimer(name, seconds, Date.now()) })
  }

  pauseTimer(): void {
    this.#changeTimer((timer) => pausedTimer(timer, Date.now()))
  }

  resumeTimer(): void {
    this.#changeTimer((timer) => resumedTimer(timer, Date.now()))
  }

  extendTimer(seconds: number): void {
    this.#changeTimer((timer) => extendedTimer(timer, seconds, Date.now()))
  }

  /** The time of day was set by so many milliseconds. */
  clockJumped(by: number): void {
    this.#changeTimer((timer) => movedTimer(timer, by))
  }

  stopTimer(): void {
    this.#change({ timer: null })
  }

  setSpeaker(player: string | null): void {
    this.#change({ speaker: player })
  }

  /** Ends what belonged to one game: its players speak no more. */
  clear(): void {
    this.#change({ timer: null, speaker: null })
  }

  #changeTimer(change: (timer: ShowTimer) => ShowTimer): void {
    const { timer } = this.#state
    if (timer !== null) this.#change({ timer: change(timer) })
  }

  #change(change: Partial<ShowState>): void {
    const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
    const next = { ...this.#state, ...given }
    if (JSON.stringify(next) === JSON.stringify(this.#state)) return
    this.#state = next
    this.#onChange(next)
  }
}
