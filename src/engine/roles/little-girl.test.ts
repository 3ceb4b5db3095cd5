import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A werewolf, B seer, C little-girl, D villager, E guard, F witch, G villager'

describe('the Little Girl', () => {
  it('caught, dies in the place of the chosen victim (4.9, I39)', () => {
    const game = seat(SEATS).play({ guard: 'd', werewolves: 'd', 'little-girl': true }, 'vote')
    expect(game.dead).toEqual(['c'])
  })

  it('spared, lives, and the victim dies (4.9, S041)', () => {
    const game = seat(SEATS).play({ guard: 'e', werewolves: 'd', 'little-girl': false }, 'vote')
    expect(game.dead).toEqual(['d'])
  })

  it('dies in spite of the Guard (4.9, D18, I3)', () => {
    const game = seat(SEATS).play({ guard: 'c', werewolves: 'c' }, 'vote')
    expect(game.dead).toEqual(['c'])
  })

  it('cannot be guarded where that is forbidden (D18 forbidden, S043)', () => {
    const game = seat(SEATS, { houseRules: { guardLittleGirl: 'forbidden' } }).until('guard')
    expect(game.refuses('c')).toBe('guard-little-girl')
  })

  it('can be healed when she was caught (4.9)', () => {
    const game = seat(SEATS).play({ guard: 'd', werewolves: 'g', 'little-girl': true }, 'witch')
    expect(game.answer({ heal: 'c', poison: null }).until('vote').dead).toEqual([])
  })

  it('can be caught when the wolves choose nobody (OR12)', () => {
    const game = seat(SEATS).play({ werewolves: null, 'little-girl': true }, 'vote')
    expect(game.dead).toEqual(['c'])
  })

  it('is not asked when she is their choice already', () => {
    const game = seat(SEATS).until('werewolves').answer('c')
    expect(game.prompt).toBe('witch')
  })
})
