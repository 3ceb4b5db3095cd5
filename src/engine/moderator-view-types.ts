/** What the moderator's console draws. Plain JSON; secret. */
import type { Command } from './commands'
import type { Prompt } from './kernel/prompts'
import type { Boundary, Camp, CardId, Cause, Json, Moon, Phase, PlayerId, RoleId, Sex } from './kernel/state'
import type { Stats } from './setup'

/** Private marks on a player, in the order the console draws them. */
export type Mark =
  | 'sheriff'
  | 'executioner'
  | 'no-vote'
  | 'away'
  | 'lover'
  | 'charmed'
  | 'guarded'
  | 'infected'
  | 'ally'
  | 'powerless'
  | 'attacked'
  | 'healed'
  | 'poisoned'

export interface ModeratorPlayer {
  readonly id: PlayerId
  readonly name: string
  readonly seat: number
  readonly role: RoleId
  /** False before a roll call has reached his card: till then he only counts as a plain villager. */
  readonly known: boolean
  readonly dealtRole: RoleId
  readonly camp: Camp
  readonly alive: boolean
  readonly sheriff: boolean
  /** Whether he may vote now, all private bans counted. */
  readonly canVote: boolean
  /** He counts as a wolf, whatever his goal: a wolf in love hunts with the pack. */
  readonly wolf: boolean
  readonly death: { readonly round: number; readonly phase: Phase; readonly cause: Cause } | null
  readonly marks: readonly Mark[]
  /** His eyes are open now (night) or he lives (day). */
  readonly awake: boolean
  readonly sex: Sex | null
  readonly age: number | null
  readonly stats: Stats | null
}

export interface TimelineStep {
  readonly step: string
  /** `absent`: this round leaves it out. */
  readonly state: 'done' | 'now' | 'next' | 'absent'
  /** The moment at which a step that is done began to wait, as `asItWas` counts them; null: it is not done. */
  readonly at: number | null
}

export interface ActiveEffect {
  readonly card: string
  readonly moon: Moon
  readonly until: Boundary
  readonly since: { readonly round: number; readonly phase: Phase }
  /** Nobody at the table knows that it waits. */
  readonly secret: boolean
  /** Whom it keeps away or shelters, for the host to change; null: it has no group. */
  readonly group: readonly PlayerId[] | null
}

export interface LogEntry {
  readonly what: string
  readonly round: number
  readonly phase: Phase
  readonly by: readonly PlayerId[]
  readonly on: readonly PlayerId[]
  readonly result: Json
  readonly why: {
    readonly module: string
    readonly section: string
    /** The house rule that chose this reading. */
    readonly rule?: string
  } | null
}

/** One command, and the question that waited when it came. */
export interface Step {
  readonly command: Command
  /** Without its choices, which only whoever answers needs; null: the game was over. */
  readonly prompt: Prompt | null
}

export interface ModeratorView {
  /** Changes so far, undo and redo included; a command sent to the session names the count it was made from. */
  readonly commandCount: number
  readonly ruleset: string
  readonly houseRules: { readonly [rule: string]: Json }
  readonly round: number
  readonly phase: Phase
  readonly players: readonly ModeratorPlayer[]
  /** Null when the game is over. */
  readonly prompt: Prompt | null
  readonly timeline: readonly TimelineStep[]
  readonly effects: readonly ActiveEffect[]
  /** The event cards: what came up, oldest first, and how many are left; null: the real deck lies on the table. */
  readonly deck: { readonly drawn: readonly CardId[]; readonly left: number | null }
  /** In which order they speak now: today's discussion, the candidates on stage, the tied; null: in none of its own. */
  readonly speech: readonly PlayerId[] | null
  /** The card whose offenders can be marked now (rulebook 5.2 F3, F18, F23). */
  readonly offences: CardId | null
  /** Who may blow himself up now (rulebook 7.8), or has done so and may still name his victim. */
  readonly selfDestructors: readonly PlayerId[]
  readonly log: readonly LogEntry[]
  /** How long the log was before each command that stands: which of them wrote a line. */
  readonly moments: readonly number[]
  readonly winners: {
    readonly rule: string
    /** The house rule that chose this victory condition. */
    readonly houseRule: { readonly rule: string; readonly value: Json } | null
    readonly camps: readonly Camp[]
    readonly players: readonly PlayerId[]
  } | null
  /** What undo would take back, and redo do again; null: nothing. */
  readonly undo: Step | null
  readonly redo: Step | null
}
