/** Chance that comes from a seed: the engine itself knows none, so that the same seed plays the same game. */

/** Whole numbers from 0 up to and without `limit`. */
export type Chance = (limit: number) => number

/**
 * A repeatable chance (mulberry32).
 *
 * @param length after so many draws it only says 0
 */
export function seeded(seed: number, length = Infinity): Chance {
  let state = seed | 0
  let drawn = 0
  return (limit) => {
    if (drawn++ >= length) return 0
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
  }
}

/** `count` of a list, in random order. */
export function some<T>(chance: Chance, from: readonly T[], count: number): T[] {
  const left = [...from]
  return Array.from(
    { length: Math.min(count, left.length) },
    () => left.splice(chance(left.length), 1)[0] as T
  )
}

/** Finer than any weight in use; chance deals in whole numbers. */
const GRAIN = 1000

/** One of a list, each as likely as its weight says; null where every weight is 0. */
export function weighted<T>(chance: Chance, from: readonly T[], weigh: (thing: T) => number): T | null {
  const weights = from.map((thing) => Math.round(weigh(thing) * GRAIN))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  if (total === 0) return null
  let left = chance(total)
  return from[weights.findIndex((weight) => (left -= weight) < 0)] ?? null
}
