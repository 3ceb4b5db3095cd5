/** How sure a share is that was counted in some games. */

export interface Share {
  /** 0 to 1. */
  readonly share: number
  /** The ends of its 95 % interval. */
  readonly low: number
  readonly high: number
}

/** The quantile of the normal distribution for 95 % in the middle. */
const Z = 1.959964

/**
 * A share and its 95 % interval by Wilson's score: it stays within 0 and 1, and says something
 * sensible of a camp that never won.
 *
 * @param played 0: nothing is known, so the interval is everything
 */
export function shareOf(wins: number, played: number): Share {
  if (played === 0) return { share: 0, low: 0, high: 1 }
  const share = wins / played
  const square = (Z * Z) / played
  const middle = share + square / 2
  const reach = Z * Math.sqrt((share * (1 - share)) / played + square / (4 * played))
  const within = (value: number) => Math.min(1, Math.max(0, value / (1 + square)))
  return { share, low: within(middle - reach), high: within(middle + reach) }
}
