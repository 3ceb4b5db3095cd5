import { type FileStep, type Game, replay, stepsOf } from '../engine'
import type { GameSetup } from '../shared/game'
import { gameFileFormat, isGameFileProblem, parseGameFile, problemText } from '../shared/game-file'
import type { Refusal } from '../shared/result'

export interface WrittenGameFile extends GameSetup {
  readonly format: typeof gameFileFormat
  readonly steps: readonly FileStep[]
}

/** A game as docs/game-file.md describes it: the line of play that stands, without what only goes on. */
export function gameFileOf(game: Game): WrittenGameFile {
  const { ruleset, houseRules, players, deck, startingCards, ...rest } = game.setup
  return {
    format: gameFileFormat,
    ruleset,
    houseRules,
    players,
    ...rest,
    deck,
    startingCards,
    steps: stepsOf(game)
  }
}

export function gameFileText(game: Game): string {
  return `${JSON.stringify(gameFileOf(game), null, 2)}\n`
}

/** Reads a game file and plays it; a refusal says what is wrong and where. */
export function readGame(text: string): Game | Refusal {
  const file = parseGameFile(text)
  if (isGameFileProblem(file)) return { kind: 'invalid', message: problemText(file) }
  const { format: _format, steps, ...setup } = file
  const played = replay(setup, steps)
  return 'error' in played ? { kind: 'rule', error: played.error, step: played.step } : played
}
