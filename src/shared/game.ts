/** What the engine tells of a game to the console, and is told by it. Secret: the overlay never imports it. */
import type { LogEntry } from '../engine/moderator-view-types'

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
export type { Offer } from '../engine/offer-types'
export type { GameSetup, SetupPlayer } from '../engine/setup'

/** Why something came about, for the log's Why. */
export interface Explained {
  readonly entry: LogEntry
  readonly ledBy: readonly LogEntry[]
}
