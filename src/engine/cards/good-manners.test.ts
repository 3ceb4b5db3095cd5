import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B villager, C villager, D seer, E villager, F werewolf, G villager'
const manners = (options = {}) =>
  seat(TABLE, { deck: ['good-manners', 'burial'], ...options }).play({ werewolves: 'c' }, 'discussion')

describe('Good Manners (rulebook 5.2 F18)', () => {
  it('S117 all speak in order, from the left of the night’s victim on; an offender has no vote this round', () => {
    const table = manners().send({ command: 'offence', player: 'd' })
    expect(table.facts('speech')).toEqual([
      { fact: 'speech', order: ['d', 'e', 'f', 'g', 'a', 'b'], first: 'd' }
    ])
    expect(table.until('vote').actors).toEqual(['a', 'b', 'e', 'f', 'g'])
    table.votes('').until('dusk').night({}).until('vote')
    expect(table.actors).toContain('d')
  })

  it('the day after all talk freely again', () => {
    const table = manners().until('dusk').night({})
    expect([table.cards, table.facts('speech')]).toEqual([['burial'], manners().facts('speech')])
  })

  it('an order that the house keeps anyway stands (D70)', () => {
    const table = manners({ houseRules: { speechOrder: 'sheriffSides' } })
    const [own] = table.facts('speech')
    const house = seat(TABLE, { houseRules: { speechOrder: 'sheriffSides' } }).night({ werewolves: 'c' })
    expect(own).toEqual(house.facts('speech')[0])
  })

  it('nobody speaks who is away (5.1)', () => {
    const table = seat(TABLE, { deck: ['good-manners'] }).until('event')
    table.correct({ mark: { player: 'b', mark: 'away', on: true } }).night({})
    expect(table.public.speech?.order).toEqual(['a', 'c', 'd', 'e', 'f', 'g'])
  })

  it('the Sheriff who interrupts loses both votes', () => {
    const table = manners().sheriff('d').send({ command: 'offence', player: 'd' }).until('vote')
    expect(table.votes('a>b').facts('vote').at(-1)?.totals).toEqual({ b: 2 })
  })
})

describe('the speaking order of a house (rulebook 3.6, 5.1)', () => {
  it('passes over players whom a card has sent away', () => {
    const table = seat(
      'A werewolf female, B villager male, C villager female, D seer female, E villager female',
      {
        deck: ['gone-hunting'],
        houseRules: { speechOrder: 'clockwiseFromVictim' }
      }
    )
    expect(table.night({}).public.speech?.order).toEqual(['a', 'c', 'd', 'e'])
  })
})
