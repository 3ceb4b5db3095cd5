import type { PublicPlayer, PublicView } from '../../shared/public'

/** The players of these ids, in the order of the ids; an id nobody has is left out. */
export function playersOf(view: PublicView, ids: readonly string[]): PublicPlayer[] {
  return ids.flatMap((id) => view.players.filter((player) => player.id === id))
}

/** The player of an id, where there is one. */
export function playerOf(view: PublicView, id: string | null | undefined): PublicPlayer | undefined {
  return view.players.find((player) => player.id === id)
}

/** The same players in seat order. */
export function bySeat(players: readonly PublicPlayer[]): PublicPlayer[] {
  return [...players].sort((one, other) => one.seat - other.seat)
}
