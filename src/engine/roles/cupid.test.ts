import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E cupid, F seer'

describe('Cupid (rulebook 4.7)', () => {
  it('links two players on the first night only', () => {
    const table = seat(TABLE).play({ cupid: ['c', 'd'] }, 'lovers')
    expect(table.actors).toEqual(['c', 'd'])
    expect(table.log('link')).toMatchObject([{ by: ['e'], on: ['c', 'd'] }])
    table.until('dusk').pass()
    expect(table.prompt).toBe('night-falls')
    expect(table.pass().prompt).toBe('seer')
  })

  it('may link himself', () => {
    expect(seat(TABLE).night({ cupid: ['c', 'e'], werewolves: 'c' }).dead).toEqual(['c', 'e'])
  })

  it('may not decline (D13 no), may (D13 yes)', () => {
    expect(seat(TABLE).until('cupid').refuses(null)).toBe('must-choose')
    const free = seat(TABLE, { houseRules: { cupidDecline: 'yes' } }).play({ cupid: null }, 'lovers')
    expect(free.actors).toEqual([])
    expect(free.play({ werewolves: 'c' }, 'discussion').dead).toEqual(['c'])
  })

  it('names exactly two different players', () => {
    const table = seat(TABLE).until('cupid')
    expect(table.refuses(['c'])).toBe('too-few')
    expect(table.refuses(['c', 'd', 'e'])).toBe('too-many')
    expect(table.refuses(['c', 'c'])).toBe('wrong-shape')
    expect(table.refuses('c')).toBe('wrong-shape')
    expect(table.refuses(['c', 'nobody'])).toBe('no-such-choice')
  })

  it('counts as a plain villager afterwards and wins with the village (D12 village)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E cupid').night({ cupid: ['c', 'd'] })
    table.day('b>a c>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd', 'e'] })
  })

  it('who loves whom is no fact', () => {
    const table = seat(TABLE).until('cupid')
    const before = table.game.facts.length
    table.answer(['c', 'd']).until('seer')
    expect(table.game.facts).toHaveLength(before)
  })
})
