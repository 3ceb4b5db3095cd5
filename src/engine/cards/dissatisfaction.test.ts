import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C scapegoat, D villager, E hunter, F seer, G villager, H village-idiot, I villager'
const waiting = (options = {}) => seat(TABLE, { deck: ['dissatisfaction', 'burial'], ...options }).night({})

describe('Dissatisfaction (rulebook 5.3 C5)', () => {
  it('no wolf is executed: a second vote at once, without discussion (S195)', () => {
    const table = waiting().until('vote').votes('a>d').pass()
    expect([table.prompt, table.actors]).toEqual(['vote', ['a', 'b', 'c', 'e', 'f', 'g', 'h', 'i']])
    expect(table.facts('second-vote')).toEqual([{ fact: 'second-vote', card: 'dissatisfaction' }])
    table.votes('e>a g>a')
    expect([table.dead, table.player('a').death?.cause]).toEqual([['a', 'd'], 'vote'])
  })

  it('a wolf is executed: the card lapses', () => {
    const table = waiting().day('d>a')
    expect([table.cards, table.facts('second-vote'), table.log('second-vote')]).toEqual([[], [], []])
    expect(table.facts('card-over')).toEqual([
      { fact: 'card-over', card: 'dissatisfaction', moon: 'crescent' }
    ])
  })

  it('does not repeat itself (I69)', () => {
    const table = waiting().until('vote').votes('a>d').until('vote').votes('a>g').pass()
    expect([table.prompt, table.dead]).toEqual(['dusk', ['d', 'g']])
  })

  it('the Scapegoat dies of a tie: a second vote at once, his list is for the next day (I70, S197)', () => {
    const table = waiting().until('vote').votes('d>a e>f').until('scapegoat').answer(['g'])
    expect([table.prompt, table.dead]).toEqual(['vote', ['c']])
    expect(table.actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h', 'i'])
    expect(table.votes('d>a').dead).toEqual(['a', 'c'])
  })

  it('an Idiot who shows his card is no execution: it stays until the next draw (5.3 ruling, I68)', () => {
    const table = waiting().day('a>h')
    expect([table.cards, table.dead]).toEqual([['dissatisfaction'], []])
    table.night({}).day('a>d')
    expect(table.facts('second-vote')).toEqual([])
  })

  it('several hanged together: only if none of them is a wolf (10.1)', () => {
    const hang = (ballots: { [voter: string]: string[] }) =>
      waiting().correct({ card: 'great-distrust' }).until('great-distrust').answer({ ballots }).until('dusk')
    const all = { c: ['b', 'd'], d: ['e', 'f'], e: ['g', 'h'], f: ['i', 'g'], g: ['h', 'i'], h: ['b', 'd'] }
    const both = hang({ ...all, a: ['d', 'e'], b: ['d', 'e'], i: ['d', 'e'] })
    expect([both.dead, both.facts('second-vote')]).toEqual([['a', 'c'], []])
    const good = hang({ ...all, a: ['d', 'e'], b: ['a', 'e'], i: ['a', 'e'] })
    expect([good.dead, good.facts('second-vote')]).toEqual([
      ['c'],
      [{ fact: 'second-vote', card: 'dissatisfaction' }]
    ])
  })

  it('the executed Hunter shoots before it (3.4)', () => {
    const table = waiting().until('vote').votes('a>e').until('hunter').answer('a').until('vote')
    expect([table.dead, table.actors]).toEqual([
      ['a', 'e'],
      ['b', 'c', 'd', 'f', 'g', 'h', 'i']
    ])
  })

  it('undo takes the verdict and its second vote back', () => {
    const table = waiting().until('vote').votes('a>d').until('vote').undo().undo()
    expect([table.prompt, table.cards, table.facts('second-vote')]).toEqual(['vote', ['dissatisfaction'], []])
  })
})
