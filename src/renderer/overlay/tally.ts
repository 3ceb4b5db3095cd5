import type { PublicPlayer, PublicView } from '../../shared/public'
import { bySeat, playersOf } from './people'

export interface TallyRow {
  readonly player: PublicPlayer
  readonly total: number
  /** Empty when only totals are known. */
  readonly voters: readonly PublicPlayer[]
  readonly leads: boolean
}

export interface Tally {
  readonly rows: readonly TallyRow[]
  readonly others: readonly TallyRow[]
  readonly abstained: readonly PublicPlayer[]
}

const most = 5

/** From row to row of a count that plays, in ms. */
export const rowEvery = 500

/** The result as rows, or the hands of an open vote: who leads stands on top, then by votes, then by seat. */
export function tallyOf(view: PublicView): Tally {
  const { totals = null, top = [], ballots, open = false } = view.vote ?? {}
  const voted = Object.entries(ballots ?? {})
  const named = open ? voted.flatMap(([, ballot]) => ballot ?? []) : []
  const ids = new Set([...Object.keys(totals ?? {}), ...top, ...named])
  const rows = playersOf(view, [...ids])
    .map((player) => {
      const ayes = voted.filter(([, ballot]) => names(ballot, player.id)).map(([voter]) => voter)
      const voters = bySeat(playersOf(view, ayes))
      const hands = open ? voters.reduce((sum, { weight }) => sum + weight, 0) : 0
      return { player, total: totals?.[player.id] ?? hands, voters, leads: top.includes(player.id) }
    })
    .sort(
      (one, other) =>
        Number(other.leads) - Number(one.leads) ||
        other.total - one.total ||
        one.player.seat - other.player.seat
    )
  return {
    rows: rows.slice(0, most),
    others: rows.slice(most),
    abstained: bySeat(
      playersOf(
        view,
        voted.filter(([, ballot]) => ballot === null).map(([voter]) => voter)
      )
    )
  }
}

function names(ballot: string | readonly string[] | null, player: string): boolean {
  return typeof ballot === 'string' ? ballot === player : (ballot?.includes(player) ?? false)
}
