import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'somnambulism'
const TABLE = 'A werewolf, B seer, C hunter, D villager, E witch, F villager'
const begun = (options: Options = {}) => seat(TABLE, { startingCards: [CARD], ...options })

describe('Somnambulism (rulebook 5.4 D-3)', () => {
  it('the role the Seer has seen is said aloud, without a name (S211)', () => {
    const table = begun().play({}, 'seer').answer('c')
    expect([table.prompt, table.game.pending?.about]).toEqual([CARD, { sight: 'hunter' }])
    expect(table.facts('seen')).toEqual([{ fact: 'seen', sight: 'hunter' }])
    expect(table.public.seen).toBe('hunter')
    expect(table.pass().prompt).toBe('werewolves')
  })

  it('wolf or not, where the Seer learns no more (D2)', () => {
    const saw = (target: string) =>
      begun({ houseRules: { seerResult: 'wolfOrNot' } })
        .play({}, 'seer')
        .answer(target)
        .facts('seen')
    expect([saw('a'), saw('c')]).toEqual([
      [{ fact: 'seen', sight: 'wolf' }],
      [{ fact: 'seen', sight: 'not-wolf' }]
    ])
  })

  it('is of this night alone, and goes on to the end of the game', () => {
    const table = begun().night({ seer: 'c' })
    expect(table.public.seen).toBe('hunter')
    table.until('dusk').pass()
    expect([table.prompt, table.public.seen]).toEqual(['night-falls', null])
    expect(table.night({ seer: 'a' }).public.seen).toBe('werewolf')
    expect(table.public.running).toEqual([{ card: CARD, moon: 'dark', until: 'game-end' }])
  })

  it('the Seer looks at nobody, or is dead: nothing is said', () => {
    expect(begun().night({}).facts('seen')).toEqual([])
    expect(begun().correct({ kill: 'b' }).night({}).facts('seen')).toEqual([])
  })

  it('drawn by day it begins the next night', () => {
    const table = seat(TABLE, { deck: [CARD] }).night({ seer: 'c' })
    expect([table.facts('seen'), table.cards]).toEqual([[], [CARD]])
    expect(table.until('dusk').night({ seer: 'd' }).facts('seen')).toEqual([
      { fact: 'seen', sight: 'villager' }
    ])
  })

  it('who looks in the Seer’s stead is heard too (F13)', () => {
    const table = begun({ deck: ['april-fools'] })
      .night({})
      .until('dusk')
      .play({}, 'seer')
    expect(table.actors).toEqual(['e'])
    expect(table.answer('a').facts('seen')).toEqual([{ fact: 'seen', sight: 'werewolf' }])
  })

  it('undo takes the look back, and what was said', () => {
    const table = begun().play({}, 'seer').answer('c').undo()
    expect([table.prompt, table.facts('seen'), table.public.seen]).toEqual(['seer', [], null])
  })
})
