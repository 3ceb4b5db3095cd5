import type { PublicPlayer } from '../../shared/public'

/** From window to window, clockwise from seat 1. */
export function stagger(seats: number): number {
  return Math.min(120, 2400 / Math.max(1, seats))
}

export interface DawnTimes {
  /** When each window lights, in seat order; at a dead seat nothing happens for one beat. */
  readonly windows: readonly number[]
  /** When the boards of each newly dead drop, in seat order. */
  readonly boards: readonly number[]
  /** When words may tell what happened. */
  readonly told: number
}

/** The rhythm of a dawn: the same for the same number of dead, so that it tells nothing else. */
export function dawnTimes(
  players: readonly PublicPlayer[],
  dead: readonly string[],
  begins: number
): DawnTimes {
  const step = stagger(players.length)
  let at = begins
  const windows = players.map((player) => {
    const now = at
    at += dead.includes(player.id) ? step * 3 : step
    return now
  })
  const boards = dead.map((_, order) => at + 600 + order * 1200)
  return { windows, boards, told: boards[0] === undefined ? at + 600 : boards[0] + 180 }
}
