import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

describe('Ordinary Villager (rulebook 4.2)', () => {
  it('is never asked at night', () => {
    const table = seat('A werewolf, B seer, C villager, D villager')
    const asked: string[] = []
    while (table.prompt !== 'dawn') {
      asked.push(...table.actors)
      table.pass()
    }
    expect(asked).not.toContain('c')
    expect(asked).toEqual(['b', 'a'])
  })

  it('the village wins when the last wolf is out (8 W1), its dead included', () => {
    const table = seat('A werewolf, B seer, C villager, D villager').night({ werewolves: 'c' }).day('b>a d>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd'] })
    expect(table.facts('over')).toEqual([
      { fact: 'over', camps: ['village'], players: ['b', 'c', 'd'], rule: 'no-wolves-left' }
    ])
  })

  it('one wolf left is not a win', () => {
    const table = seat('A werewolf, B werewolf, C villager, D seer').night({}).day('c>a d>a')
    expect(table.winners).toBe(null)
  })
})
