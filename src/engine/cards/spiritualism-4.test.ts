import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D seer, E villager, F villager, G villager'
const draw = (seats = TABLE) =>
  seat(seats, { deck: ['spiritualism-4'] }).play({ werewolves: 'c' }, 'spiritualism-4.question')

describe('Spiritualism, fourth card (rulebook 5.2 F7)', () => {
  it('1: is the medium an Ordinary Villager?', () => {
    const plain = TABLE.replace('D seer, E villager', 'D villager, E seer')
    expect(draw().answer(1).game.pending?.proposed).toBe(false)
    expect(draw(plain).answer(1).game.pending?.proposed).toBe(true)
  })

  it('1: a Thief who kept his card is an Ordinary Villager (4.6)', () => {
    const table = seat(TABLE.replace('D seer, E villager', 'D thief, E seer'), {
      deck: ['spiritualism-4'],
      thiefCards: ['villager', 'villager']
    }).play({ thief: 'keep', werewolves: 'c' }, 'spiritualism-4.question')
    expect([table.actors, table.answer(1).game.pending?.proposed]).toEqual([['d'], true])
  })

  it('2: is the Sheriff a wolf? Not offered while nobody wears the badge (10.1)', () => {
    expect([draw().refuses(2), draw().choices]).toEqual(['not-in-play', [1, 3, 4]])
    expect(draw().sheriff('b').answer(2).game.pending?.proposed).toBe(true)
    expect(draw().sheriff('d').answer(2).game.pending?.proposed).toBe(false)
  })

  it('2: the badge is lost while the ghost is asked: the table has to say', () => {
    expect(draw().sheriff('b').answer(2).sheriff(null).game.pending?.proposed).toBe(null)
  })

  it('3 and 4: where they live and whether they smoke the table knows', () => {
    expect([draw().answer(3).game.pending?.proposed, draw().answer(4).game.pending?.proposed]).toEqual([
      null,
      null
    ])
  })
})
