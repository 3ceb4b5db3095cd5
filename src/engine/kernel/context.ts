/** What a module is given: the draft of the next state, the house rules, and every module's voice. */
import type { HouseRules } from '../house-rules'
import type { Ruleset } from '../rulesets/ruleset'
import type { GameSetup } from '../setup'
import { Draft } from './draft'
import type { PublicFact } from './facts'
import type { Question, Questions } from './hooks'
import type { Handler, ModuleIndex } from './index-modules'
import type { Player, PlayerId, Power, GameState } from './state'
import type { Verb } from './steps'

interface WorkingPower {
  readonly power: Power
  readonly holder: PlayerId
}

/** Working powers of states that are settled, by their effects: a list that is never written again. */
const settled = new WeakMap<
  GameState['effects'],
  { of: GameState['powers']; powers: readonly WorkingPower[] }
>()

/** A deeper chain of hooks than any rule needs is a bug, not a hang. */
const NESTING_CAP = 60

export class Context extends Draft {
  private nesting = 0
  private working: { version: number; powers: readonly WorkingPower[] } | null = null

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

  /**
   * Asks every module in force a question, in order, until `visit` returns true.
   * Suppressed and lent powers are seen to here and nowhere else.
   */
  each<Q extends Question>(
    question: Q,
    args: Parameters<Questions[Q]>,
    visit: (answer: NonNullable<ReturnType<Questions[Q]>>, module: string) => unknown
  ): void {
    const handlers = this.index.byVerb[question]?.get(args[0] as Verb) ?? this.index.handlers[question]
    if (!handlers) return
    if (++this.nesting > NESTING_CAP) throw new Error(`Hooks nested too deeply at ${question}`)
    for (const handler of handlers) if (this.run(handler, args, visit)) break
    this.nesting--
  }

  private run<Q extends Question>(
    handler: Handler,
    args: Parameters<Questions[Q]>,
    visit: (answer: NonNullable<ReturnType<Questions[Q]>>, module: string) => unknown
  ): boolean {
    if (handler.host === 'law') return this.ask(handler, null, args, visit)
    if (handler.host === 'effect') {
      for (const effect of this.state.effects) {
        if (
          effect.source === handler.module &&
          effect.kind === handler.kind &&
          effect.from === null &&
          this.ask(handler, { effect }, args, visit)
        )
          return true
      }
      return false
    }
    for (const entry of this.workingPowers()) {
      if (entry.power.role === handler.module && this.ask(handler, entry, args, visit)) return true
    }
    return false
  }

  private ask<Q extends Question>(
    handler: Handler,
    self: unknown,
    args: Parameters<Questions[Q]>,
    visit: (answer: NonNullable<ReturnType<Questions[Q]>>, module: string) => unknown
  ): boolean {
    const call = handler.run as (ctx: Context, self: unknown, ...rest: unknown[]) => ReturnType<Questions[Q]>
    const answer = call(this, self, ...args)
    return (
      answer !== undefined &&
      answer !== null &&
      visit(answer as NonNullable<ReturnType<Questions[Q]>>, handler.module) === true
    )
  }

  /** Every power that has a user and works now, its borrowed holder already resolved. */
  workingPowers(): readonly WorkingPower[] {
    if (this.working?.version === this.version) return this.working.powers
    // Until something of them is written, they are what they were after the command before.
    const untouched = this.version === 0 ? settled.get(this.state.effects) : undefined
    const powers = untouched?.of === this.state.powers ? untouched.powers : this.findWorkingPowers()
    if (this.version === 0) settled.set(this.state.effects, { of: this.state.powers, powers })
    this.working = { version: this.version, powers }
    return powers
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
    let holder = power.holder
    this.each('holder', [power], (answer) => {
      holder = answer
    })
    return holder
  }

  private isSuppressed(power: Power): boolean {
    let banned = false
    this.each('works', [power], () => (banned = true))
    return banned
  }
}
