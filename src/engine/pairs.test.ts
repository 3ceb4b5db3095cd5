/**
 * Every two cards in force together, and every card at a table with every role.
 *
 * The first card is drawn on day 1, the second is put into force while it is read. HOWLCAST_RUNS=500
 * plays ten games of each instead of one. A failure prints the game as a file for `npm run replay`.
 */
import { describe, expect, it } from 'vitest'
import type { Command } from './commands'
import { apply, createGame, type Game } from './game'
import { isRuleError } from './kernel/prompts'
import type { CardId, Effect } from './kernel/state'
import { moderatorView } from './moderator-view'
import { INDEX } from './registry'
import { houseRulesOf } from './setup-check'
import type { GameSetup } from './setup'
import { Twin, expectNobodyLost, expectNothingSecret, frozen, named } from './testing/checks'
import { seeded, type Chance } from './simulate/chance'
import { randomMove } from './testing/random-answer'
import { randomSetup } from './testing/random-setup'

const { env } = import.meta as unknown as { env: { readonly [name: string]: string | undefined } }
const GAMES = Math.max(1, Math.floor(Number(env['HOWLCAST_RUNS'] ?? 50) / 50))
/** A first night, the day of the cards, the night after it and a second day. */
const LONGEST = 70
const PATIENCE = 60_000 + GAMES * 120_000

/** One card of each title: the five of Spiritualism differ in their questions alone. */
const TITLES = [...new Map([...INDEX.cards.keys()].map((card) => [titleOf(card), card])).values()]
const ROLES = [...INDEX.roles.keys()]

function titleOf(card: CardId): string {
  return card.replace(/-\d$/, '')
}

/** When a card is over at the latest (rulebook 5.8): its own day, its night, or when another is drawn. */
type End = 'at once' | 'vote' | 'dusk' | 'dawn' | 'next day' | 'next draw' | 'never'

const ENDS: { readonly [title: string]: End } = {
  miracle: 'at once',
  'bleak-monday': 'vote',
  'not-me-nor-wolf': 'vote',
  spiritualism: 'at once',
  'luncheon-for-seniors': 'dusk',
  'end-of-the-harvest': 'dawn',
  'gone-hunting': 'dawn',
  'pact-with-the-devil': 'vote',
  'april-fools': 'dawn',
  punishment: 'at once',
  'great-distrust': 'vote',
  nightmare: 'vote',
  'saint-philippe': 'at once',
  'good-manners': 'vote',
  'radiant-sunday': 'dawn',
  'heads-or-tails': 'vote',
  'woodland-gathering': 'dusk',
  'saturday-evening-ball': 'dawn',
  eclipse: 'vote',
  flood: 'dawn',
  specter: 'next draw',
  'little-rascal': 'next day',
  backfire: 'next draw',
  enthusiasm: 'next draw',
  dissatisfaction: 'next draw',
  'full-moon-rising': 'dawn',
  influences: 'next draw',
  burial: 'never',
  'touch-of-death': 'never',
  somnambulism: 'never',
  'double-agent': 'never',
  executioner: 'never'
}

/** What a card leaves behind has an end of its own: an infection stays (5.7), a vote is owed that day (OR7). */
const AFTER: { readonly [kind: string]: End } = { infected: 'never', owed: 'vote' }

/** The end under the house rules of a game (D42, D57, D58, D63). */
function endOf(game: Game, card: CardId): End {
  const rules = houseRulesOf(game.setup)
  const waits = INDEX.cards.get(card)?.waits === true
  if (waits && rules.crescentExpiry === 'untilTriggered') return 'never'
  if (card === 'little-rascal' && rules.rascalVote === 'permanent') return 'never'
  if (card === 'luncheon-for-seniors' && rules.luncheonReturn === 'nextDraw') return 'next draw'
  if (card === 'radiant-sunday' && rules.lycanSpan === 'game') return 'never'
  return ENDS[titleOf(card)] ?? 'at once'
}

const PHASES: readonly string[] = ['night', 'dawn', 'event', 'day', 'vote', 'over']
/** One number for a moment of a round; the vote is over at 5. */
const moment = (round: number, phase: string) => round * 10 + PHASES.indexOf(phase)

function now({ state, pending }: Game): number {
  return pending?.prompt === 'dusk'
    ? state.clock.round * 10 + 5
    : moment(state.clock.round, state.clock.phase)
}

function deadline(game: Game, effect: Effect): number {
  const { round, phase } = effect.since
  const since = moment(round, phase)
  switch (AFTER[effect.kind] ?? endOf(game, effect.source)) {
    case 'at once':
      return round * 10 + 3
    case 'vote':
    case 'dusk':
      return round * 10 + 5
    case 'dawn':
      return (phase === 'night' || phase === 'dawn' ? round : round + 1) * 10 + 2
    case 'next day':
      return (round + 1) * 10 + 5
    case 'next draw':
      return Math.min(
        ...game.state.history
          .filter((entry) => entry.what === 'card')
          .map((entry) => moment(entry.round, entry.phase))
          .filter((drawn) => drawn > since)
      )
    case 'never':
      return Infinity
  }
}

/** Fails where an effect of a card is in force after the card's end. */
function expectEndsKept(game: Game): void {
  if (game.state.outcome) return
  for (const effect of game.state.effects)
    if (INDEX.cards.has(effect.source) && now(game) >= deadline(game, effect))
      throw new Error(`${effect.source} (${effect.kind}) is still in force`)
}

/** A table with random house rules that draws these cards, the first of them on day 1; a wanted role sits at it. */
function tableFor(chance: Chance, deck: readonly CardId[], role: string | null): GameSetup {
  for (;;) {
    const setup = randomSetup(chance, 7 + chance(7))
    const roles = setup.roles ? Object.keys(setup.roles) : setup.players.map((player) => player.role)
    if (role !== null && !roles.includes(role)) continue
    const houseRules = { ...setup.houseRules, eventDays: 'every', invalidCard: 'void' }
    return { ...setup, houseRules, deck, startingCards: [] }
  }
}

/** Plays a few rounds; when the first card is read, a second one comes into force with it. Whether all did. */
function playCards(chance: Chance, setup: GameSetup, second: CardId | null): boolean {
  const begun = createGame(setup)
  if (isRuleError(begun)) throw new Error(`Set-up refused: ${JSON.stringify(begun)}`)
  const twin = Twin.of(chance, setup)
  let game = begun
  let left = second
  for (let count = 0; count < LONGEST && game.pending; count++) {
    const reading: boolean = game.pending.say && game.pending.prompt === 'event'
    const joins = reading && left !== null ? force(game, left) : null
    const move = joins ?? randomMove(chance, game, game.pending)
    if (joins) left = null
    const applied = named(game, () => apply(game, move))
    if (isRuleError(applied)) named(game, () => refuse(move, applied.code))
    else game = applied.game
    named(game, () => {
      frozen(game)
      moderatorView(game)
      expectEndsKept(game)
      twin?.follow(game, move)
      if (game.facts === game.past.at(-1)?.facts) return
      expectNobodyLost(game)
      expectNothingSecret(game)
    })
  }
  const [first] = setup.deck
  const drawn = game.state.history.some(
    (entry) => entry.what === 'card' && entry.result === first && !entry.why
  )
  return drawn && left === null
}

function refuse(move: Command, code: string): never {
  throw new Error(`${JSON.stringify(move)} refused: ${code}`)
}

/** The command that puts a card into force now; null where it would be void. */
function force(game: Game, card: CardId): Command | null {
  const command: Command = { command: 'correct', set: { card } }
  return isRuleError(apply(game, command)) ? null : command
}

/** Plays until the cards came into force so many times; a void card is tried again at another table. */
function playOften(seed: number, cards: readonly [CardId, CardId?], role: string | null = null): void {
  const [first, second = null] = cards
  // The next draw, at which a crescent that waited lapses.
  const later =
    ['burial', 'touch-of-death', 'influences'].find((card) => card !== first && card !== second) ?? ''
  for (let played = 0, attempt = 0; played < GAMES; attempt++) {
    if (attempt > GAMES + 60) throw new Error(`${cards.join(' and ')} never came into force`)
    const chance = seeded(seed * 1000 + attempt)
    if (playCards(chance, tableFor(chance, [first, later], role), second)) played++
  }
}

describe('every two cards in force together', { timeout: PATIENCE }, () => {
  it('are all known to the table of ends (5.8)', () => {
    expect(TITLES.map(titleOf).filter((title) => !Object.hasOwn(ENDS, title))).toEqual([])
  })

  TITLES.forEach((first, at) => {
    it(`${first} and each card after it: no crash, no secret, each ends in time`, () => {
      TITLES.slice(at + 1).forEach((second, place) => playOften(at * 40 + place, [first, second]))
    })
  })
})

describe('every card with every role', { timeout: PATIENCE }, () => {
  it.each(ROLES)('%s: no crash, no secret, each ends in time', (role) => {
    TITLES.forEach((card, place) => playOften(2000 + ROLES.indexOf(role) * 40 + place, [card], role))
  })
})
