/** The only writers of a game's state. */
import type { PublicFact } from './facts'
import type {
  Boundary,
  Cause,
  Data,
  Effect,
  GameState,
  Harm,
  HistoryEntry,
  Json,
  Outcome,
  Phase,
  Player,
  PlayerId,
  Power,
  RoleId,
  Sex,
  Why
} from './state'
import type { StepEntry } from './steps'
import { appended, changed, WritableState } from './writable-state'

/** What a new effect is made of. */
export interface NewEffect {
  readonly source: string
  readonly kind: string
  readonly until: Boundary
  readonly from?: Boundary
  readonly on?: readonly PlayerId[]
  readonly data?: Data
}

/** What a note in the history is made of. */
export interface Note {
  readonly by?: readonly PlayerId[]
  readonly on?: readonly PlayerId[]
  readonly result?: Json
  readonly why?: Why | null
}

export class Draft extends WritableState {
  facts: readonly PublicFact[]
  private factsOwned = false

  constructor(state: GameState, facts: readonly PublicFact[]) {
    super(state)
    this.facts = facts
  }

  /** Tells the table a fact. Call it at the line where everybody learns it. */
  tell(fact: PublicFact): void {
    if (this.factsOwned) (this.facts as PublicFact[]).push(fact)
    else this.facts = appended(this.facts, fact)
    this.factsOwned = true
  }

  /** Adds to the moderator's history. */
  note(what: string, note: Note = {}): void {
    const { round, phase } = this.state.clock
    const entry: HistoryEntry = {
      what,
      round,
      phase,
      by: note.by ?? [],
      on: note.on ?? [],
      result: note.result ?? null,
      why: note.why ?? null
    }
    this.append('history', entry)
  }

  setClock(phase: Phase, round = this.state.clock.round): void {
    this.set('clock', { round, phase })
  }

  /** Puts steps on the stack: the first of the list runs first. */
  push(...steps: StepEntry[]): void {
    for (const entry of steps.reverse()) this.append('stack', entry)
  }

  pop(): StepEntry | undefined {
    return this.own('stack').pop()
  }

  /** Replaces the stack entry at an index (negative: from the top). */
  setStep(index: number, entry: StepEntry): void {
    const stack = this.own('stack')
    stack[index < 0 ? stack.length + index : index] = entry
  }

  /** Takes entries off the stack, wherever they wait. */
  drop(gone: (entry: StepEntry) => boolean): void {
    this.set(
      'stack',
      this.state.stack.filter((entry) => !gone(entry))
    )
  }

  clearStack(): void {
    this.set('stack', [])
    this.set('follow', [])
  }

  /** Queues a follow-up of a death; the lowest rank runs first, equal ranks in order. */
  follow(rank: number, step: StepEntry): void {
    this.append('follow', { rank, step })
  }

  takeFollowUp(index: number): StepEntry | undefined {
    return this.own('follow').splice(index, 1)[0]?.step
  }

  private editPlayer(id: PlayerId, change: Partial<Player>): void {
    const players = this.own('players')
    const at = players.findIndex((player) => player.id === id)
    const player = players[at]
    if (player) players[at] = changed(player, change)
  }

  /** Marks a player dead. Use `kill` of deaths.ts, which announces and reacts. */
  markDead(
    id: PlayerId,
    death: { round: number; phase: Phase; cause: Cause },
    allegiance: Player['allegiance']
  ): void {
    this.editPlayer(id, { alive: false, death, allegiance })
  }

  revive(id: PlayerId): void {
    this.editPlayer(id, { alive: true, death: null, allegiance: null })
  }

  setAllegiance(id: PlayerId, allegiance: Player['allegiance']): void {
    this.editPlayer(id, { allegiance })
  }

  /** Learns a card as it was dealt. */
  dealRole(id: PlayerId, role: RoleId): void {
    this.editPlayer(id, { role, dealtRole: role })
  }

  setMiddle(cards: readonly RoleId[]): void {
    this.set('middle', cards)
  }

  setRole(id: PlayerId, role: RoleId): void {
    this.editPlayer(id, { role })
  }

  fillIn(id: PlayerId, sex: Sex): void {
    this.editPlayer(id, { sex })
  }

  addPower(power: Omit<Power, 'id'>): void {
    const { role, holder, data } = power
    this.append('powers', { role, holder, data, id: `${role}-${this.state.powers.length}` })
  }

  setPower(id: string, change: Partial<Pick<Power, 'holder' | 'data'>>): void {
    const powers = this.own('powers')
    const at = powers.findIndex((power) => power.id === id)
    const power = powers[at]
    if (power) powers[at] = changed(power, change)
  }

  setOffice(office: string, holder: PlayerId | null, gone = false): void {
    const offices = this.own('offices')
    const at = offices.findIndex((entry) => entry.office === office)
    if (at < 0) offices.push({ office, holder, gone })
    else offices[at] = { office, holder, gone }
  }

  /** Binds one player to another: `to` grieves for `from`. */
  tie(kind: string, from: PlayerId, to: PlayerId, passesGrief = true): void {
    this.append('bonds', { kind, from, to, passesGrief })
  }

  /** Removes every bond between two players. */
  untie(one: PlayerId, other: PlayerId): void {
    const apart = this.state.bonds.filter(
      (bond) => !((bond.from === one && bond.to === other) || (bond.from === other && bond.to === one))
    )
    this.set('bonds', apart)
  }

  addEffect(effect: NewEffect): Effect {
    const added: Effect = {
      id: `effect-${this.state.effectCount}`,
      source: effect.source,
      kind: effect.kind,
      on: effect.on ?? [],
      from: effect.from ?? null,
      until: effect.until,
      since: this.state.clock,
      data: effect.data ?? {}
    }
    this.set('effectCount', this.state.effectCount + 1)
    this.append('effects', added)
    return added
  }

  setEffect(id: string, change: Partial<Pick<Effect, 'kind' | 'on' | 'from' | 'until' | 'data'>>): void {
    const effects = this.own('effects')
    const at = effects.findIndex((effect) => effect.id === id)
    const effect = effects[at]
    if (effect) effects[at] = changed(effect, change)
  }

  /** Removes an effect. Use `endEffect` of effects.ts, which also says so at the table. */
  dropEffect(id: string): void {
    this.set(
      'effects',
      this.state.effects.filter((effect) => effect.id !== id)
    )
  }

  addHarm(harm: Harm): void {
    this.append('harms', harm)
  }

  clearHarms(): void {
    this.set('harms', [])
  }

  /** Takes the top card off the deck, or moves a named one to the drawn cards. */
  draw(card: string): void {
    const deck = this.own('deck')
    const at = deck.indexOf(card)
    if (at >= 0) deck.splice(at, 1)
    this.append('drawn', card)
  }

  setOutcome(outcome: Outcome | null): void {
    this.set('outcome', outcome)
  }
}
