/** How digits become a seat number. */

export interface Typed {
  /** The digits so far. */
  readonly digits: string
  /** The seat they name; 0 stands for nobody. */
  readonly seat: number
  /** Whether one more digit could name another seat. */
  readonly open: boolean
}

/**
 * Adds a digit. A number that no seat has begins anew with the last digit, so that `5` after a
 * finished `12` is seat 5 and nothing has to be cleared first.
 */
export function typeDigit(before: string, digit: string, seats: number): Typed {
  const longer = before + digit
  const fits = !longer.startsWith('0') && Number(longer) <= seats
  const digits = before !== '' && fits ? longer : digit
  const seat = Number(digits)
  return { digits, seat, open: seat > 0 && seat * 10 <= seats }
}
