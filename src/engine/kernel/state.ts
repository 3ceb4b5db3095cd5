/**
 * The records of a game: plain, immutable JSON.
 *
 * Nothing here is written outside kernel/draft.ts. Secrets live here; what the
 * table knows lives in facts.ts, and no path leads from there back to here.
 */

export type PlayerId = string
export type RoleId = string
export type CardId = string

export type Phase = 'night' | 'dawn' | 'event' | 'day' | 'vote' | 'over'
export type Camp = 'village' | 'werewolves' | 'lovers' | 'piper' | 'third-party'
export type Moon = 'full' | 'crescent' | 'dark'
export type Sex = 'female' | 'male'

/** What a role is good for. Cards speak of traits, never of roles. */
export type Trait =
  | 'pack'
  | 'sight'
  | 'potions'
  | 'shot'
  | 'peek'
  | 'shield'
  | 'lives'
  | 'link'
  | 'take'
  | 'charm'
  | 'support'
  | 'blast'
  | 'plain'

/** What a living player is to the wolves' count (rulebook 8 and 10.1). */
export type Kind = 'wolf' | 'commoner' | 'god' | 'other'

/** The moments at which effects begin and end. */
export type Boundary = 'vote' | 'dusk' | 'dawn' | 'next-draw' | 'trigger' | 'game-end'

/** Cause of a death; an event card that kills stands under its own id (rulebook 10.1). */
export type Cause = string

export interface Death {
  readonly round: number
  readonly phase: Phase
  readonly cause: Cause
}

export interface Player {
  readonly id: PlayerId
  readonly name: string
  readonly seat: number
  readonly role: RoleId
  readonly dealtRole: RoleId
  readonly alive: boolean
  readonly death: Death | null
  /** The camp at the moment of death, or one that outlives a swapped card; null asks the rules. */
  readonly allegiance: Camp | null
  readonly sex: Sex | null
  readonly age: number | null
}

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
export type Data = { readonly [key: string]: Json }

/** One entry of the stack. `stage`: how far it has come (kernel/run.ts). */
export interface StepEntry {
  readonly step: string
  readonly data: Data
  readonly stage: number
}

/** A follow-up of a death; the lowest rank runs first (rulebook 3.4). */
export interface FollowUp {
  readonly rank: number
  readonly step: StepEntry
}

/** What a role can do, as an object of its own: it can be lent, lost and kept. */
export interface Power {
  readonly id: string
  readonly role: RoleId
  readonly holder: PlayerId | null
  readonly data: Data
}

export interface Office {
  readonly office: string
  readonly holder: PlayerId | null
  /** True once the badge can be worn by nobody any more. */
  readonly gone: boolean
}

/** One-way tie: when `from` dies, `to` grieves. A couple is two bonds. */
export interface Bond {
  readonly kind: string
  readonly from: PlayerId
  readonly to: PlayerId
  /** False: where `from` died of grief himself, `to` does not (rulebook 5.6). */
  readonly passesGrief: boolean
}

/** A rule in force for a while: a card, a ban, a mark on players. */
export interface Effect {
  readonly id: string
  readonly source: string
  /** What of its source it is, where a source has several effects. */
  readonly kind: string
  readonly on: readonly PlayerId[]
  /** The boundary at which it begins; null: it is in force. */
  readonly from: Boundary | null
  readonly until: Boundary
  readonly since: { readonly round: number; readonly phase: Phase }
  readonly data: Data
}

/** An attack or a death that waits for dawn (rulebook 3.4). */
export interface Harm {
  readonly kind: 'attack' | 'death'
  readonly on: PlayerId
  readonly cause: Cause
  readonly by: readonly PlayerId[]
}

/** The rulebook section and the module that decided a ruling. */
export interface Why {
  readonly module: string
  readonly section: string
  /** The house rule that chose this reading. */
  readonly rule?: string
}

export interface HistoryEntry {
  readonly what: string
  readonly round: number
  readonly phase: Phase
  readonly by: readonly PlayerId[]
  readonly on: readonly PlayerId[]
  readonly result: Json
  readonly why: Why | null
}

export interface Outcome {
  readonly rule: string
  /** The house rule that chose this victory condition. */
  readonly houseRule: { readonly rule: string; readonly value: Json } | null
  readonly camps: readonly Camp[]
  readonly players: readonly PlayerId[]
}

export interface GameState {
  readonly clock: { readonly round: number; readonly phase: Phase }
  readonly players: readonly Player[]
  readonly powers: readonly Power[]
  readonly offices: readonly Office[]
  readonly bonds: readonly Bond[]
  readonly effects: readonly Effect[]
  readonly harms: readonly Harm[]
  readonly stack: readonly StepEntry[]
  readonly follow: readonly FollowUp[]
  readonly deck: readonly CardId[]
  readonly drawn: readonly CardId[]
  /** The cards in the middle, for the Thief (rulebook 2.3). */
  readonly middle: readonly RoleId[]
  readonly history: readonly HistoryEntry[]
  readonly outcome: Outcome | null
  /** Counts effects ever added: their ids. */
  readonly effectCount: number
}
