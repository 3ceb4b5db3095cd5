/** What many games of a table that is being set up have come to. */
export interface BalanceReport {
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  /** How many games are to be played, and how many have been. */
  readonly games: number
  readonly played: number
  /** Rounds of a game, on average. */
  readonly rounds: number
  /** By camp, `nobody` for games without a winner, `endless` for those that were given up; shares from 0 to 1. */
  readonly outcomes: readonly {
    readonly of: string
    readonly wins: number
    readonly share: number
    /** The ends of the 95 % interval. */
    readonly low: number
    readonly high: number
  }[]
}
