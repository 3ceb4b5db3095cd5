import { expect, type Page } from '@playwright/test'
import type { GameSetup } from '../src/shared/game'
import { call } from './bridge'

/**
 * Seats a table without the set-up screen and opens the evening: `Ann werewolf, Bob seer, …`.
 *
 * @returns the names, clockwise
 */
export async function seatTable(
  console: Page,
  seats: string,
  options: Partial<GameSetup> = {}
): Promise<string[]> {
  const players = seats.split(',').map((seat) => {
    const [name = '', role = ''] = seat.trim().split(/\s+/)
    return { id: name.toLowerCase(), name, role }
  })
  const setup = { ruleset: 'new-moon', houseRules: {}, deck: [], startingCards: [], players, ...options }
  expect(await call(console, 'new-game', setup)).toEqual({ ok: true, value: null })
  const opened = { count: 0, command: { command: 'go-on' } } as const
  expect(await call(console, 'command', opened)).toEqual({ ok: true, value: null })
  return players.map(({ name }) => name)
}
