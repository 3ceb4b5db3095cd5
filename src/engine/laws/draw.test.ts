import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

describe('nobody wins (rulebook 8 W24)', () => {
  it('when nobody lives', () => {
    const table = seat('A werewolf, B hunter, C seer, D villager')
    table.correct({ kill: 'c' }).correct({ kill: 'd' })
    table.play({ werewolves: 'b', hunter: 'a' }, 'result')
    expect(table.winners).toEqual({ camps: [], players: [] })
    expect(table.facts('over')).toEqual([{ fact: 'over', camps: [], players: [], rule: 'nobody-lives' }])
  })

  it('the mixed couple that dies last wins nothing (P08)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer').night({ cupid: ['a', 'b'] })
    table.correct({ kill: 'd' }).day('c>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['c', 'd'] })
  })
})
