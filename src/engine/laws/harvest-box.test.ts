import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const SEATS = 'A werewolf, B witch, C villager, D villager, E villager, F seer, G villager'
const DRINKER = 'end-of-the-harvest.drinker'
const BOX = 'end-of-the-harvest.box'
const WHY = { module: 'end-of-the-harvest', section: '5.6' }

/** The Witch is asked for a drinker, in a festival from the start on. */
const asked = (options: Options = {}) =>
  seat(SEATS, options).correct({ card: 'end-of-the-harvest' }).answer(true).until(DRINKER)

describe('the potion of the festival (rulebook 5.6)', () => {
  it('asks the Witch for a drinker, then the moderator for two sides', () => {
    const table = asked()
    expect(table.game.pending).toMatchObject({
      actors: ['b'],
      fields: [{ key: 'drinker', by: 'b', kind: 'player', min: 0, max: 1 }]
    })
    const side = { by: null, kind: 'option', min: 1, max: 1 }
    expect(table.answer('c').game.pending).toMatchObject({
      about: { player: 'c' },
      fields: [
        { key: 'lid', ...side },
        { key: 'bottom', ...side }
      ]
    })
  })

  it('refuses the dead by their section; with nothing left to drink nobody is asked (3.9, 4.5)', () => {
    const refused = (table: ReturnType<typeof asked>, answer: string) =>
      table.refused({ command: 'answer', prompt: DRINKER, answer })
    expect(refused(asked().correct({ kill: 'g' }), 'g')).toMatchObject({ code: 'not-alive', section: '3.9' })
    const table = asked({ houseRules: { witchPotions: 'oneTotal' } })
    table.answer('c').answer({ lid: 'inside', bottom: 'inside' })
    table.until('dusk').correct({ card: 'end-of-the-harvest' }).answer(true).until('dawn')
    expect(table.log('toss')).toHaveLength(1)
  })

  it('the history keeps who gave whom what, or that nobody drank', () => {
    const table = asked().answer('c').answer({ lid: 'outside', bottom: 'inside' })
    expect(table.history('toss')).toMatchObject([{ by: ['b'], on: ['c'], result: 'turned', why: WHY }])
    expect(table.history('heal')).toMatchObject([{ by: ['b'], on: ['c'] }])
    expect(asked().answer(null).history('no-potion')).toMatchObject([{ by: ['b'], why: WHY }])
  })

  it('the Witch dies while she is asked: nothing is tossed, the night goes on', () => {
    const table = asked().correct({ kill: 'b' }).until('dawn')
    expect([table.log('toss'), table.log('no-potion')]).toEqual([[], []])
    const tossed = asked().answer('c').correct({ kill: 'c' })
    expect([tossed.prompt === BOX, tossed.log('toss')]).toEqual([false, []])
  })
})
