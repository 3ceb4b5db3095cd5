import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E villager, F seer, G villager, H villager'

describe('the event draw (rulebook 3.5)', () => {
  it('the moderator draws while nobody has died, then the last dead (D41)', () => {
    const table = seat(TABLE, { deck: ['burial', 'touch-of-death'] }).until('event')
    expect([table.actors, table.game.pending?.about]).toEqual([[], { card: 'burial' }])
    table.day('a>c').until('event')
    expect([table.actors, table.game.pending?.about]).toEqual([['c'], { card: 'touch-of-death' }])
  })

  it('the moderator draws (D41 moderator)', () => {
    const table = seat(TABLE, { deck: ['burial'], houseRules: { eventDrawer: 'moderator' } })
    expect(table.play({ werewolves: 'c' }, 'event').actors).toEqual([])
  })

  it.each([
    ['every', [1, 2, 3]],
    ['odd', [1, 3]],
    ['off', []]
  ])('event days %s (D40)', (eventDays, days) => {
    const table = seat(TABLE, {
      deck: ['burial', 'enthusiasm', 'touch-of-death', 'april-fools'],
      houseRules: { eventDays }
    })
    for (let day = 1; day < 4; day++) table.until('dusk').pass()
    expect(table.log('card').map(({ round }) => round)).toEqual(days)
  })

  it('a used-up deck: no draw', () => {
    const table = seat(TABLE, { deck: ['burial'] })
      .until('dusk')
      .night({})
    expect(table.log('card')).toHaveLength(1)
    expect(table.facts('phase').filter(({ phase }) => phase === 'event')).toHaveLength(1)
  })

  it('real cards on the table: the card drawn is asked, each only once', () => {
    const table = seat(TABLE, { deck: 'table' }).until('event')
    expect(table.refuses('no-card')).toBe('no-such-choice')
    table.answer('burial').until('dusk')
    expect(table.cards).toEqual(['burial'])
    while (table.prompt !== 'event') table.pass()
    expect(table.refuses('burial')).toBe('card-drawn')
  })

  it('a card read aloud is known to all, with its badge', () => {
    const table = seat(TABLE, { deck: ['burial'] }).until('event')
    expect(table.public.card).toEqual({ card: 'burial', moon: 'dark', variant: false })
    expect(table.public.running).toEqual([{ card: 'burial', moon: 'dark', until: 'game-end' }])
  })

  it('a card whose precondition fails is void (D66): Influences before anybody died', () => {
    const table = seat(TABLE, { deck: ['influences'] }).night({})
    expect([table.cards, table.public.running, table.facts('card')]).toEqual([[], [], []])
    expect(table.facts('draw')).toEqual([{ fact: 'draw', moon: 'crescent', card: 'influences' }])
    expect(table.until('vote').actors).toHaveLength(8)
  })

  it('and no other card is drawn for it, unless the house draws again (D66)', () => {
    const drawn = (invalidCard: 'void' | 'redraw') =>
      seat(TABLE, { deck: ['influences', 'burial'], houseRules: { invalidCard } }).night({}).cards
    expect([drawn('void'), drawn('redraw')]).toEqual([[], ['burial']])
  })

  it('a crescent that was not triggered lapses at the next draw (D42)', () => {
    const table = seat(TABLE, { deck: ['enthusiasm', 'burial'] }).until('dusk')
    expect(table.cards).toEqual(['enthusiasm'])
    table.until('werewolves')
    expect(table.cards).toEqual(['enthusiasm'])
    table.until('event')
    expect(table.facts('card-over')).toEqual([{ fact: 'card-over', card: 'enthusiasm', moon: 'crescent' }])
    expect(table.until('dusk').cards).toEqual(['burial'])
  })

  it('a dark moon may be in force from the start, no other card (3.5)', () => {
    const table = seat(TABLE, { startingCards: ['burial'] })
    expect(table.cards).toEqual(['burial'])
    expect(() => seat(TABLE, { startingCards: ['gone-hunting'] })).toThrow('starting-card-not-dark')
    expect(() => seat(TABLE, { startingCards: ['specter'] })).toThrow('starting-card-not-dark')
    expect(() => seat(TABLE, { startingCards: ['burial'], deck: ['burial'] })).toThrow('card-twice')
  })
})
