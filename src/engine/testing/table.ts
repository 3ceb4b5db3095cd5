/**
 * A table for tests that reads like the rulebook: seats are letters, roles are words.
 *
 *     const table = seat('A werewolf, B seer, C villager, D villager')
 *     table.until('werewolves').answer('c')
 */
import { apply, createGame, redo, undo, type Game } from '../game'
import type { Command, Correction } from '../commands'
import type { PublicFact } from '../kernel/facts'
import { isRuleError, type RuleError } from '../kernel/prompts'
import { publicView } from '../kernel/public-view'
import type { PublicView } from '../kernel/public-view-types'
import type { Json, Sex } from '../kernel/state'
import { quietAnswer } from '../quiet-answer'
import { summary } from '../replay'
import type { GameSetup } from '../setup'

export type Options = Partial<Omit<GameSetup, 'players'>>

/** The set-up of a table: `A werewolf, B seer female 34, …`; ids are the letters in lower case. */
export function setupOf(seats: string, options: Options = {}): GameSetup {
  const players = seats.split(',').map((seat) => {
    const [name = '', role = '', ...rest] = seat.trim().split(/\s+/)
    const sex = rest.find((word): word is Sex => word === 'female' || word === 'male')
    const age = rest.map(Number).find((number) => number > 0)
    return { id: name.toLowerCase(), name, role, ...(sex && { sex }), ...(age && { age }) }
  })
  return { ruleset: 'new-moon', houseRules: {}, deck: [], startingCards: [], players, ...options }
}

/** Seats a table and opens the evening. @throws where the set-up is refused */
export function seat(seats: string, options: Options = {}): Table {
  const game = createGame(setupOf(seats, options))
  if (isRuleError(game)) throw new Error(`Set-up refused: ${game.code}`)
  return new Table(game).pass()
}

export class Table {
  constructor(public game: Game) {}

  get prompt(): string | null {
    return this.game.pending?.prompt ?? null
  }
  get actors(): readonly string[] {
    return this.game.pending?.actors ?? []
  }
  get public(): PublicView {
    return publicView(this.game.facts)
  }
  get summary() {
    return summary(this.game)
  }
  /** Ids of the dead, in seat order. */
  get dead(): string[] {
    return this.game.state.players.filter((player) => !player.alive).map((player) => player.id)
  }
  get winners() {
    const { outcome } = this.game.state
    return outcome && { camps: outcome.camps, players: outcome.players }
  }

  player(id: string) {
    const player = this.game.state.players.find((one) => one.id === id)
    if (!player) throw new Error(`No player ${id}`)
    return player
  }

  /** The card a dead player showed, or null where it stayed hidden. */
  shown(id: string): string | null {
    return this.public.players.find((player) => player.id === id)?.role ?? null
  }

  /** Legal values of the waiting prompt. */
  get choices() {
    return this.summary.pending?.choices ?? []
  }

  send(command: Command): this {
    const applied = apply(this.game, command)
    if (isRuleError(applied))
      throw new Error(
        `Refused at ${this.prompt ?? 'the end'}: ${applied.code} ${JSON.stringify(applied.params)}`
      )
    this.game = applied.game
    return this
  }

  /** Sends a command that must be refused; the game stays as it was. */
  refused(command: Command): RuleError {
    const before = JSON.stringify(this.game.state)
    const result = apply(this.game, command)
    if (!isRuleError(result)) throw new Error(`Not refused: ${JSON.stringify(command)}`)
    if (JSON.stringify(this.game.state) !== before) throw new Error('A refusal changed the game')
    return result
  }

  answer(answer: Json): this {
    return this.send({ command: 'answer', prompt: this.prompt ?? '', answer })
  }

  /** An answer that must be refused; its code. */
  refuses(answer: Json): string {
    return this.refused({ command: 'answer', prompt: this.prompt ?? '', answer }).code
  }

  /** One quiet step: goes on, or answers so that nothing happens. */
  pass(): this {
    const { pending } = this.game
    if (!pending) throw new Error('The game is over')
    return pending.say ? this.send({ command: 'go-on' }) : this.answer(quietAnswer(pending))
  }

  /** Passes quietly until a prompt waits to be answered or read (`say` steps count when named). */
  until(...prompts: string[]): this {
    for (let count = 0; count < 500; count++) {
      const { pending } = this.game
      if (pending && prompts.includes(pending.prompt) && (!pending.say || SAY.has(pending.prompt)))
        return this
      this.pass()
    }
    throw new Error(`Never came to ${prompts.join(', ')}`)
  }

  /** Plays on with these answers by prompt, quietly where none is given, until a prompt of the next stretch. */
  play(answers: { readonly [prompt: string]: Json }, until: string): this {
    const left = new Map(Object.entries(answers))
    for (let count = 0; count < 500; count++) {
      const { pending } = this.game
      if (!pending) return this.allAsked(left)
      const answer = pending.say ? undefined : left.get(pending.prompt)
      if (answer === undefined) {
        if (pending.prompt === until && (!pending.say || SAY.has(until))) return this.allAsked(left)
        this.pass()
      } else {
        left.delete(pending.prompt)
        this.answer(answer)
      }
    }
    throw new Error(`Never came to ${until}`)
  }

  private allAsked(left: ReadonlyMap<string, Json>): this {
    if (left.size > 0) throw new Error(`Never asked: ${[...left.keys()].join(', ')}`)
    return this
  }

  /** A night with these answers, its dawn and event, up to the day's discussion. */
  night(answers: { readonly [prompt: string]: Json } = {}): this {
    return this.play(answers, 'discussion')
  }

  /** The day's vote, then its chain with these answers, up to dusk. */
  day(ballots: string, answers: { readonly [prompt: string]: Json } = {}): this {
    return this.until('vote').votes(ballots).play(answers, 'dusk')
  }

  /** A correction by the moderator. */
  correct(set: Correction): this {
    return this.send({ command: 'correct', set })
  }

  /** A wolf blows himself up, or names his victim. */
  blowUp(player: string, knife?: string): this {
    return this.send({ command: 'self-destruct', player, ...(knife !== undefined && { knife }) })
  }

  /** The code with which a blast is refused. */
  refusesBlast(player: string, knife?: string): string {
    return this.refused({ command: 'self-destruct', player, ...(knife !== undefined && { knife }) }).code
  }

  /** Makes a player Sheriff without an election. */
  sheriff(player: string | null): this {
    return this.correct({ office: { office: 'sheriff', player } })
  }

  /** Who wears the badge. */
  get badge(): string | null {
    return this.game.state.offices.find(({ office }) => office === 'sheriff')?.holder ?? null
  }

  /** What the table was told of one kind. */
  facts<F extends PublicFact['fact']>(kind: F): Extract<PublicFact, { fact: F }>[] {
    return this.game.facts.filter((fact): fact is Extract<PublicFact, { fact: F }> => fact.fact === kind)
  }

  /** The moderator's history of one kind. */
  log(what: string) {
    return this.summary.log.filter((entry) => entry.what === what)
  }

  /** The same, with the ruling behind each entry. */
  history(what: string) {
    return this.game.state.history.filter((entry) => entry.what === what)
  }

  /** Cards in force, as the moderator knows them. */
  get cards(): string[] {
    return this.summary.effects.map(({ card }) => card)
  }

  /** Enters a vote: `a>f b>f c>g`; who is left out abstains. */
  votes(ballots: string): this {
    const given = ballots.trim().split(/\s+/).filter(Boolean)
    return this.answer({ ballots: Object.fromEntries(given.map((vote) => vote.split('>'))) as Json })
  }

  undo(): this {
    return this.stand(undo(this.game))
  }

  redo(): this {
    return this.stand(redo(this.game))
  }

  private stand(game: Game | RuleError): this {
    if (isRuleError(game)) throw new Error(game.code)
    this.game = game
    return this
  }
}

/** Steps that are only read aloud. */
const SAY = new Set([
  'opening',
  'night-falls',
  'elected',
  'shot',
  'self-destruct',
  'taken',
  'grieves',
  'lovers',
  'dawn',
  'deaths',
  'last-words',
  'charmed',
  'wake-hunter',
  'wake-village-idiot',
  'event',
  'discussion',
  'execution',
  'dusk',
  'result'
])
