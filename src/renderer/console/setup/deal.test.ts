import { describe, expect, it } from 'vitest'
import { cardsOf, fairPick, shuffle } from './deal'

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
})
