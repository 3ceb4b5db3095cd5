import { describe, expect, it } from 'vitest'
import { contextOf } from '../game'
import { seat } from '../testing/table'
import { knownHalf, knownSex } from './groups'

const contextAt = (seats: string, options = {}) => {
  const { setup, state, facts } = seat(seats, options).game
  return contextOf(setup, state, facts)
}
const LUNCHEON = 'luncheon-for-seniors'
const BALL = 'saturday-evening-ball'

describe('groups by age (rulebook 5.1, D65)', () => {
  const FIVE = 'A werewolf 10, B seer 20, C villager 30, D villager 40, E villager 50'

  it.each([
    ['floor', ['d', 'e'], ['a', 'b']],
    ['ceil', ['c', 'd', 'e'], ['a', 'b', 'c']]
  ])('of odd numbers either half is rounded by %s', (halfRounding, elder, younger) => {
    const ctx = contextAt(FIVE, { houseRules: { halfRounding } })
    expect([knownHalf(ctx, 'elder'), knownHalf(ctx, 'younger')]).toEqual([elder, younger])
  })

  it('one half may be known and the other not, with a tie in the middle', () => {
    const ctx = contextAt(FIVE.replace('C villager 30', 'C villager 40'))
    expect([knownHalf(ctx, 'elder'), knownHalf(ctx, 'younger')]).toEqual([null, ['a', 'b']])
  })

  it('nobody has told an age: the table says, once for all cards', () => {
    const table = seat('A werewolf, B seer, C villager, D villager', { deck: [LUNCHEON, BALL] })
    while (table.prompt !== LUNCHEON) table.pass()
    table.answer(['a', 'd'])
    expect(table.log('ages')).toMatchObject([{ on: ['a', 'd'], result: ['b', 'c'] }])
    table.until('dusk').night({}).until('vote')
    expect([table.facts('absent').at(-1), table.log('ages').length]).toEqual([
      { fact: 'absent', players: ['b', 'c'], card: BALL },
      1
    ])
  })

  it('a tie once cut stays cut', () => {
    const seats = 'A werewolf 30, B seer 40, C villager 40, D villager 60'
    const table = seat(seats, { deck: [LUNCHEON, BALL] })
    while (table.prompt !== LUNCHEON) table.pass()
    table.answer(['c', 'd']).until('dusk').night({})
    expect(table.facts('absent').map(({ players }) => players)).toEqual([
      ['c', 'd'],
      ['a', 'b']
    ])
  })

  it('a death moves the line: what is not known is asked again', () => {
    const seats = 'A werewolf, B seer, C villager, D villager, E villager, F villager'
    const table = seat(seats, { deck: [LUNCHEON, BALL] })
    while (table.prompt !== LUNCHEON) table.pass()
    table.answer(['a', 'b', 'c']).until('dusk').play({ werewolves: 'f' }, 'event').pass()
    // Of five the younger two: D and E, as the Luncheon has said.
    expect(table.facts('absent').at(-1)?.players).toEqual(['d', 'e'])
    const other = seat(seats, { deck: [LUNCHEON, BALL] })
    while (other.prompt !== LUNCHEON) other.pass()
    other.answer(['a', 'b', 'c']).until('dusk').play({ werewolves: 'c' }, 'event').pass()
    expect([other.prompt, other.game.pending?.say]).toEqual([BALL, false])
    expect(other.answer(['e', 'f']).facts('absent').at(-1)?.players).toEqual(['e', 'f'])
  })

  it('the table is asked for one group of that size, of an odd number for either half', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E villager', { deck: [LUNCHEON] })
    expect(table.until(LUNCHEON).game.pending).toMatchObject({
      actors: [],
      fields: [{ key: 'group', by: null, kind: 'players', min: 2, max: 3 }]
    })
  })

  it('who says the younger half has said the elder one, too', () => {
    const table = seat('A werewolf, B seer, C villager, D villager', { deck: [BALL] })
    expect(table.until(BALL).answer(['b', 'c']).log('ages')).toMatchObject([
      { on: ['a', 'd'], result: ['b', 'c'] }
    ])
  })

  it('the group changed by regroup is no answer about ages', () => {
    const table = seat(FIVE, { deck: [LUNCHEON, BALL] }).night({})
    table
      .send({ command: 'regroup', card: LUNCHEON, players: ['a', 'b'] })
      .until('dusk')
      .night({})
    expect(table.facts('absent').at(-1)?.players).toEqual(['a', 'b'])
    expect(table.log('ages')).toEqual([])
  })

  it.each([
    ['unknown-player', { card: LUNCHEON, players: ['x'] }],
    ['card-not-in-force', { card: BALL, players: ['a'] }]
  ])('a bad regroup is refused: %s', (code, what) => {
    const table = seat(FIVE, { deck: [LUNCHEON] }).night({})
    expect(table.refused({ command: 'regroup', ...what }).code).toBe(code)
  })
})

describe('groups by sex (rulebook 5.1)', () => {
  it('known of all the living, or not at all', () => {
    const ctx = contextAt('A werewolf male, B seer female, C villager female, D villager')
    expect([knownSex(ctx, 'male'), knownSex(ctx, 'female')]).toEqual([null, null])
    ctx.markDead('d', { round: 1, phase: 'day', cause: 'vote' }, null)
    expect([knownSex(ctx, 'male'), knownSex(ctx, 'female')]).toEqual([['a'], ['b', 'c']])
  })

  it('asked once, remembered for every card; the roster stands over a slip of the table', () => {
    const seats = 'A werewolf male, B seer, C witch female, D villager, E villager, F villager'
    const table = seat(seats, { deck: ['woodland-gathering', 'gone-hunting'] })
    table.until('woodland-gathering.women')
    expect(table.game.pending).toMatchObject({
      fields: [{ key: 'group', by: null, kind: 'players', min: 0, max: 6 }]
    })
    table.answer(['b', 'd'])
    expect([...'abcdef'].map((id) => table.player(id).sex)).toEqual([
      'male',
      'female',
      'female',
      'female',
      'male',
      'male'
    ])
    table.until('dusk').night({}).until('vote')
    expect(table.facts('absent').at(-1)?.players).toEqual(['a', 'e', 'f'])
  })
})
