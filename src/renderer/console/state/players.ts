import type { Json, ModeratorPlayer, ModeratorView } from '../../../shared/game'

export type PlayerId = ModeratorPlayer['id']

/** The player of an id, where the value is one. */
export function playerOf(view: ModeratorView | null, id: Json | undefined): ModeratorPlayer | undefined {
  return view?.players.find((player) => player.id === id)
}

export function playerAt(view: ModeratorView | null, seat: number): ModeratorPlayer | undefined {
  return view?.players.find((player) => player.seat === seat)
}

/** The next of some seats, round the table. */
export function nextSeat(seats: readonly number[], from: number, step: 1 | -1): number | undefined {
  const order = [...seats].sort((one, other) => one - other)
  if (step === 1) return order.find((seat) => seat > from) ?? order[0]
  return order.findLast((seat) => seat < from) ?? order.at(-1)
}
