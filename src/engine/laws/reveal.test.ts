import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D hunter, E villager, F seer, G villager'

describe('whose card is shown (D37)', () => {
  it.each([
    ['all', 'villager', 'hunter', 'villager'],
    ['votedOnly', null, 'hunter', null],
    ['none', null, null, null]
  ])('%s: bitten %s, executed %s, shot %s', (reveal, bitten, executed, shot) => {
    const table = seat(TABLE, { houseRules: { reveal } })
      .night({ werewolves: 'c' })
      .day('a>d', { hunter: 'e' })
    expect(table.dead).toEqual(['c', 'd', 'e'])
    expect([table.shown('c'), table.shown('d'), table.shown('e')]).toEqual([bitten, executed, shot])
  })

  it('a living player’s card is never shown', () => {
    const table = seat(TABLE).night({ werewolves: 'c' })
    expect(table.public.players.filter(({ role }) => role !== null).map(({ id }) => id)).toEqual(['c'])
  })
})
