/** What the engine tells of a game to the console, and is told by it. Secret: the overlay never imports it. */
import type { LogEntry } from '../engine/moderator-view-types'
import type { Json } from '../engine/kernel/state'

export type { Command, Correction } from '../engine/commands'
export type { Ban, Choice, Field, Prompt, RuleError } from '../engine/kernel/prompts'
export type { Json } from '../engine/kernel/state'
export type {
  ActiveEffect,
  LogEntry,
  Mark,
  ModeratorPlayer,
  ModeratorView,
  Step,
  TimelineStep
} from '../engine/moderator-view-types'
export type { GameSetup, SetupPlayer } from '../engine/setup'

/** What a set-up screen may offer: told by the engine, so that no list is kept twice. */
export interface Offer {
  readonly roles: readonly {
    readonly id: string
    readonly many: boolean
    readonly mandatory: boolean
    readonly camp: string
    /** Two cards more lie in the middle for him. */
    readonly middle: boolean
  }[]
  readonly cards: readonly { readonly id: string; readonly moon: 'full' | 'crescent' | 'dark' }[]
  readonly rulesets: readonly {
    readonly id: string
    readonly houseRules: { readonly [rule: string]: Json }
  }[]
  /** Switches with more than one reading; the first value is the classic one. */
  readonly houseRules: readonly {
    readonly id: string
    readonly row: string
    readonly values: readonly Json[]
  }[]
}

/** Why something came about, for the log's Why. */
export interface Explained {
  readonly entry: LogEntry
  readonly ledBy: readonly LogEntry[]
}
