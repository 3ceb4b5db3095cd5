/** What random tables and games draw. Zero is always the quiet choice. */
import type { Chance } from '../simulate/chance'

/** True once in `times`; never when the chance has run dry. */
export function once(chance: Chance, times: number): boolean {
  return chance(times) === times - 1
}

/** One of a list, each as likely. */
export function pick<T>(chance: Chance, from: readonly [T, ...T[]]): T {
  return from[chance(from.length)] ?? from[0]
}

/** The same of a list that may be empty. */
export function pickAny<T>(chance: Chance, from: readonly T[]): T | undefined {
  return from[chance(from.length)]
}
