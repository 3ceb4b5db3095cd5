import { describe, expect, it } from 'vitest'
import type { LastGame } from '../setup'
import { seat } from '../testing/table'

function deadAfterNight1(
  players: number,
  victim: string,
  lastGame: LastGame | undefined,
  gameBefore: LastGame = {}
): string[] {
  const letters = 'ABCDEFGHIJKLM'.slice(0, players).split('')
  const seats = letters.map((letter, at) => `${letter} ${['werewolf', 'seer'][at] ?? 'villager'}`).join(', ')
  const options = {
    ...(lastGame && { lastGame }),
    gameBefore,
    houseRules: { firstKillProtection: true, sheriffElection: 'none' }
  }
  return seat(seats, options).play({ werewolves: victim }, 'vote').dead
}

describe('first-kill protection (7.9, D48, I93)', () => {
  it('turns the knife on last game’s first victim into an empty one', () => {
    expect(deadAfterNight1(8, 'c', { firstVictim: 'c' })).toEqual([])
    expect(deadAfterNight1(8, 'd', { firstVictim: 'c' })).toEqual(['d'])
  })
  it('covers last game’s first voted out, and the game before, from 13 players on (S317)', () => {
    expect(deadAfterNight1(13, 'c', { firstVotedOut: 'c' })).toEqual([])
    expect(deadAfterNight1(12, 'c', { firstVotedOut: 'c' })).toEqual(['c'])
    expect(deadAfterNight1(13, 'c', {}, { firstVictim: 'c' })).toEqual([])
  })
  it('covers fewer than three newcomers, and last game’s moderator (S319)', () => {
    expect(deadAfterNight1(8, 'c', { newcomers: ['c', 'd'] })).toEqual([])
    expect(deadAfterNight1(8, 'c', { newcomers: ['c', 'd', 'e'] })).toEqual(['c'])
    expect(deadAfterNight1(8, 'c', { moderator: 'c' })).toEqual([])
  })

  it('is a rule of the house: without it the same victim dies', () => {
    const table = seat('A werewolf, B seer, C villager, D villager', { lastGame: { firstVictim: 'c' } })
    expect(table.night({ werewolves: 'c' }).dead).toEqual(['c'])
  })

  it('holds until the wolves have killed somebody, whoever else has died', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E villager, F villager', {
      lastGame: { firstVictim: 'c' },
      houseRules: { firstKillProtection: true, sheriffElection: 'none' }
    })
    table.night({ werewolves: 'c' }).day('a>f').night({ werewolves: 'c' })
    expect(table.dead).toEqual(['f'])
    table.until('dusk').night({ werewolves: 'd' }).until('dusk')
    expect(table.night({ werewolves: 'c' }).dead).toEqual(['c', 'd', 'f'])
  })

  it('of no game before protects nobody', () => {
    expect(deadAfterNight1(8, 'c', undefined)).toEqual(['c'])
  })

  it('covers the first voted out of the game before, too (S317)', () => {
    expect(deadAfterNight1(13, 'c', {}, { firstVotedOut: 'c' })).toEqual([])
    expect(deadAfterNight1(12, 'c', {}, { firstVotedOut: 'c' })).toEqual(['c'])
    expect(deadAfterNight1(13, 'd', undefined, { firstVictim: 'c' })).toEqual(['d'])
  })

  it('an attack that killed nobody is no first kill: only a death by the wolves ends it', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E guard, F villager', {
      lastGame: { firstVictim: 'c' },
      houseRules: { firstKillProtection: true, sheriffElection: 'none' }
    })
    table.night({ guard: 'd', werewolves: 'd' }).until('dusk').night({ guard: 'f', werewolves: 'c' })
    expect(table.dead).toEqual([])
  })
})
