/** What a game begins from: the part of a game file before its steps (docs/game-file.md). */
import type { CardId, Json, PlayerId, RoleId, Sex } from './kernel/state'

/** The two numbers of the online rules (6.4). */
export interface Stats {
  readonly block: number
  readonly acting: number
}

export interface SetupPlayer {
  readonly id: PlayerId
  readonly name: string
  readonly role?: RoleId | undefined
  readonly age?: number | undefined
  readonly sex?: Sex | undefined
  readonly stats?: Stats | undefined
}

export interface LastGame {
  readonly firstVictim?: PlayerId | undefined
  readonly firstVotedOut?: PlayerId | undefined
  readonly moderator?: PlayerId | undefined
  readonly newcomers?: readonly PlayerId[] | undefined
  readonly excluded?: readonly PlayerId[] | undefined
}

export interface GameSetup {
  readonly ruleset: string
  /** Only what differs from the rule set; ids of rulebook section 9. */
  readonly houseRules: { readonly [rule: string]: Json }
  /** Seating order, clockwise: the left neighbour of players[i] is players[i + 1]. */
  readonly players: readonly SetupPlayer[]
  /** Roll call: how many of each role are in play, when no player's role is given. */
  readonly roles?: { readonly [role: string]: number } | undefined
  readonly thiefCards?: readonly RoleId[] | undefined
  /** Event cards, top first; 'table': real cards, the prompt `event` asks. */
  readonly deck: readonly CardId[] | 'table'
  readonly startingCards: readonly CardId[]
  readonly lastGame?: LastGame | undefined
  readonly gameBefore?: LastGame | undefined
}
