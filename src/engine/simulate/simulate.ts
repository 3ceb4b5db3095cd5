/** Plays one set-up again and again, to see how the camps fare (rulebook 2.2, 8). */
import type { Command } from '../commands'
import { apply, createGame, type Game } from '../game'
import { isRuleError, type Prompt, type RuleError } from '../kernel/prompts'
import type { Camp } from '../kernel/state'
import { INDEX } from '../registry'
import type { GameSetup } from '../setup'
import { dealtRoles } from '../setup-check'
import { Bot } from './bot'
import { seeded, some, type Chance } from './chance'

export interface SimulateOptions {
  readonly seed: number
  /** Whether the deck is mixed before each game; false: it lies as the set-up says. */
  readonly shuffle: boolean
}

/** How one game went. */
export interface PlayedGame {
  /** Empty: nobody won. Null: it had no end in sight. */
  readonly camps: readonly Camp[] | null
  readonly rounds: number
}

/** What came of many games of one set-up. */
export interface Tally {
  readonly played: number
  readonly wins: { readonly [C in Camp]?: number }
  /** Games that ended without a winner. */
  readonly nobody: number
  /** Games that had no end in sight and were given up. */
  readonly endless: number
  /** Rounds of all games together. */
  readonly rounds: number
}

export const NO_GAMES: Tally = { played: 0, wins: {}, nobody: 0, endless: 0, rounds: 0 }

/** Far more than any game of sixty players takes. */
const MOST_COMMANDS = 4000
/** A vote that is tied this often is closed, as the moderator may (rulebook 10.1). */
const MOST_VOTES = 5

/**
 * Plays a game of this set-up to its end.
 *
 * Where roles are only counted (a deal by chance or a roll call), they are dealt anew; where each
 * seat has its role, it keeps it.
 *
 * @returns how it went, or why this table cannot be played
 * @throws Error where the engine refuses what it has offered: a bug
 */
export function playOut(setup: GameSetup, { seed, shuffle }: SimulateOptions): PlayedGame | RuleError {
  const chance = seeded(seed)
  const begun = createGame(dealt(setup, shuffle, chance))
  if (isRuleError(begun)) return begun
  const bot = new Bot(chance)
  let game: Game = begun
  for (let count = 0; game.pending; count++) {
    if (count === MOST_COMMANDS) return { camps: null, rounds: game.state.clock.round }
    const { pending } = game
    const applied = apply(game, commandAt(game, pending, bot))
    if (isRuleError(applied)) throw new Error(`${pending.prompt}: offered, and refused: ${applied.code}`)
    // Nothing is taken back here, so nothing is kept for it.
    game = { ...applied.game, past: [], log: [] }
  }
  return { camps: game.state.outcome?.camps ?? [], rounds: game.state.clock.round }
}

function commandAt(game: Game, pending: Prompt, bot: Bot): Command {
  if (pending.say) return bot.deed(game, pending) ?? { command: 'go-on' }
  const round = pending.prompt === 'vote' ? Number(pending.about['round']) : 0
  if (round > MOST_VOTES) return { command: 'correct', set: { skip: true } }
  return { command: 'answer', prompt: pending.prompt, answer: bot.answer(game, pending) }
}

/** Counts one game more. */
export function counted(tally: Tally, { camps, rounds }: PlayedGame): Tally {
  const wins: { [C in Camp]?: number } = { ...tally.wins }
  for (const camp of camps ?? []) wins[camp] = (wins[camp] ?? 0) + 1
  return {
    played: tally.played + 1,
    wins,
    nobody: tally.nobody + (camps?.length === 0 ? 1 : 0),
    endless: tally.endless + (camps === null ? 1 : 0),
    rounds: tally.rounds + rounds
  }
}

/** The set-up with its cards dealt and, if wanted, its deck mixed. */
export function dealt(setup: GameSetup, shuffle: boolean, chance: Chance): GameSetup {
  const deck = setup.deck === 'table' || !shuffle ? setup.deck : some(chance, setup.deck, setup.deck.length)
  if (!setup.roles) return { ...setup, deck }
  const { roles: _counted, thiefCards: _laid, ...rest } = setup
  const seats = setup.players.length
  const cards = Object.entries(dealtRoles(setup)).flatMap(([role, count]) => Array<string>(count).fill(role))
  const mixed = mixedWithWolf(cards, seats, chance)
  const middle = mixed.slice(seats)
  return {
    ...rest,
    deck,
    players: setup.players.map((player, at) => ({ ...player, role: mixed[at] })),
    ...(middle.length > 0 && { thiefCards: middle })
  }
}

/** Mixed cards; a deal that no wolf could reach is dealt again, as at the table. */
function mixedWithWolf(cards: readonly string[], seats: number, chance: Chance): readonly string[] {
  const isWolf = (role: string) => INDEX.roles.get(role)?.camp === 'werewolves'
  const takes = (role: string) => INDEX.roles.get(role)?.traits.includes('take') === true
  const mix = () => some(chance, cards, cards.length)
  const mayHaveWolf = (mixed: readonly string[]) =>
    mixed.slice(0, seats).some(isWolf) ||
    (mixed.slice(0, seats).some(takes) && mixed.slice(seats).every(isWolf))
  let mixed = mix()
  while (cards.some(isWolf) && !mayHaveWolf(mixed)) mixed = mix()
  return mixed
}
