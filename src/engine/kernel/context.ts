/** What a module is given: the draft of the next state, the house rules, and every module's voice. */
import type { HouseRules } from '../house-rules'
import type { Ruleset } from '../rulesets/ruleset'
import type { GameSetup } from '../setup'
import { Draft } from './draft'
import type { PublicFact } from './facts'
import type { Question, Questions, Threaded } from './hooks'
import type { Asked, Handler, Handlers, ModuleIndex, Voice } from './index-modules'
import type { Player, PlayerId, Power, GameState, Trait } from './state'
import type { Verb } from './steps'

interface WorkingPower {
  readonly power: Power
  readonly holder: PlayerId
}

type Answer<Q extends Question> = NonNullable<ReturnType<Questions[Q]>>

const NOBODY: readonly Voice[] = []

/**
 * What follows from a state's effects and powers, worked out when it is first asked for. The hooks
 * `holder` and `works` read nothing else.
 */
interface Standing {
  readonly effects: GameState['effects']
  readonly powers: GameState['powers']
  working: readonly WorkingPower[] | null
  readonly byTrait: { [T in Trait]?: readonly WorkingPower[] }
  /** By the number of the list of handlers. */
  readonly voices: (readonly Voice[] | undefined)[]
}

/** By their list of effects, which is never written again: what follows holds for the next command too. */
const standings = new WeakMap<GameState['effects'], Standing>()

/** A deeper chain of hooks than any rule needs is a bug, not a hang. */
const NESTING_CAP = 60

export class Context extends Draft {
  private nesting = 0
  private known: Standing | undefined

  constructor(
    state: GameState,
    facts: readonly PublicFact[],
    readonly index: ModuleIndex,
    readonly rules: HouseRules,
    readonly ruleset: Ruleset,
    readonly setup: GameSetup,
    /** How many of each role are in play, the middle cards included. */
    readonly dealt: { readonly [role: string]: number },
    /** Where each player stands in the list of players. */
    private readonly places: ReadonlyMap<PlayerId, number>
  ) {
    super(state, facts)
  }

  /** @throws Error for an id that is not at the table: a bug */
  player(id: PlayerId): Player {
    const player = this.state.players[this.places.get(id) ?? -1]
    if (!player) throw new Error(`No player ${id}`)
    return player
  }

  has(id: PlayerId): boolean {
    return this.places.has(id)
  }

  /** The living, in seat order. */
  living(): Player[] {
    return this.state.players.filter((player) => player.alive)
  }

  /** Who holds an office; null: nobody does. */
  officer(office: string): PlayerId | null {
    return this.state.offices.find((one) => one.office === office)?.holder ?? null
  }

  /**
   * Asks every module in force a question, in order, until `visit` returns true.
   * Suppressed and lent powers are seen to here, in `first` and nowhere else.
   */
  each<Q extends Question>(
    question: Q,
    args: Parameters<Questions[Q]>,
    visit: (answer: Answer<Q>, module: string) => unknown
  ): void {
    const asked = this.index.questions[question]
    if (!asked) return
    this.nest(question)
    if (!asked.writing) this.askVoices(this.voicesOn(asked, args), args, visit)
    else for (const handler of asked.list) if (this.askVoices(this.speakers(handler), args, visit)) break
    this.nesting--
  }

  /** The first answer to a question that writes nothing; undefined: nobody has one. */
  first<Q extends Question>(question: Q, args: Parameters<Questions[Q]>): Answer<Q> | undefined {
    const asked = this.index.questions[question]
    if (!asked) return undefined
    this.nest(question)
    let found: Answer<Q> | undefined
    for (const voice of this.voicesOn(asked, args)) {
      found = this.ask<Q>(voice, args)
      if (found !== undefined) break
    }
    this.nesting--
    return found
  }

  /** All answers to a question that writes nothing, in order. */
  all<Q extends Question>(question: Q, args: Parameters<Questions[Q]>): readonly Answer<Q>[] {
    const asked = this.index.questions[question]
    const answers: Answer<Q>[] = []
    if (!asked) return answers
    this.nest(question)
    for (const voice of this.voicesOn(asked, args)) {
      const answer = this.ask<Q>(voice, args)
      if (answer !== undefined) answers.push(answer)
    }
    this.nesting--
    return answers
  }

  /** The last parameter as it comes out when each module has made of it what it will, in order. */
  thread<Q extends Threaded>(question: Q, args: Parameters<Questions[Q]>): Answer<Q> {
    const passed: unknown[] = args
    const last = args.length - 1
    const asked = this.index.questions[question]
    if (asked) {
      this.nest(question)
      for (const voice of this.voicesOn(asked, passed))
        passed[last] = this.ask<Q>(voice, passed) ?? passed[last]
      this.nesting--
    }
    return passed[last] as Answer<Q>
  }

  private nest(question: Question): void {
    if (++this.nesting > NESTING_CAP) throw new Error(`Hooks nested too deeply at ${question}`)
  }

  private askVoices<Q extends Question>(
    voices: readonly Voice[],
    args: Parameters<Questions[Q]>,
    visit: (answer: Answer<Q>, module: string) => unknown
  ): boolean {
    for (const voice of voices) {
      const answer = this.ask<Q>(voice, args)
      if (answer !== undefined && visit(answer, voice.handler.module) === true) return true
    }
    return false
  }

  /** One answer; undefined: none. No question has more than three parameters, and they are faster given than spread. */
  private ask<Q extends Question>({ handler, self }: Voice, args: readonly unknown[]): Answer<Q> | undefined {
    const call = handler.run as (
      ctx: Context,
      self: unknown,
      ...rest: unknown[]
    ) => ReturnType<Questions[Q]> | null
    return (call(this, self, args[0], args[1], args[2]) ?? undefined) as Answer<Q> | undefined
  }

  /** Everybody who has a say on a question, where it is about a verb on that verb. */
  private voicesOn(asked: Asked, args: readonly unknown[]): readonly Voice[] {
    return this.voicesOf(asked.byVerb?.get(args[0] as Verb) ?? asked)
  }

  /** Everybody who has a say through these handlers; kept until effects or powers change. */
  private voicesOf({ list, number }: Handlers): readonly Voice[] {
    const { voices } = this.standing()
    const known = voices[number]
    if (known) return known
    const found: Voice[] = []
    for (const handler of list) for (const voice of this.speakers(handler)) found.push(voice)
    return (voices[number] = found)
  }

  /** Through whom a handler speaks now: its law, each of its effects in force, each of its working powers. */
  private speakers(handler: Handler): readonly Voice[] {
    if (handler.host === 'law') return handler.always
    let speaking = NOBODY
    if (handler.host === 'effect') {
      for (const effect of this.state.effects)
        if (effect.source === handler.module && effect.kind === handler.kind && effect.from === null)
          speaking = [...speaking, { handler, self: { effect } }]
    } else {
      for (const self of this.workingPowers())
        if (self.power.role === handler.module) speaking = [...speaking, { handler, self }]
    }
    return speaking
  }

  /** Every power that has a user and works now, its borrowed holder already resolved. */
  workingPowers(): readonly WorkingPower[] {
    const standing = this.standing()
    return (standing.working ??= this.findWorkingPowers())
  }

  /** Those of them whose role has a trait. */
  powersWith(trait: Trait): readonly WorkingPower[] {
    const { byTrait } = this.standing()
    return (byTrait[trait] ??= this.workingPowers().filter(({ power }) =>
      this.index.roles.get(power.role)?.traits.includes(trait)
    ))
  }

  /** What follows from the effects and powers as they are. */
  private standing(): Standing {
    const { effects, powers } = this.state
    if (this.known?.effects === effects && this.known.powers === powers) return this.known
    const kept = standings.get(effects)
    const standing =
      kept?.powers === powers ? kept : { effects, powers, working: null, byTrait: {}, voices: [] }
    if (standing !== kept) standings.set(effects, standing)
    return (this.known = standing)
  }

  private findWorkingPowers(): readonly WorkingPower[] {
    const powers: WorkingPower[] = []
    for (const power of this.state.powers) {
      const holder = this.holderOf(power)
      if (holder !== null && !this.isSuppressed(power)) powers.push({ power, holder })
    }
    return powers
  }

  /** Who uses a power now; null: nobody. */
  holderOf(power: Power): PlayerId | null {
    return this.all('holder', [power]).at(-1) ?? power.holder
  }

  private isSuppressed(power: Power): boolean {
    return this.first('works', [power]) !== undefined
  }
}
