/** What must hold of every game, whatever is played: for the property tests. */
import { expect } from 'vitest'
import type { Command } from '../commands'
import { apply, createGame, type Game } from '../game'
import type { PublicFact } from '../kernel/facts'
import { isRuleError } from '../kernel/prompts'
import { publicView } from '../kernel/public-view'
import type { PublicView } from '../kernel/public-view-types'
import type { Json } from '../kernel/state'
import { moderatorView } from '../moderator-view'
import { INDEX } from '../registry'
import type { GameSetup } from '../setup'
import { houseRulesOf } from '../setup-check'
import type { Chance } from '../simulate/chance'
import { gameFile } from './random-game'

/** Runs a check and names the game where it fails. */
export function named<T>(game: Game, look: () => T): T {
  try {
    return look()
  } catch (error) {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error)
    throw new Error(`${what}\n${gameFile(game)}\nCommands: ${JSON.stringify(game.log)}`, { cause: error })
  }
}

/** Freezes a game to its last leaf: who changes what was is caught. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}

/** Throws at anything JSON would lose. */
function expectPlain(value: unknown, path: string): void {
  if (Array.isArray(value)) value.forEach((one, at) => expectPlain(one, `${path}[${at}]`))
  else if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new Error(`${path} is no plain object`)
    for (const [key, one] of Object.entries(value)) expectPlain(one, `${path}.${key}`)
  } else if (value !== null && !['string', 'boolean'].includes(typeof value) && !Number.isFinite(value))
    throw new Error(`${path} is ${String(value)}`)
}

/** Freezes a game, and fails where it is no plain JSON or the console cannot draw it. */
export function expectSound(game: Game): void {
  frozen(game)
  expectPlain({ ...game.state }, 'state')
  expectPlain(game.pending, 'pending')
  moderatorView(game)
}

/** Fails where living and dead are not as many as seats, at the table or in the picture, or somebody died twice. */
export function expectNobodyLost(game: Game): void {
  for (const player of game.state.players)
    if (player.alive !== (player.death === null)) throw new Error(`${player.id} is half dead`)
  expectSameSeats(game, publicView(game.facts))
  expectOneDeathEach(game)
}

function expectSameSeats(game: Game, view: PublicView): void {
  const seats = ({ id, alive }: { readonly id: string; readonly alive: boolean }) => `${id} ${alive}`
  expect(view.players.map(seats)).toEqual(game.state.players.map(seats))
}

function expectOneDeathEach({ state, facts }: Game): void {
  const dead = new Set<string>()
  for (const fact of facts) {
    if (fact.fact === 'returned') dead.delete(fact.player)
    if (fact.fact !== 'death') continue
    for (const { id } of fact.players) {
      if (dead.has(id)) throw new Error(`${id} died twice`)
      dead.add(id)
    }
  }
  expect(dead.size).toBe(state.players.filter((player) => !player.alive).length)
}

/** Fails where an answer is refused. */
export function expectAccepted(game: Game, answer: Json): void {
  const prompt = game.pending?.prompt ?? ''
  const applied = apply(game, { command: 'answer', prompt, answer })
  if (isRuleError(applied)) throw new Error(`${prompt} refuses ${JSON.stringify(answer)}: ${applied.code}`)
}

/** A second game in which two players have each other's roles: the table must see the same. */
export class Twin {
  /** After how many commands the two were compared. */
  compared = 0
  /** How many facts were told alike. */
  private told = 0

  private constructor(
    private game: Game | null,
    private readonly swapped: readonly string[]
  ) {}

  /** The twin of a table, of two random players; null where they have the same role. */
  static of(chance: Chance, setup: GameSetup): Twin | null {
    const { players } = setup
    const one = players[chance(players.length)]
    const other = players[chance(players.length)]
    if (!one || !other || one.role === other.role) return null
    const swapped = players.map((player) => ({
      ...player,
      role: player === one ? other.role : player === other ? one.role : player.role
    }))
    const game = createGame({ ...setup, players: swapped })
    if (isRuleError(game)) throw new Error(`Twin refused: ${JSON.stringify(game)}`)
    return new Twin(game, [one.id, other.id])
  }

  /** Plays the command that led to a game as well, and compares until the rules tell the two apart. */
  follow(game: Game, command: Command | null): void {
    const applied: ReturnType<typeof apply> | null = this.game && command && apply(this.game, command)
    this.game = applied && !isRuleError(applied) ? applied.game : null
    if (this.game && tellsThemApart(game, this.game, this.swapped)) this.game = null
    if (!this.game) return
    const news = ({ facts }: Game) => JSON.stringify(facts.slice(this.told))
    expect(news(this.game)).toBe(news(game))
    this.told = game.facts.length
    this.compared++
  }
}

/**
 * Where the rules themselves tell two games apart that differ in the roles of two players: one
 * of them died, somebody else died in one game alone (5.2 Backfire: the nearest wolf), another question waits, the game ended (camps are announced), the Specter's
 * corpse showed the card of its victim, an Idiot showed his card, Somnambulism had the Seer's
 * sight said aloud (5.4 D-3: the role and not whose it is), a tie fell on the Scapegoat: a
 * pardon names him (5.2), a festival asks for one of his neighbours (5.6), or a man who is the
 * Witch went to the woods among the women (5.2 F21, D54).
 */
function tellsThemApart(game: Game, twin: Game, swapped: readonly string[]): boolean {
  const question = ({ pending }: Game) => `${pending?.prompt ?? ''} ${pending?.say ?? ''}`
  const bothLive = ({ state }: Game) =>
    state.players.every((player) => player.alive || !swapped.includes(player.id))
  const living = ({ state }: Game) => state.players.map((player) => player.alive).join()
  const converted = ({ state }: Game) => state.history.some(({ what }) => what === 'converted')
  const fellOnTheScapegoat = ({ state }: Game) =>
    state.history.some(({ what, why }) => what === 'tie' && why?.module === 'scapegoat')
  const showedACard = ({ facts }: Game) => facts.some(({ fact }) => fact === 'role-shown')
  const wentWithTheWomen = ({ setup, state }: Game) =>
    houseRulesOf(setup).woodlandWitchGoes &&
    state.history.some(({ result }) => result === 'woodland-gathering')
  const saidAloud = ({ facts }: Game) => JSON.stringify(facts.filter(({ fact }) => fact === 'seen'))
  return (
    question(game) !== question(twin) ||
    !bothLive(game) ||
    living(game) !== living(twin) ||
    game.state.outcome !== null ||
    twin.state.outcome !== null ||
    converted(game) ||
    fellOnTheScapegoat(game) ||
    fellOnTheScapegoat(twin) ||
    saidAloud(game) !== saidAloud(twin) ||
    showedACard(game) ||
    showedACard(twin) ||
    wentWithTheWomen(game) ||
    wentWithTheWomen(twin)
  )
}

const CANARY = 'canary'

/** Marks what no rule reads, so that it can be found wherever it turns up. */
export function planted(game: Game): Game {
  const players = game.state.players.map((player) => ({ ...player, age: 777_000 + player.seat }))
  const powers = game.state.powers.map((power, at) => ({ ...power, id: `${CANARY}-${at}` }))
  return { ...game, state: { ...game.state, players, powers } }
}

/** Facts in which a role or a card that was turned up is named. */
function mayName(fact: PublicFact): boolean {
  return ['game', 'death', 'role-shown', 'draw', 'card', 'over', 'seen'].includes(fact.fact)
}

/** Fails where the audience was shown a living player's role, or anything that was not said aloud. */
export function expectNothingSecret(game: Game): void {
  const view = publicView(game.facts)
  expectPlain(view, 'view')
  const shown = new Set(game.facts.flatMap((fact) => (fact.fact === 'role-shown' ? [fact.player] : [])))
  for (const player of view.players) if (player.alive && !shown.has(player.id)) expect(player.role).toBe(null)
  const news = game.facts.slice(game.past.at(-1)?.facts.length ?? 0)
  const told = JSON.stringify([view, news])
  expect(told).not.toContain(CANARY)
  expect(told).not.toContain('777')
  const read = new Set(
    game.facts.flatMap((fact) =>
      fact.fact === 'card' || fact.fact === 'card-turned' || fact.fact === 'draw' ? [fact.card] : []
    )
  )
  const faceDown = game.state.effects.filter(({ data }) => data['faceDown'] === true)
  for (const card of [...game.state.deck, ...faceDown.map(({ source }) => source)])
    // As a value: the view has a key of that name for the office.
    if (!read.has(card)) expect(told).not.toMatch(new RegExp(`"${card}"(?!:)`))
  const roles = [...INDEX.roles.keys()].map((role) => `"${role}"`)
  for (const fact of news) {
    if (mayName(fact)) continue
    const text = JSON.stringify(fact)
    if (roles.some((role) => text.includes(role))) throw new Error(`${text} names a role`)
  }
}
