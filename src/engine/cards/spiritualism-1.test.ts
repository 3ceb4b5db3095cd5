import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B villager, C villager, D seer, E werewolf, F villager, G villager, H villager'
const ask = (question: number, seats = TABLE, night = {}, options = {}) =>
  seat(seats, { deck: ['spiritualism-1'], ...options })
    .play({ werewolves: 'c', ...night }, 'spiritualism-1.question')
    .answer(question).game.pending?.proposed

describe('Spiritualism, first card (rulebook 5.2 F4)', () => {
  it('1: has the Seer found a wolf?', () => {
    expect([ask(1, TABLE, { seer: 'a' }), ask(1, TABLE, { seer: 'b' }), ask(1)]).toEqual([true, false, false])
  })

  it('1: also where she learns wolf or not, and of a wolf who is dead by now', () => {
    const rules = { houseRules: { seerResult: 'wolfOrNot' } }
    expect([ask(1, TABLE, { seer: 'a' }, rules), ask(1, TABLE, { seer: 'b' }, rules)]).toEqual([true, false])
    const table = seat(TABLE, { deck: ['burial', 'spiritualism-1'] })
    table.night({ werewolves: 'c', seer: 'a' }).day('b>a').play({}, 'spiritualism-1.question').answer(1)
    expect(table.game.pending?.proposed).toBe(true)
  })

  it('2: do living wolves sit side by side, by the house’s neighbours (D65)?', () => {
    expect(ask(2)).toBe(false)
    expect(ask(2, TABLE.replace('F villager', 'F werewolf'))).toBe(true)
    const apart = TABLE.replace('B villager', 'B werewolf').replace('A werewolf', 'A villager')
    const across = apart.replace('D seer', 'D werewolf').replace('E werewolf', 'E seer')
    expect(ask(2, across)).toBe(true)
    expect(ask(2, across, {}, { houseRules: { adjacency: 'seat' } })).toBe(false)
  })

  it('3: jewellery is for the table to see', () => {
    expect(ask(3)).toBe(null)
  })

  it('4: is the medium a wolf (S125)?', () => {
    const wolf = TABLE.replace('D seer', 'D werewolf').replace('E werewolf', 'E seer')
    expect([ask(4), ask(4, wolf)]).toEqual([false, true])
  })
})
