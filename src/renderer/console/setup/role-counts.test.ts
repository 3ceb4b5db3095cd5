import { describe, expect, it } from 'vitest'
import { changeCount, countCards, suggestTable, tableNotes } from './role-counts'

const codes = (seats: number, counts: Record<string, number>) =>
  tableNotes(seats, counts).map((note) => note.code)

describe('roles against seats', () => {
  it('suggests the basic table', () => {
    expect(suggestTable(8)).toEqual({ werewolf: 2, seer: 1, villager: 5 })
    expect(suggestTable(12)).toEqual({ werewolf: 3, seer: 1, villager: 8 })
    expect(suggestTable(18)).toEqual({ werewolf: 4, seer: 1, villager: 13 })
  })

  it('suggests a table without complaints for every number of seats', () => {
    for (let seats = 5; seats <= 30; seats++) {
      expect(countCards(suggestTable(seats))).toBe(seats)
      expect(codes(seats, suggestTable(seats))).toEqual([])
    }
  })

  it('names what is missing and blocks the start', () => {
    expect(codes(8, { witch: 8 })).toEqual(['no-wolf', 'no-seer', 'no-villager'])
    expect(codes(4, suggestTable(4))).toEqual(['few-seats'])
    expect(codes(9, suggestTable(8))).toEqual(['few-cards'])
    expect(codes(7, suggestTable(8))).toEqual(['many-cards'])
  })

  it('warns of half the table being wolves without blocking it', () => {
    expect(tableNotes(6, { werewolf: 3, seer: 1, villager: 2 })).toMatchObject([
      { code: 'many-wolves', blocks: false }
    ])
  })

  it('keeps a count between nothing and what the box holds', () => {
    expect(changeCount({ seer: 1 }, 'seer', 1, 1)).toEqual({ seer: 1 })
    expect(changeCount({}, 'seer', -1, 1)).toEqual({ seer: 0 })
  })
})
