/** Plays a game file through the engine, as the replay command and the import do. */
import type { Command } from './commands'
import { apply, contextOf, createGame, legalOf, type Game } from './game'
import { isCardInForce } from './kernel/effects'
import { isRuleError, type RuleError } from './kernel/prompts'
import { publicView } from './kernel/public-view'
import type { Json } from './kernel/state'
import { standing } from './moderator-view'
import type { GameSetup } from './setup'

/** A step of a game file: an answer, or another command. */
export type FileStep =
  { readonly prompt: string; readonly answer: Json } | Exclude<Command, { command: 'go-on' | 'answer' }>

/** Why a file is refused: `step` is the index of its step, -1 for the set-up. */
export interface ReplayError {
  readonly error: RuleError
  readonly step: number
}

/**
 * Plays steps from the beginning; what is only read aloud is passed over.
 *
 * @param setup the file's set-up
 * @param steps its line of play
 * @returns the game, waiting at the next question, or the step that was refused
 */
export function replay(setup: GameSetup, steps: readonly FileStep[]): Game | ReplayError {
  const begun = createGame(setup)
  if (isRuleError(begun)) return { error: begun, step: -1 }
  let game = begun
  for (const [at, entry] of steps.entries()) {
    const command: Command =
      'command' in entry ? entry : { command: 'answer', prompt: entry.prompt, answer: entry.answer }
    game = upToStep(game, command)
    const applied = apply(game, command)
    if (!('game' in applied)) return { error: applied, step: at }
    game = applied.game
  }
  return passSaySteps(game)
}

/** Reads aloud until a question waits, the game is over, or the step `until` is reached. */
export function passSaySteps(game: Game, until?: string): Game {
  let at = game
  while (at.pending?.say && at.pending.prompt !== until) {
    const applied = apply(at, { command: 'go-on' })
    if (!('game' in applied)) return at
    at = applied.game
  }
  return at
}

/** A command that is no answer, before the first vote of a day, happens in its discussion (design 4). */
function upToStep(game: Game, command: Command): Game {
  return passSaySteps(game, command.command === 'answer' ? undefined : 'discussion')
}

/** The output of `npm run replay` (design 4): the game as JSON, secrets included. */
export function summary(game: Game) {
  const ctx = contextOf(game.setup, game.state, game.facts)
  const { clock, outcome, players, effects, history } = game.state
  const { pending } = game
  return {
    round: clock.round,
    phase: outcome ? 'over' : clock.phase,
    pending: pending && {
      prompt: pending.prompt,
      actors: pending.actors,
      choices: legalOf(game, pending),
      proposed: pending.proposed
    },
    winners: outcome && { camps: outcome.camps, players: outcome.players, rule: outcome.rule },
    players: players.map((player) => ({
      id: player.id,
      alive: player.alive,
      role: player.role,
      dealtRole: player.dealtRole,
      ...standing(ctx, player),
      death: player.death
    })),
    effects: effects.filter(isCardInForce).map((effect) => ({ card: effect.source, until: effect.until })),
    log: history.map(({ round, phase, what, by, on, result }) => ({ round, phase, what, by, on, result })),
    public: publicView(game.facts)
  }
}
