import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A werewolf, B thief, C seer, D villager, E witch, F werewolf, G villager'
const TAKE = 'end-of-the-harvest.take'
const WHY = { module: 'end-of-the-harvest', section: '5.6' }
const asked = () =>
  seat(SEATS, { thiefCards: ['hunter', 'villager'] })
    .correct({ card: 'end-of-the-harvest' })
    .answer(true)
    .until(TAKE)

describe('the Thief of the festival (rulebook 5.6)', () => {
  it('is asked for a player, and refused himself by the section', () => {
    const table = asked()
    expect(table.game.pending).toMatchObject({
      actors: ['b'],
      fields: [{ key: 'player', by: 'b', kind: 'player', min: 1, max: 1 }]
    })
    expect(table.refused({ command: 'answer', prompt: TAKE, answer: 'b' })).toMatchObject({
      code: 'oneself',
      section: '5.6'
    })
  })

  it('the history keeps whose card he took, or that he kept his own', () => {
    expect(asked().answer('c').history('swap')).toMatchObject([
      { by: ['b'], on: ['c'], result: 'seer', why: WHY }
    ])
    expect(asked().answer('keep').history('take')).toMatchObject([{ by: ['b'], result: 'keep', why: WHY }])
  })

  it('dead while he is asked, he takes nothing and is called for show', () => {
    const table = asked().correct({ kill: 'b' })
    expect(table.until('dawn').log('swap')).toEqual([])
    expect(table.log('take')).toEqual([])
  })
})
