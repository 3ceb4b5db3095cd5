import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B seer, C hunter, D villager, E villager'

describe('Seer (rulebook 4.3)', () => {
  it('sees the exact card (D2 card)', () => {
    const table = seat(TABLE).play({ seer: 'c' }, 'werewolves')
    expect(table.log('check')).toMatchObject([{ by: ['b'], on: ['c'], result: 'hunter', round: 1 }])
  })

  it('sees wolf or not wolf (D2 wolfOrNot)', () => {
    const table = seat(TABLE, { houseRules: { seerResult: 'wolfOrNot' } })
    table.play({ seer: 'c' }, 'dawn').play({ seer: 'a' }, 'werewolves')
    expect(table.log('check').map(({ result }) => result)).toEqual(['not-wolf', 'wolf'])
  })

  it('looks every night, at the living, never at herself (3.9)', () => {
    const table = seat(TABLE).night({ seer: 'c', werewolves: 'd' }).until('seer')
    expect(table.actors).toEqual(['b'])
    expect(table.choices).toEqual(['a', 'c', 'e'])
    expect(table.refuses('d')).toBe('not-alive')
    expect(table.refuses('b')).toBe('oneself')
  })

  it('a dead Seer is called for show and not asked (D43)', () => {
    const table = seat(TABLE).night({ werewolves: 'b' }).until('dusk')
    const called: [string, boolean][] = []
    for (table.pass(); table.prompt !== 'dawn'; table.pass())
      called.push([table.prompt ?? '', table.game.pending?.say === true])
    expect(called).toEqual([
      ['night-falls', true],
      ['seer', true],
      ['werewolves', false]
    ])
  })

  it('tells the table nothing', () => {
    const table = seat(TABLE).until('seer')
    const before = table.game.facts.length
    table.answer('a')
    expect(table.game.facts).toHaveLength(before)
  })
})
