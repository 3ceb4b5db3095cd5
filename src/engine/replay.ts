/** Plays a game file through the engine, as the replay command and the import do. */
import type { Command } from './commands'
import { apply, contextOf, createGame, legalOf, type Game } from './game'
import { isCardInForce } from './kernel/effects'
import { isRuleError, type Prompt, type RuleError } from './kernel/prompts'
import { publicView } from './kernel/public-view'
import type { Json } from './kernel/state'
import { standing } from './moderator-view'
import type { GameSetup } from './setup'

/** What a host does besides answering, and when, where the file cannot tell by itself. */
type FileDeed = Exclude<Command, { command: 'go-on' | 'answer' }> & {
  /** The step that waits then. */
  readonly at?: string | undefined
  /** How many steps of that name are passed over first. */
  readonly passed?: number | undefined
}

/** A step of a game file: an answer, or another command. */
export type FileStep = { readonly prompt: string; readonly answer: Json } | FileDeed

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
    const { command, until, passed } = commandOf(entry)
    game = passSaySteps(game, until, passed)
    const applied = apply(game, command)
    if (!('game' in applied)) return { error: applied, step: at }
    game = applied.game
  }
  return passSaySteps(game)
}

/**
 * Reads aloud until a question waits, the game is over, or the step `until` is reached; of steps
 * of that name it first passes as many as `passed` says.
 */
export function passSaySteps(game: Game, until?: string, passed = 0): Game {
  let at = game
  let left = passed
  while (at.pending?.say && (at.pending.prompt !== until || left-- > 0)) {
    const applied = apply(at, { command: 'go-on' })
    if (!('game' in applied)) return at
    at = applied.game
  }
  return at
}

/** The command of a step, and what is not passed over before it: by itself a deed falls into the discussion (design 4). */
function commandOf(entry: FileStep): {
  readonly command: Command
  readonly until?: string
  readonly passed?: number | undefined
} {
  if (!('command' in entry)) return { command: { command: 'answer', ...entry } }
  const { at = 'discussion', passed, ...command } = entry
  return { command, until: at, passed }
}

/**
 * The steps of a game file: the line of play that stands, without what only goes on.
 *
 * @param game its commands, and what waited at each
 */
export function stepsOf({ log, past }: Pick<Game, 'log' | 'past'>): FileStep[] {
  let passed: string[] = []
  return log.flatMap((command, index): FileStep[] => {
    const pending = past[index]?.pending
    if (command.command === 'go-on') {
      if (pending) passed.push(pending.prompt)
      return []
    }
    const before = passed
    passed = []
    if (command.command === 'answer') return [{ prompt: command.prompt, answer: command.answer }]
    return [pending ? { ...command, ...momentOf(pending, before) } : command]
  })
}

/** When a deed fell, after the steps that were read since the last one in the file; nothing where a file means that by itself. */
function momentOf({ prompt, say }: Prompt, before: readonly string[]): Pick<FileDeed, 'at' | 'passed'> {
  if (!before.includes('discussion') && (prompt === 'discussion' || !say)) return {}
  const passed = before.filter((one) => one === prompt).length
  return passed ? { at: prompt, passed } : { at: prompt }
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
