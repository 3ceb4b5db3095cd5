/** A game: its set-up, its commands, and what follows from them. Everything is plain JSON. */
import type { Command } from './commands'
import { execute } from './commands/execute'
import type { HouseRules } from './house-rules'
import { Context } from './kernel/context'
import type { PublicFact } from './kernel/facts'
import { canBeAnswered, problemsOf, type Problems } from './kernel/answers'
import { legalValues, type Ban, type Prompt, type RuleError } from './kernel/prompts'
import { owner, runUntilPrompt } from './kernel/run'
import type { GameState, Json } from './kernel/state'
import { appended } from './kernel/writable-state'
import { INDEX } from './registry'
import { RULESETS } from './rulesets'
import type { Ruleset } from './rulesets/ruleset'
import type { GameSetup } from './setup'
import { checkSetup, dealtRoles, houseRulesOf } from './setup-check'
import { beginState } from './flow/setup'

/** What a game was before a command. */
export interface Moment {
  readonly state: GameState
  readonly facts: readonly PublicFact[]
  readonly pending: Prompt | null
}

export interface Game {
  readonly setup: GameSetup
  /** The commands that stand, oldest first. Only set-up, log and undone are saved or sent. */
  readonly log: readonly Command[]
  readonly undone: readonly Command[]
  readonly state: GameState
  readonly facts: readonly PublicFact[]
  /** The prompt that waits; null when the game is over. */
  readonly pending: Prompt | null
  readonly past: readonly Moment[]
  /** Counts commands, undos and redos alike: no two views of one game share a number. */
  readonly changes: number
}

export interface Applied {
  readonly game: Game
  /** What the table learned by this command. */
  readonly facts: readonly PublicFact[]
}

/** What a set-up means for every command of its game. */
interface Terms {
  readonly rules: HouseRules
  readonly ruleset: Ruleset
  readonly dealt: { readonly [role: string]: number }
  readonly places: ReadonlyMap<string, number>
}

const termsOfSetups = new WeakMap<GameSetup, Terms>()

function termsOf(setup: GameSetup): Terms {
  const known = termsOfSetups.get(setup)
  if (known) return known
  const ruleset = RULESETS[setup.ruleset]
  if (!ruleset) throw new Error(`No rule set ${setup.ruleset}`)
  const terms = {
    rules: houseRulesOf(setup),
    ruleset,
    dealt: dealtRoles(setup),
    places: new Map(setup.players.map(({ id }, place) => [id, place]))
  }
  termsOfSetups.set(setup, terms)
  return terms
}

/** A context in which to ask about a game. */
export function contextOf(setup: GameSetup, state: GameState, facts: readonly PublicFact[]): Context {
  const { rules, ruleset, dealt, places } = termsOf(setup)
  return new Context(state, facts, INDEX, rules, ruleset, setup, dealt, places)
}

/**
 * Begins a game: deals the roles of the set-up and runs to the first prompt.
 *
 * @param setup players in seat order with their roles, house rules, deck (docs/game-file.md)
 * @returns the game, or the first reason why this table cannot be played (rulebook 2.2)
 */
export function createGame(setup: GameSetup): Game | RuleError {
  const [error] = checkSetup(setup).errors
  if (error)
    return { code: error.code, section: error.section, prompt: null, params: error.params ?? {}, legal: [] }
  const ctx = contextOf(setup, beginState(setup, RULESETS[setup.ruleset]?.plainRole ?? ''), [])
  ctx.tell({
    fact: 'game',
    ruleset: setup.ruleset,
    roles: dealtRoles(setup),
    players: ctx.state.players.map(({ id, name, seat }) => ({ id, name, seat }))
  })
  const pending = runUntilPrompt(ctx)
  return { setup, log: [], undone: [], state: ctx.state, facts: ctx.facts, pending, past: [], changes: 0 }
}

/**
 * Applies one command: the pure step from one game to the next.
 *
 * @returns the next game and the facts told, or a refusal that changed nothing
 * @throws Error only for a bug in a module
 */
export function apply(game: Game, command: Command): Applied | RuleError {
  const ctx = contextOf(game.setup, game.state, game.facts)
  const ban = execute(ctx, game.pending, command)
  if (ban) return refusal(game, ban)
  const pending = runUntilPrompt(ctx)
  const { state, facts } = game
  return {
    game: {
      setup: game.setup,
      log: appended(game.log, command),
      undone: [],
      state: ctx.state,
      facts: ctx.facts,
      pending,
      past: appended(game.past, { state, facts, pending: game.pending }),
      changes: game.changes + 1
    },
    facts: ctx.facts.slice(facts.length)
  }
}

/**
 * Takes commands back, over phases and past a game's end; redo does them again one by one.
 *
 * @param at how many commands stand afterwards; without it all but the last one
 */
export function undo(game: Game, at = game.log.length - 1): Game | RuleError {
  const before = game.past[at]
  if (!before) return refusal(game, { code: 'nothing-to-undo', section: '' })
  return {
    ...game,
    ...before,
    log: game.log.slice(0, at),
    past: game.past.slice(0, at),
    undone: [...game.undone, ...game.log.slice(at).toReversed()],
    changes: game.changes + 1
  }
}

/** Does again what was last taken back. */
export function redo(game: Game): Game | RuleError {
  const command = game.undone.at(-1)
  if (!command) return refusal(game, { code: 'nothing-to-redo', section: '' })
  const applied = apply(game, command)
  return 'game' in applied ? { ...applied.game, undone: game.undone.slice(0, -1) } : applied
}

/**
 * The game as it was before one of the commands that stand: what was answered then is what `redo` would do.
 *
 * @param at how many commands had been given, from 0
 * @returns the game of that moment, for looking at alone; null where there was no such moment
 */
export function asItWas(game: Game, at: number): Game | null {
  const moment = game.past[at]
  const command = game.log[at]
  if (!moment || !command) return null
  const { setup, log, past } = game
  return { setup, ...moment, log: log.slice(0, at), past: past.slice(0, at), undone: [command], changes: at }
}

/**
 * What is illegal so far in a half-entered answer to the waiting prompt.
 *
 * @returns bans by field key; empty: nothing is wrong yet
 */
export function check(game: Game, partial: Json): Problems {
  if (!game.pending) return { answer: { code: 'game-over', section: '' } }
  const problems = problemsOf(game.pending, partial, true)
  if (Object.keys(problems).length > 0 || !canBeAnswered(game.pending)) return problems
  const ctx = contextOf(game.setup, game.state, game.facts)
  const top = ctx.state.stack.at(-1)
  const definition = top && owner(ctx, top).definition
  return definition?.kind === 'ask' && top ? (definition.check?.(ctx, top.data, partial) ?? {}) : {}
}

function refusal(game: Game, ban: Ban): RuleError {
  return {
    code: ban.code,
    section: ban.section,
    params: ban.params ?? {},
    prompt: game.pending?.prompt ?? null,
    legal: game.pending ? legalOf(game, game.pending) : []
  }
}

/** The flat union of all legal values of a prompt, players in seat order first. */
export function legalOf(game: Game, prompt: Prompt): Json[] {
  return legalValues(
    prompt,
    game.setup.players.map(({ id }) => id)
  )
}
