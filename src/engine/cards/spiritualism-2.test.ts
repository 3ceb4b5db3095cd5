import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D seer, E witch male, F villager, G piper, H villager'
const draw = (seats = TABLE, options = {}, night = {}) =>
  seat(seats, { deck: ['spiritualism-2'], ...options }).play(
    { werewolves: 'c', ...night },
    'spiritualism-2.question'
  )
const sameCamp = (pointed: string[], seats = TABLE, options = {}, night = {}) =>
  draw(seats, options, night).answer(1).answer(pointed).game.pending?.proposed

describe('Spiritualism, second card (rulebook 5.2 F5)', () => {
  it('1: are the two pointed at of one camp?', () => {
    expect([sameCamp(['a', 'b']), sameCamp(['b', 'd']), sameCamp(['d', 'f']), sameCamp(['f', 'g'])]).toEqual([
      true,
      false,
      true,
      false
    ])
  })

  it('1: exactly two, living and different', () => {
    const table = draw().answer(1)
    expect([table.prompt, table.actors, table.choices.includes('c')]).toEqual([
      'spiritualism-2.pointed',
      ['d'],
      false
    ])
    expect([
      table.refuses(['a']),
      table.refuses(['a', 'b', 'd']),
      table.refuses(['a', 'a']),
      table.refuses(['a', 'c']),
      table.refuses('a'),
      table.refuses(null)
    ]).toEqual(['too-few', 'too-many', 'wrong-shape', 'not-alive', 'wrong-shape', 'must-choose'])
    expect(table.answer(['h', 'a']).facts('question')[0]?.pointed).toEqual(['a', 'h'])
  })

  it('1: a Witch who shares the village’s win counts as village (I45)', () => {
    const rules = { houseRules: { witchCamp: 'sharesVillageWin' } }
    expect([sameCamp(['e', 'f'], TABLE, rules), sameCamp(['e', 'a'], TABLE, rules)]).toEqual([true, false])
  })

  it('1: a mixed couple has a side of its own (D15)', () => {
    const seats = TABLE.replace('H villager', 'H cupid')
    const couple = { cupid: ['a', 'f'] }
    expect(sameCamp(['a', 'f'], seats, {}, couple)).toBe(true)
    expect(sameCamp(['a', 'b'], seats, {}, couple)).toBe(false)
  })

  it('2: glasses are for the table to see', () => {
    expect(draw().answer(2).game.pending?.proposed).toBe(null)
  })

  it.each([
    ['male', true],
    ['female', false],
    ['', null]
  ])('3: is the Witch a man? Sex %j: %s', (sex, answer) => {
    const seats = TABLE.replace('E witch male', `E witch ${sex}`)
    expect(draw(seats).answer(3).game.pending?.proposed).toBe(answer)
  })

  it('3: not offered without a Witch, but of a dead one (10.1)', () => {
    const table = draw(TABLE.replace('E witch male', 'E villager'))
    expect([table.refuses(3), table.choices]).toEqual(['not-in-play', [1, 2]])
    const dead = draw(TABLE, {}, { witch: { heal: null, poison: 'e' } })
    expect(dead.answer(3).game.pending?.proposed).toBe(true)
  })

  it('4: is the Sheriff an Ordinary Villager? Not offered while nobody wears the badge (10.1)', () => {
    const table = draw()
    expect(table.refuses(4)).toBe('not-in-play')
    expect(table.sheriff('f').answer(4).game.pending?.proposed).toBe(true)
    expect(draw().sheriff('d').answer(4).game.pending?.proposed).toBe(false)
  })
})
