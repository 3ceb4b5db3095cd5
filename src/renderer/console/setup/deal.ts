/**
 * Chance before the game. It ends here: what comes out goes into the game as plain data, so that a
 * game replays exactly.
 */
import type { RoleCounts } from './role-counts'

/** A whole number below `below`, every one as likely as the others. */
export type Pick = (below: number) => number

/** Numbers from the system's generator; what would favour low numbers is thrown away. */
export const fairPick: Pick = (below) => {
  const limit = Math.floor(0x1_0000_0000 / below) * below
  const word = new Uint32Array(1)
  do crypto.getRandomValues(word)
  while ((word[0] ?? 0) >= limit)
  return (word[0] ?? 0) % below
}

/** Numbers that a seed settles: the same seed shuffles the same cards into the same order. */
export function seededPick(seed: number): Pick {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let word = Math.imul(state ^ (state >>> 15), state | 1)
    word ^= word + Math.imul(word ^ (word >>> 7), word | 61)
    return Math.floor((((word ^ (word >>> 14)) >>> 0) / 0x1_0000_0000) * below)
  }
}

/** Fisher and Yates' shuffle. */
export function shuffle<T>(things: readonly T[], pick: Pick = fairPick): T[] {
  const mixed = [...things]
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = pick(at + 1)
    const one = mixed[at] as T
    mixed[at] = mixed[other] as T
    mixed[other] = one
  }
  return mixed
}

/** Every card of the table, one entry a card. */
export function cardsOf(counts: RoleCounts): string[] {
  return Object.entries(counts).flatMap(([role, count]) => Array.from({ length: count }, () => role))
}

export interface Dealt {
  readonly roles: readonly string[]
  /** What lies in the middle for the Thief. */
  readonly middle: readonly string[]
}

/** Shuffles all cards together: any may end in the middle. A table that no wolf could reach is dealt again. */
export function dealAtRandom(
  counts: RoleCounts,
  seats: number,
  is: { readonly wolf: (role: string) => boolean; readonly thief: (role: string) => boolean },
  pick: Pick = fairPick
): Dealt {
  const cards = cardsOf(counts)
  const dealt = () => {
    const mixed = shuffle(cards, pick)
    return { roles: mixed.slice(0, seats), middle: mixed.slice(seats) }
  }
  const mayHaveWolf = ({ roles, middle }: Dealt) =>
    roles.some(is.wolf) || (roles.some(is.thief) && middle.length > 0 && middle.every(is.wolf))
  let now = dealt()
  if (!cards.some(is.wolf)) return now
  while (!mayHaveWolf(now)) now = dealt()
  return now
}
