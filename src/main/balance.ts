import { Worker } from 'node:worker_threads'
import { checkSetup, shareOf, type GameSetup, type Tally } from '../engine'
import type { BalanceReport } from '../shared/balance'
import { refused, type Result } from '../shared/result'
import type { BalanceTask } from './balance-worker'

export interface BalanceOptions {
  /** The built worker. */
  readonly worker: string | URL
  readonly onChange: () => void
  readonly onFailure: (error: unknown) => void
  readonly games?: number
  readonly seed?: number
  readonly every?: number
}

/** The margin of a share is at most 1.8 points then. */
const GAMES = 3000
/** The same table always gives the same numbers. */
const SEED = 20_000
const EVERY = 250

/** Plays thousands of games of a table that is being set up, in a thread of their own. */
export class Balance {
  readonly #options: BalanceOptions
  #worker: Worker | null = null
  #report: BalanceReport | null = null

  constructor(options: BalanceOptions) {
    this.#options = options
  }

  /** What has come out so far; null before the first check. */
  get report(): BalanceReport | null {
    return this.#report
  }

  /**
   * Begins a check in place of the one that runs.
   *
   * @param shuffle whether the deck is mixed before each game
   * @returns a refusal for a table that cannot be played
   */
  start(setup: GameSetup, shuffle: boolean): Result {
    this.cancel()
    const [ban] = checkSetup(setup).errors
    if (ban) {
      const error = { ...ban, prompt: null, params: ban.params ?? {}, legal: [] }
      this.#tell(null)
      return refused({ kind: 'rule', error })
    }
    const { games = GAMES, seed = SEED, every = EVERY } = this.#options
    const task: BalanceTask = { setup, shuffle, games, seed, every }
    const worker = new Worker(this.#options.worker, { workerData: task })
    this.#worker = worker
    worker.on('message', (tally: Tally) => {
      if (this.#worker === worker) this.#tell(reportOf(tally, games))
    })
    worker.on('error', (error) => {
      this.#options.onFailure(error)
      if (this.#worker !== worker) return
      this.#worker = null
      this.#end('failed')
    })
    worker.on('exit', () => {
      if (this.#worker === worker) this.#worker = null
    })
    this.#tell({ state: 'running', games, played: 0, rounds: 0, outcomes: [] })
    return { ok: true, value: null }
  }

  /** Stops the thread; what has been counted stays. */
  cancel(): void {
    const worker = this.#worker
    this.#worker = null
    if (worker === null) return
    void worker.terminate()
    this.#end('stopped')
  }

  #end(state: BalanceReport['state']): void {
    if (this.#report?.state === 'running') this.#tell({ ...this.#report, state })
  }

  #tell(report: BalanceReport | null): void {
    this.#report = report
    this.#options.onChange()
  }
}

function reportOf({ played, wins, nobody, endless, rounds }: Tally, games: number): BalanceReport {
  const counts = {
    village: 0,
    werewolves: 0,
    ...wins,
    ...(nobody && { nobody }),
    ...(endless && { endless })
  }
  return {
    state: played < games ? 'running' : 'done',
    games,
    played,
    rounds: played === 0 ? 0 : rounds / played,
    outcomes: Object.entries(counts).map(([of, won]) => ({ of, wins: won, ...shareOf(won, played) }))
  }
}
