/**
 * A host who answers anything: for the property tests and the bench.
 *
 * Everything random comes from a `Chance`. Zero is always the quiet choice, so a chance that
 * runs dry plays on quietly: cutting it short is how a failing game is made smaller.
 */
import type { Command } from '../commands'
import { apply, redo, undo, type Applied, type Game } from '../game'
import { isRuleError, type RuleError } from '../kernel/prompts'
import { stepsOf } from '../replay'
import type { Chance } from '../simulate/chance'
import { once } from './draws'
import { randomMove } from './random-answer'
import { deedNow } from './random-deed'

/** How a random game is played. */
export interface Play {
  /** Corrections and the like, at any moment. */
  readonly deeds: 'none' | 'anywhere'
  /** Also takes steps back and does them again. */
  readonly undoes: boolean
  /** Stops a game that goes on and on. */
  readonly most: number
}

/**
 * Plays a game to its end.
 *
 * @param seen is shown each game and the command that led to it (null: undo or redo)
 * @returns the last game
 */
export function playRandomly(
  chance: Chance,
  begun: Game,
  play: Play,
  seen: (game: Game, command: Command | null) => void = () => undefined
): Game {
  let game = begun
  for (let count = 0; count < play.most && game.pending; count++) {
    const back = play.undoes && once(chance, 15) ? travel(chance, game) : null
    if (back) {
      game = back
      seen(game, null)
      continue
    }
    const deed = play.deeds === 'anywhere' ? deedNow(chance, game) : null
    const done = deed && attempt(game, deed)
    const command = deed && done && !isRuleError(done) ? deed : randomMove(chance, game, game.pending)
    const applied = command === deed && done ? done : attempt(game, command)
    if (isRuleError(applied)) throw failure(game, command, `offered, and refused: ${applied.code}`)
    game = applied.game
    seen(game, command)
  }
  return game
}

function attempt(game: Game, command: Command): Applied | RuleError {
  try {
    return apply(game, command)
  } catch (error) {
    throw failure(game, command, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

function failure(game: Game, command: Command, what: string): Error {
  return new Error(
    `${what}\n${gameFile({ ...game, log: [...game.log, command], past: [...game.past, game] })}`
  )
}

function travel(chance: Chance, game: Game): Game | null {
  let at: Game | null = null
  const step = once(chance, 2) ? redo : undo
  for (let count = chance(4); count >= 0; count--) {
    const next = step(at ?? game)
    if (isRuleError(next)) break
    at = next
  }
  return at
}

/** A game as a file that `npm run replay` plays. */
export function gameFile(game: Pick<Game, 'setup' | 'log' | 'past'>): string {
  return JSON.stringify({ format: 'howlcast-game/1', ...game.setup, steps: stepsOf(game) })
}
