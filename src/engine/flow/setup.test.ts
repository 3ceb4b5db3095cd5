import { describe, expect, it } from 'vitest'
import { createGame } from '../game'
import { isRuleError } from '../kernel/prompts'
import { setupOf, type Options } from '../testing/table'

function begun(seats: string, options: Options = {}) {
  const game = createGame(setupOf(seats, options))
  if (isRuleError(game)) throw new Error(game.code)
  return game.state
}

const SEATS = 'A werewolf female 34, B seer male, C villager, D hunter'

describe('the state before the first step (rulebook 2.4)', () => {
  it('everybody sits where he was seated, with his card, and what is known of him', () => {
    expect(begun(SEATS).players.slice(0, 3)).toEqual([
      player('a', 1, 'werewolf', { sex: 'female', age: 34 }),
      player('b', 2, 'seer', { sex: 'male' }),
      player('c', 3, 'villager')
    ])
  })

  it('every card with a power has it, a plain one none', () => {
    expect(begun(SEATS).powers.map(({ role, holder }) => [role, holder])).toEqual([
      ['werewolf', 'a'],
      ['seer', 'b'],
      ['hunter', 'd']
    ])
  })

  it('nobody has acted', () => {
    const state = begun(SEATS, { deck: ['burial'] })
    expect(state).toMatchObject({
      ...{ clock: { round: 0, phase: 'night' }, outcome: null, deck: ['burial'] },
      ...{ offices: [], bonds: [], effects: [], harms: [], follow: [], drawn: [], middle: [], history: [] }
    })
  })

  it('the real deck is on the table; a dark moon in force from the start is no more in it (3.5)', () => {
    expect(begun(SEATS, { deck: 'table', startingCards: ['burial'] })).toMatchObject({
      deck: [],
      drawn: ['burial']
    })
  })
})

function player(id: string, seat: number, role: string, known: object = {}) {
  return {
    ...{ id, name: id.toUpperCase(), seat, role, dealtRole: role },
    ...{ alive: true, death: null, allegiance: null, sex: null, age: null },
    ...known
  }
}
