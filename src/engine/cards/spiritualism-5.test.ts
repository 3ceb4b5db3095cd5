import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const table = (a = 'male', b = 'male') =>
  `A werewolf ${a}, B werewolf ${b}, C villager female, D seer, E villager, F villager, G villager`
const draw = (seats = table(), options = {}) =>
  seat(seats, { deck: ['spiritualism-5'], ...options }).play({ werewolves: 'c' }, 'spiritualism-5.question')

describe('Spiritualism, fifth card (rulebook 5.2 F8)', () => {
  it.each([
    ['male', 'female', true, true],
    ['male', 'male', true, false],
    ['female', 'female', false, true],
    ['male', '', true, null],
    ['', '', null, null]
  ])('1 and 2: wolves %j and %j, a man %s, a woman %s', (a, b, man, woman) => {
    expect(draw(table(a, b)).answer(1).game.pending?.proposed).toBe(man)
    expect(draw(table(a, b)).answer(2).game.pending?.proposed).toBe(woman)
  })

  it('3: does a wolf sit next to the player pointed at, by the house’s neighbours (D65)?', () => {
    const beside = (player: string, options = {}) =>
      draw(table(), options).answer(3).answer(player).game.pending?.proposed
    // C is dead, so that D's neighbours are B and E.
    expect([beside('d'), beside('g'), beside('e')]).toEqual([true, true, false])
    expect(beside('d', { houseRules: { adjacency: 'seat' } })).toBe(false)
  })

  it('4: is the player pointed at an Ordinary Villager?', () => {
    const plain = (player: string) => draw().answer(4).answer(player).game.pending?.proposed
    expect([plain('e'), plain('a'), plain('d')]).toEqual([true, false, false])
  })

  it('3 and 4: one living player is pointed at', () => {
    const game = draw().answer(4)
    expect([game.prompt, game.actors, game.game.pending?.about]).toEqual([
      'spiritualism-5.pointed',
      ['d'],
      { question: 'spiritualism-5.question.options.4' }
    ])
    expect([game.refuses('c'), game.refuses(['a']), game.refuses(null), game.refuses('x')]).toEqual([
      'not-alive',
      'no-such-choice',
      'must-choose',
      'no-such-choice'
    ])
  })
})
