import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E hunter, F seer, G witch, H elder, I villager'

describe('Burial (rulebook 5.4 D-1)', () => {
  it('hides the wolves’ victims only: executed, poisoned and shot players still show (I40)', () => {
    const table = seat(TABLE, { startingCards: ['burial'] })
    table.night({ werewolves: 'e', witch: { heal: null, poison: 'c' }, hunter: 'd' }).day('a>i b>i')
    expect(table.dead).toEqual(['c', 'd', 'e', 'i'])
    expect([table.shown('e'), table.shown('c'), table.shown('d'), table.shown('i')]).toEqual([
      null,
      'villager',
      'villager',
      'villager'
    ])
  })

  it('a lover who dies of grief shows his card', () => {
    const table = seat(`${TABLE}, J cupid`, { startingCards: ['burial'] })
    table.night({ cupid: ['c', 'i'], werewolves: 'c' })
    expect([table.shown('c'), table.shown('i')]).toEqual([null, 'villager'])
  })

  it('from the day it is drawn to the end of the game', () => {
    const table = seat(TABLE, { deck: ['burial', 'enthusiasm', 'april-fools'] }).night({ werewolves: 'c' })
    expect(table.shown('c')).toBe('villager')
    table.until('dusk').night({ werewolves: 'd' }).until('dusk').night({ werewolves: 'i' })
    expect([table.shown('d'), table.shown('i')]).toEqual([null, null])
    expect(table.cards).toContain('burial')
  })

  it('changes nothing where no card is shown (I41)', () => {
    const table = seat(TABLE, { startingCards: ['burial'], houseRules: { reveal: 'none' } })
    table.night({ werewolves: 'c' }).day('a>d')
    expect([table.shown('c'), table.shown('d')]).toEqual([null, null])
  })

  it('shows the card of an old wolf whom the Specter took', () => {
    const table = seat(TABLE, { startingCards: ['burial'] }).correct({ card: 'specter' })
    table.night({ werewolves: 'c', specter: 'a' })
    expect(table.shown('a')).toBe('villager')
  })
})
