import { describe, expect, it } from 'vitest'
import { changeCount, countCards, inPlay, seatNotes, suggestTable } from './role-counts'

describe('roles against seats', () => {
  it('suggests the basic table', () => {
    expect(suggestTable(8)).toEqual({ werewolf: 2, seer: 1, villager: 5 })
    expect(suggestTable(12)).toEqual({ werewolf: 3, seer: 1, villager: 8 })
    expect(suggestTable(18)).toEqual({ werewolf: 4, seer: 1, villager: 13 })
  })

  it('suggests a card a seat for every number of seats', () => {
    for (let seats = 5; seats <= 30; seats++) expect(countCards(suggestTable(seats))).toBe(seats)
  })

  it('says when there are too few seats or too many', () => {
    expect(seatNotes(4).map((note) => note.code)).toEqual(['few-seats'])
    expect(seatNotes(8)).toEqual([])
    expect(seatNotes(31).map((note) => note.code)).toEqual(['many-seats'])
  })

  it('leaves out what is not in play', () => {
    expect(inPlay({ seer: 1, witch: 0 })).toEqual({ seer: 1 })
  })

  it('keeps a count between nothing and what the box holds', () => {
    expect(changeCount({ seer: 1 }, 'seer', 1, 1)).toEqual({ seer: 1 })
    expect(changeCount({}, 'seer', -1, 1)).toEqual({ seer: 0 })
  })
})
