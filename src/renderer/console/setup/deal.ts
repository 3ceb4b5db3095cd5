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
