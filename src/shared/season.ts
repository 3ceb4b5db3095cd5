/** How a player, or a role, has fared in a season. */
export interface SeasonLine {
  /** The name, or the role's id. */
  readonly of: string
  readonly games: number
  readonly wins: number
  readonly survived: number
}

/** All finished games since the counting began. */
export interface SeasonTally {
  /** Null: it was never begun anew. */
  readonly since: string | null
  readonly games: number
  /** Wins by camp; `nobody` for games without a winner. */
  readonly camps: { readonly [camp: string]: number }
  readonly players: readonly SeasonLine[]
  readonly roles: readonly SeasonLine[]
}
