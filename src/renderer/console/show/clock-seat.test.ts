import { describe, expect, it } from 'vitest'
import { clockSeat } from './clock-seat'

const at = (time: string) => new Date(`2026-01-02T${time}:30`)

describe('the seat that begins by the clock (7.3)', () => {
  it.each([
    ['S281: 4 + 7 at twelve seats', '20:47', 12, 11],
    ['more than there are seats: counted on', '20:59', 12, 2],
    ['as many as there are seats: the last', '20:39', 12, 12],
    ['nothing: the last', '20:00', 9, 9]
  ])('%s', (_what, time, seats, seat) => {
    expect(clockSeat(at(time), seats)).toBe(seat)
  })
})
