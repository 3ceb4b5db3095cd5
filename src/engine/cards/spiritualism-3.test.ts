import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const table = (a: string, b: string) =>
  `A werewolf ${a}, B werewolf ${b}, C villager, D seer, E villager, F villager, G villager`
const ask = (question: number, seats: string) =>
  seat(seats, { deck: ['spiritualism-3'] })
    .play({ werewolves: 'c' }, 'spiritualism-3.question')
    .answer(question).game.pending?.proposed

describe('Spiritualism, third card (rulebook 5.2 F6)', () => {
  it('1 and 2: clothes are for the table to see', () => {
    expect([ask(1, table('male', 'male')), ask(2, table('male', 'male'))]).toEqual([null, null])
  })

  it.each([
    ['male', 'female', false, false],
    ['male', 'male', true, false],
    ['female', 'female', false, true],
    ['male', '', null, false],
    ['', 'female', false, null],
    ['', '', null, null]
  ])('3 and 4: wolves %j and %j, all men %s, all women %s (S123)', (a, b, men, women) => {
    expect([ask(3, table(a, b)), ask(4, table(a, b))]).toEqual([men, women])
  })

  it('3: a dead wolf does not count', () => {
    const game = seat(table('male', 'female'), { deck: ['burial', 'spiritualism-3'] })
    game.night({ werewolves: 'c' }).day('d>b').play({ werewolves: null }, 'spiritualism-3.question')
    expect(game.answer(3).game.pending?.proposed).toBe(true)
  })
})
