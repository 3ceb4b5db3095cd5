import { type Game, replay } from '../engine'
import type { GameSetup, Refusal } from '../shared/contract'
import {
  gameFileFormat,
  type GameFileStep,
  isGameFileProblem,
  parseGameFile,
  problemText
} from '../shared/game-file'

export interface WrittenGameFile extends GameSetup {
  readonly format: typeof gameFileFormat
  readonly steps: readonly GameFileStep[]
}

/** A game as docs/game-file.md describes it: the line of play that stands, without what only goes on. */
export function gameFileOf(game: Game): WrittenGameFile {
  const { ruleset, houseRules, players, deck, startingCards, ...rest } = game.setup
  const steps = game.log.flatMap((command): GameFileStep[] => {
    if (command.command === 'go-on') return []
    return [command.command === 'answer' ? { prompt: command.prompt, answer: command.answer } : command]
  })
  return { format: gameFileFormat, ruleset, houseRules, players, ...rest, deck, startingCards, steps }
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
