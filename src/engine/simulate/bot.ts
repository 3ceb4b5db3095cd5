/**
 * A plain table for the balance check: it knows the rules, a little of the people, and no tricks.
 *
 * Wolves never choose or vote for a wolf; villagers follow a rumour that is right a little more
 * often than chance, and believe a Seer in part. Everything random comes from the seed.
 */
import { contextOf, check, type Game } from '../game'
import type { Command } from '../commands'
import { camp, counts, powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Field, Prompt } from '../kernel/prompts'
import type { Json, PlayerId } from '../kernel/state'
import { selfDestructors } from '../laws/self-destruct'
import { quietAnswer } from '../quiet-answer'
import { some, weighted, type Chance } from './chance'

/** Whom to be rid of. */
const AGAINST: ReadonlySet<string> = new Set([
  'vote',
  'influences.vote',
  'sheriff-tie-break',
  'hunter',
  'white-wolf-king',
  'nightmare',
  'punishment.accused',
  'executioner',
  'end-of-the-harvest.drinker'
])
/** Whom to lift up or keep. */
const IN_FAVOUR: ReadonlySet<string> = new Set([
  'sheriff-election',
  'sheriff-successor',
  'executioner.successor',
  'saint-philippe',
  'great-distrust',
  'bleak-monday.vouch',
  'influences.first-voter'
])
/** The wolves' victims. */
const HUNTS: ReadonlySet<string> = new Set(['werewolves', 'flood.female-victim', 'flood.male-victim'])
/** Where a sensible player says yes. */
const YES: ReadonlySet<string> = new Set(['hunter.flip', 'idiot-reveal', 'werewolves.awake'])

/** How much likelier than another player a wolf gets talked about: what people notice of each other. */
const NOSE = 1.3
const SUSPECTS = 2
/** Hands follow the talk. */
const TALKED_OF = 6
/** How far the village believes what the Seer has found, and how far the Seer does. */
const BELIEVED = 4
const CERTAIN = 60
const STANDING = 4

/** One table of plain players, for one game. */
export class Bot {
  readonly #chance: Chance
  #rumour: { readonly of: string; readonly about: readonly PlayerId[] } = { of: '', about: [] }

  constructor(chance: Chance) {
    this.#chance = chance
  }

  /** A legal answer to the question that waits. */
  answer(game: Game, prompt: Prompt): Json {
    const table = new Table(game)
    const answer = this.#answer(table, prompt)
    // Each field may be right and their combination wrong: then as little as possible.
    return Object.keys(check(game, answer)).length === 0 ? answer : quietAnswer(prompt)
  }

  /** What somebody does unasked: who takes another along does not wait for the vote once the Seer has found him. */
  deed(game: Game, { prompt }: Prompt): Command | null {
    if (prompt !== 'discussion') return null
    const player = new Table(game).foundOut()
    return player === undefined ? null : { command: 'self-destruct', player }
  }

  #answer(table: Table, prompt: Prompt): Json {
    if (prompt.proposed !== null) return prompt.proposed
    if (YES.has(prompt.prompt)) return true
    if (prompt.prompt === 'little-girl') return this.#once(8)
    if (prompt.prompt === 'witch') return this.#potions(table, prompt)
    if (prompt.shape === 'single') return this.#field(table, prompt, prompt.fields[0])
    const fields = Object.fromEntries(
      prompt.fields.map((field) => [field.key, this.#field(table, prompt, field)])
    )
    return prompt.shape === 'ballots' ? { ballots: fields } : fields
  }

  #once(times: number): boolean {
    return this.#chance(times) === 0
  }

  #field(table: Table, prompt: Prompt, field: Field | undefined): Json {
    if (!field) return null
    const values = field.choices.filter((choice) => !choice.ban).map((choice) => choice.value)
    const by = field.by ?? prompt.actors[0] ?? null
    const weigh = this.#weights(table, prompt, by)
    if (field.kind !== 'players' && field.max <= 1) return this.#one(values, field.min, weigh)
    return this.#several(values, prompt.prompt, field, weigh)
  }

  /** One value: where none seems good, nobody if the rules allow that, else any. */
  #one(values: readonly Json[], min: number, weigh: (value: Json) => number): Json {
    const chosen = weighted(this.#chance, values, weigh)
    return chosen ?? (min === 0 ? null : (values[this.#chance(values.length)] ?? null))
  }

  #several(values: readonly Json[], prompt: string, field: Field, weigh: (value: Json) => number): Json {
    const most = Math.min(field.max, values.length)
    const count = this.#count(prompt, field.min, most)
    const chosen: Json[] = []
    while (chosen.length < count) {
      const left = values.filter((value) => !chosen.includes(value))
      chosen.push(weighted(this.#chance, left, weigh) ?? left[this.#chance(left.length)] ?? null)
    }
    return chosen
  }

  #count(prompt: string, min: number, most: number): number {
    if (prompt === 'piper' || prompt === 'scapegoat') return most
    if (prompt === 'sheriff-election.withdraw') return min
    if (prompt === 'sheriff-election.stand') return Math.min(most, Math.max(min, STANDING))
    return min + this.#chance(most - min + 1)
  }

  /** How good each value looks to whoever chooses. */
  #weights(table: Table, prompt: Prompt, by: PlayerId | null): (value: Json) => number {
    const id = prompt.prompt
    const player = (value: Json) => (typeof value === 'string' && table.isPlayer(value) ? value : null)
    const over = (weigh: (target: PlayerId) => number) => (value: Json) => {
      const target = player(value)
      return target === null ? 0 : weigh(target)
    }
    if (HUNTS.has(id))
      return over((target) => (table.isWolf(target) || table.isLoverOf(prompt.actors, target) ? 0 : 1))
    // Who kills for a camp of his own spares it.
    if (id === 'hybrid.kill') return over((target) => (table.areOfOneCamp(by, target) ? 0 : 1))
    if (id === 'seer') return over((target) => (target === by || table.seen.has(target) ? 0 : 1))
    if (id === 'guard') return over((target) => (table.holdsOffice(target) ? 2 : 1))
    if (AGAINST.has(id)) return over((target) => this.#against(table, id, by, target))
    if (IN_FAVOUR.has(id)) return over((target) => this.#favour(table, by, target))
    return () => 1
  }

  #against(table: Table, prompt: string, by: PlayerId | null, target: PlayerId): number {
    if (target === by || (by !== null && table.isLoverOf([by], target))) return 0
    const talk = this.#suspects(table, prompt).includes(target) ? TALKED_OF : 1
    if (by !== null && table.isWolf(by)) return table.isWolf(target) ? 0 : talk
    return talk * table.trustInSeer(by, target)
  }

  #favour(table: Table, by: PlayerId | null, target: PlayerId): number {
    if (by !== null && table.isWolf(by)) return table.isWolf(target) ? 3 : 1
    return 1 / table.trustInSeer(by, target)
  }

  /** Whom the village talks about: the same few at every hand of one vote. */
  #suspects(table: Table, prompt: string): readonly PlayerId[] {
    const of = `${table.moment} ${prompt}`
    if (this.#rumour.of !== of) {
      const about: PlayerId[] = []
      for (let count = 0; count < SUSPECTS; count++) {
        const left = table.living.filter((id) => !about.includes(id))
        const next = weighted(this.#chance, left, (id) => (table.isWolf(id) ? NOSE : 1))
        if (next !== null) about.push(next)
      }
      this.#rumour = { of, about }
    }
    return this.#rumour.about
  }

  /** Heals most victims; poisons a wolf that the Seer has found, or now and then on a feeling. */
  #potions(table: Table, prompt: Prompt): Json {
    const [by = null] = prompt.actors
    const legal = (key: string) =>
      (prompt.fields.find((field) => field.key === key)?.choices ?? [])
        .filter((choice) => !choice.ban)
        .map((choice) => choice.value as PlayerId)
    const [victim] = legal('heal')
    if (victim !== undefined && !this.#once(4)) return { heal: victim, poison: null }
    const others = legal('poison').filter((id) => id !== by && !table.isLoverOf(prompt.actors, id))
    const found = others.filter((id) => table.seen.has(id) && table.isWolf(id))
    const poison = found.length > 0 ? found : table.round > 1 && this.#once(5) ? others : []
    return { heal: null, poison: some(this.#chance, poison, 1)[0] ?? null }
  }
}

/** What the players at the table go by. */
class Table {
  readonly #ctx: Context
  readonly #game: Game
  /** Whom the Seer has looked at. */
  readonly seen: ReadonlySet<PlayerId>

  constructor(game: Game) {
    this.#game = game
    this.#ctx = contextOf(game.setup, game.state, game.facts)
    this.seen = new Set(game.state.history.flatMap(({ what, on }) => (what === 'check' ? on : [])))
  }

  get living(): readonly PlayerId[] {
    return this.#game.state.players.flatMap(({ id, alive }) => (alive ? [id] : []))
  }

  get round(): number {
    return this.#game.state.clock.round
  }

  get moment(): string {
    return `${this.round} ${this.#game.state.clock.phase}`
  }

  /** One whom the Seer has found and who may blow himself up with another. */
  foundOut(): PlayerId | undefined {
    const holders = powersWith(this.#ctx, 'blast').map(({ holder }) => holder)
    return selfDestructors(this.#ctx).find((id) => holders.includes(id) && this.seen.has(id))
  }

  isPlayer(id: string): boolean {
    return this.#game.state.players.some((player) => player.id === id)
  }

  isWolf(id: PlayerId): boolean {
    return counts(this.#ctx, this.#ctx.player(id)) === 'wolf'
  }

  areOfOneCamp(one: PlayerId | null, other: PlayerId): boolean {
    const campOf = (id: PlayerId) => camp(this.#ctx, this.#ctx.player(id))
    return one !== null && campOf(one) === campOf(other)
  }

  isLoverOf(those: readonly PlayerId[], id: PlayerId): boolean {
    return this.#game.state.bonds.some(({ from, to }) => those.includes(from) && to === id)
  }

  holdsOffice(id: PlayerId): boolean {
    return this.#game.state.offices.some(({ holder }) => holder === id)
  }

  /** Above 1: the Seer found a wolf; below: somebody else. The Seer is certain, the village believes in part. */
  trustInSeer(by: PlayerId | null, target: PlayerId): number {
    if (!this.seen.has(target)) return 1
    const looked = this.#game.state.history.some(
      (entry) => entry.what === 'check' && entry.on.includes(target) && by !== null && entry.by.includes(by)
    )
    const belief = looked ? CERTAIN : BELIEVED
    return this.isWolf(target) ? belief : 1 / belief
  }
}
