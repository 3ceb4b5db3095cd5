/**
 * The seat that begins by the clock: the sum of the last two digits of the time, counted round the table (rulebook 7.3).
 *
 * @param now the time as the table's clock shows it
 * @param seats how many sit at the table, at least one
 * @returns a seat from 1 to `seats`; a sum of nothing is the last one
 */
export function clockSeat(now: Date, seats: number): number {
  const minutes = now.getMinutes()
  return (Math.floor(minutes / 10) + (minutes % 10)) % seats || seats
}
