/** Plays games away from the main process, so that the live game never waits (see balance.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { counted, isRuleError, NO_GAMES, playOut, type GameSetup } from '../engine'

export interface BalanceTask {
  readonly setup: GameSetup
  /** Whether the deck is mixed before each game. */
  readonly shuffle: boolean
  readonly games: number
  readonly seed: number
  /** Milliseconds between two reports. */
  readonly every: number
}

/** Plays them all and tells now and then how they went; an error ends the worker and is told there. */
function play({ setup, shuffle, games, seed, every }: BalanceTask): void {
  let tally = NO_GAMES
  let told = performance.now()
  for (let game = 0; game < games; game++) {
    const played = playOut(setup, { seed: seed + game, shuffle })
    if (isRuleError(played)) throw new Error(played.code)
    tally = counted(tally, played)
    if (performance.now() - told < every) continue
    told = performance.now()
    parentPort?.postMessage(tally)
  }
  parentPort?.postMessage(tally)
}

play(workerData as BalanceTask)
