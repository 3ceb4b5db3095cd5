/**
 * Random tables and a host who answers anything: for the property tests and the bench.
 *
 * Everything random comes from a `Chance`. Zero is always the quiet choice, so a chance that
 * runs dry plays on quietly: cutting it short is how a failing game is made smaller.
 */
import type { Command, Correction } from '../commands'
import { apply, check, contextOf, redo, undo, type Applied, type Game } from '../game'
import { HOUSE_RULES } from '../house-rules'
import { isRuleError, type Choice, type Field, type Prompt, type RuleError } from '../kernel/prompts'
import type { Json, PlayerId } from '../kernel/state'
import { INDEX } from '../registry'
import { selfDestructors } from '../laws/self-destruct'
import { stepsOf } from '../replay'
import type { GameSetup, SetupPlayer } from '../setup'
import { quietAnswer } from '../quiet-answer'
import { some, type Chance } from '../simulate/chance'

export { seeded, type Chance } from '../simulate/chance'

/** True once in `times`; never when the chance has run dry. */
function once(chance: Chance, times: number): boolean {
  return chance(times) === times - 1
}

function pick<T>(chance: Chance, from: readonly [T, ...T[]]): T {
  return from[chance(from.length)] ?? from[0]
}

function pickAny<T>(chance: Chance, from: readonly T[]): T | undefined {
  return from[chance(from.length)]
}

/** A set-up in which any role, card and house rule may occur; 5 to 20 players unless told otherwise. */
export function randomSetup(chance: Chance, seats = 5 + chance(16)): GameSetup {
  const { roles, middle } = randomDeal(chance, seats)
  const rollCall = once(chance, 6)
  const cards = [...INDEX.cards.keys()]
  const complete = once(chance, 3)
  const players = roles.map((role, at): SetupPlayer => ({
    id: `p${at + 1}`,
    name: `Player ${at + 1}`,
    ...(!rollCall && { role }),
    ...((complete || once(chance, 2)) && { sex: pick(chance, ['female', 'male']) }),
    ...((complete || once(chance, 2)) && { age: 10 + chance(80) })
  }))
  const table = once(chance, 5)
  const startingCards = cards.filter((card) => INDEX.cards.get(card)?.moon === 'dark' && once(chance, 8))
  const deck = some(chance, cards, chance(cards.length + 1)).filter((card) => !startingCards.includes(card))
  return {
    ruleset: once(chance, 6) ? 'millers-hollow' : 'new-moon',
    houseRules: { ...randomRules(chance), ...rareRules(chance, roles) },
    players,
    ...(rollCall ? { roles: tally([...roles, ...middle]) } : middle.length > 0 && { thiefCards: middle }),
    lastGame: { firstVictim: pick(chance, ['p1', 'p2', 'p3']) },
    deck: table ? 'table' : deck,
    startingCards
  }
}

/** Roles by seat, and the two cards in the middle where a Thief was dealt. */
function randomDeal(chance: Chance, seats: number): { roles: string[]; middle: string[] } {
  const plain = randomRoles(chance, seats)
  const thief = plain.find((role) => INDEX.roles.get(role)?.traits.includes('take'))
  if (thief === undefined) return { roles: plain, middle: [] }
  const pack = [
    ...plain.filter((role) => role !== thief),
    'villager',
    once(chance, 3) ? 'werewolf' : 'villager'
  ]
  const mixed = some(chance, pack, pack.length)
  return { roles: some(chance, [thief, ...mixed.slice(2)], seats), middle: mixed.slice(0, 2) }
}

function tally(roles: readonly string[]): { [role: string]: number } {
  const counts: { [role: string]: number } = {}
  for (const role of roles) counts[role] = (counts[role] ?? 0) + 1
  return counts
}

function randomRoles(chance: Chance, seats: number): string[] {
  const roles = [...INDEX.roles].filter(([, data]) => !data.mandatory && !data.many).map(([role]) => role)
  const must = [...INDEX.roles].filter(([, data]) => data.mandatory).map(([role]) => role)
  const more = some(chance, roles, Math.min(chance(roles.length + 1), seats - must.length))
  const dealt = [...must, ...more]
  const wolves = Math.min(seats - dealt.length, chance(Math.ceil(seats / 3)))
  const many = [
    ...Array<string>(wolves).fill('werewolf'),
    ...Array<string>(seats - dealt.length - wolves).fill('villager')
  ]
  return some(chance, [...dealt, ...many], seats)
}

function randomRules(chance: Chance): { [rule: string]: Json } {
  const rules: { [rule: string]: Json } = { tieRule: pick(chance, HOUSE_RULES.tieRule.values) }
  for (const [rule, { values }] of Object.entries(HOUSE_RULES))
    if (rule !== 'tieRule' && once(chance, 3)) rules[rule] = pick<Json>(chance, values)
  return rules
}

/** Readings that a random table would hardly ever come to play: they need one role and one answer, or one card each. */
function rareRules(chance: Chance, roles: readonly string[]): { [rule: string]: Json } {
  const cupid = roles.some((role) => INDEX.roles.get(role)?.traits.includes('link'))
  return {
    ...(cupid && once(chance, 2) && { cupidDecline: 'randomAtDawn' }),
    ...(once(chance, 2) && { medium: 'chosen' }),
    ...(once(chance, 2) && { selfDestruct: true })
  }
}

/** Legal values among choices. */
export function legal(choices: readonly Choice[]): Json[] {
  return choices.filter((choice) => !choice.ban).map((choice) => choice.value)
}

/** A legal value for one field; no value is one of them where the field may stay empty. */
export function randomField(chance: Chance, field: Field): Json {
  const values = legal(field.choices)
  if (field.kind === 'players' || field.max > 1) {
    const most = Math.min(field.max, values.length)
    return some(chance, values, field.min + chance(most - field.min + 1))
  }
  return pickAny(chance, field.min === 0 ? [null, ...values] : values) ?? null
}

function randomBallots(chance: Chance, prompt: Prompt): Json {
  const { outcome, fields } = prompt
  const ballots = Object.fromEntries(
    fields
      .filter((field) => field.min > 0 || !once(chance, 12))
      .map((field) => [field.key, randomField(chance, field)])
  )
  if (!outcome || !once(chance, 2)) return { ballots }
  if (outcome.tied.length > 1 && once(chance, 2))
    return { tied: some(chance, outcome.tied, 2 + chance(outcome.tied.length - 1)) }
  const result = pickAny(chance, legal(outcome.result)) ?? null
  return outcome.bare ? result : { result }
}

/** The answers of all who are still to be asked in turn, as one entry of ballots. */
function randomTurns(chance: Chance, game: Game): Json {
  const ballots: { [voter: string]: Json } = {}
  let first: Json = null
  let at = game
  while (at.pending?.sequence && at.pending.prompt === game.pending?.prompt) {
    const [voter = ''] = at.pending.actors
    const [field] = at.pending.fields
    const answer = field ? randomField(chance, field) : null
    // Whoever comes round twice cannot be written as one entry (rulebook 5.5).
    if (Object.hasOwn(ballots, voter)) return first
    first ??= answer
    if (answer !== null) ballots[voter] = answer
    const applied = apply(at, { command: 'answer', prompt: at.pending.prompt, answer })
    if (isRuleError(applied)) break
    at = applied.game
  }
  return { ballots }
}

/** A random legal answer to the question that waits. */
export function randomAnswer(chance: Chance, game: Game, prompt: Prompt): Json {
  if (prompt.sequence && once(chance, 6)) return randomTurns(chance, game)
  const answer = anyAnswer(chance, prompt)
  // Each field may be right and their combination wrong: then as little as possible.
  return Object.keys(check(game, answer)).length === 0 ? answer : quietAnswer(prompt)
}

function anyAnswer(chance: Chance, prompt: Prompt): Json {
  if (prompt.optional && once(chance, 8)) return null
  if (prompt.shape === 'ballots') return randomBallots(chance, prompt)
  if (prompt.shape === 'record')
    return Object.fromEntries(prompt.fields.map((field) => [field.key, randomField(chance, field)]))
  const [field] = prompt.fields
  return field ? randomField(chance, field) : null
}

/** The next ordinary command: on, or a random answer. */
export function randomMove(chance: Chance, game: Game, prompt: Prompt): Command {
  return prompt.say
    ? { command: 'go-on' }
    : { command: 'answer', prompt: prompt.prompt, answer: randomAnswer(chance, game, prompt) }
}

/** A correction, or whatever else a host may do besides answering; it may be refused. */
export function randomDeed(chance: Chance, game: Game): Command {
  const { players } = game.state
  const player = pickAny(chance, players)?.id ?? ''
  const card = pickAny(chance, [...INDEX.cards.keys()]) ?? ''
  const kind = chance(23)
  if (kind === 6) return { command: 'self-destruct', player }
  if (kind === 0) return { command: 'last-dead', player }
  if (kind === 1) return { command: 'disqualify', player }
  if (kind === 4 || kind === 5) return { command: 'offence', player }
  if (kind === 2)
    return { command: 'regroup', card, players: some(chance, players, chance(4)).map((one) => one.id) }
  if (kind === 3 && once(chance, 4))
    return { command: 'end', camp: pick(chance, ['village', 'werewolves', 'lovers', null]) }
  return { command: 'correct', set: randomCorrection(chance, player, card) }
}

/** A wolf blows himself up, or names his victim afterwards. */
function blast(chance: Chance, game: Game): Command | null {
  if (!once(chance, 10)) return null
  const player = pickAny(chance, selfDestructors(contextOf(game.setup, game.state, game.facts)))
  const knife = pickAny(chance, game.state.players)?.id
  return player === undefined ? null : { command: 'self-destruct', player, ...(once(chance, 2) && { knife }) }
}

function laterDeed(chance: Chance, game: Game): Command | null {
  return blast(chance, game) ?? (once(chance, 18) ? randomDeed(chance, game) : null)
}

/** What bends the first night is in force then only by the host's hand (OR24). */
function firstDeed(chance: Chance, game: Game): Command | null {
  return game.pending?.prompt === 'opening' && once(chance, 4)
    ? { command: 'correct', set: { card: 'end-of-the-harvest' } }
    : null
}

function randomCorrection(chance: Chance, player: PlayerId, card: string): Correction {
  switch (chance(10)) {
    case 0:
    case 1:
      return { kill: player }
    case 2:
    case 3:
      return { revive: player }
    case 4:
      return { role: { player, role: pickAny(chance, [...INDEX.roles.keys()]) ?? '' } }
    case 5:
      return { office: { office: 'sheriff', player: once(chance, 4) ? null : player } }
    case 6:
      return { mark: { player, mark: pick(chance, ['no-vote', 'away', 'no-power']), on: chance(3) > 0 } }
    case 7:
      return { card }
    case 8:
      return { endCard: card }
    default:
      return { skip: true }
  }
}

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
    const deed = play.deeds === 'anywhere' ? (firstDeed(chance, game) ?? laterDeed(chance, game)) : null
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
