import { describe, expect, it } from 'vitest'
import { cardsOf, dealAtRandom, fairPick, shuffle } from './deal'

describe('dealing', () => {
  it('keeps every card', () => {
    const cards = cardsOf({ werewolf: 2, seer: 1, villager: 5 })
    expect(cards).toHaveLength(8)
    expect(shuffle(cards).sort()).toEqual([...cards].sort())
  })

  it('follows the numbers it is given', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0)).toEqual(['b', 'c', 'a'])
  })

  it('picks only numbers below the bound', () => {
    const picked = new Set(Array.from({ length: 300 }, () => fairPick(3)))
    expect([...picked].sort()).toEqual([0, 1, 2])
  })

  it('never leaves the table without a wolf, unless the Thief must become one', () => {
    const is = { wolf: (role: string) => role === 'werewolf', thief: (role: string) => role === 'thief' }
    const counts = { werewolf: 2, thief: 1, seer: 1, villager: 3 }
    const middles = new Set<string>()
    for (let at = 0; at < 400; at++) {
      const { roles, middle } = dealAtRandom(counts, 5, is)
      expect([...roles, ...middle].sort()).toEqual(cardsOf(counts).sort())
      const bothInTheMiddle = middle.every(is.wolf)
      expect(roles.some(is.wolf) || (bothInTheMiddle && roles.includes('thief'))).toBe(true)
      middles.add([...middle].sort().join())
    }
    expect(middles.has('werewolf,werewolf')).toBe(true)
    expect(middles.has('seer,thief')).toBe(true)
  })
})
