import type { LastMark } from '../../../shared/people'

/** In the order in which the host is offered them. */
export const lastMarks: readonly LastMark[] = [
  'first-victim',
  'first-voted-out',
  'moderator',
  'newcomer',
  'excluded'
]

/** A seat before the game: what the host knows of a player. */
export interface RosterSeat {
  readonly name: string
  readonly age: number | null
  readonly sex: 'female' | 'male' | null
  /** The two numbers of the online rules (6.4), 0 to 100; null: not known. */
  readonly block?: number | null | undefined
  readonly acting?: number | null | undefined
  readonly last?: readonly LastMark[] | undefined
}

/** Moves a seat to another place; the others close up. */
export function moveSeat<T>(seats: readonly T[], from: number, to: number): T[] {
  const order = [...seats]
  const [seat] = order.splice(from, 1)
  if (seat !== undefined) order.splice(Math.min(Math.max(to, 0), order.length), 0, seat)
  return order
}
