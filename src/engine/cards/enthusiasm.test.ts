import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C werewolf, D villager, E hunter, F seer, G villager, H villager, I witch'
const waiting = (houseRules = {}) => seat(TABLE, { deck: ['enthusiasm', 'burial'], houseRules }).night({})

describe('Enthusiasm (rulebook 5.3 C4)', () => {
  it('a wolf is executed: a second vote at once, without discussion', () => {
    const table = waiting().day('d>a', {})
    expect(table.dead).toEqual(['a'])
    expect(table.facts('second-vote')).toEqual([{ fact: 'second-vote', card: 'enthusiasm' }])
    const again = waiting().until('vote').votes('d>a').pass()
    expect([again.prompt, again.actors]).toEqual(['vote', ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']])
    again.votes('d>g')
    expect([again.dead, again.player('g').death?.cause]).toEqual([['a', 'g'], 'vote'])
  })

  it('does not repeat itself (I69)', () => {
    const table = waiting().until('vote').votes('d>a').until('vote').votes('d>b').pass()
    expect([table.prompt, table.dead]).toEqual(['dusk', ['a', 'b']])
    expect(table.facts('second-vote')).toHaveLength(1)
  })

  it('no wolf: the card lapses', () => {
    const table = waiting().day('d>g')
    expect([table.cards, table.facts('second-vote')]).toEqual([[], []])
    expect(table.facts('card-over')).toEqual([{ fact: 'card-over', card: 'enthusiasm', moon: 'crescent' }])
  })

  it('nobody executed: it waits until the next draw (D42, I68)', () => {
    const table = waiting().day('')
    expect(table.cards).toEqual(['enthusiasm'])
    table.night({}).day('d>a')
    expect([table.dead, table.facts('second-vote')]).toEqual([['a'], []])
  })

  it('a shot or poisoned wolf does not trigger it (D53 execution)', () => {
    const shot = waiting().day('d>e', { hunter: 'a' })
    expect([shot.dead, shot.facts('second-vote')]).toEqual([['a', 'e'], []])
    const poisoned = waiting()
      .until('dusk')
      .night({ witch: { heal: null, poison: 'a' } })
    expect(poisoned.facts('second-vote')).toEqual([])
  })

  it('the chain and victory come before it (S194)', () => {
    const table = waiting().correct({ kill: 'b' }).correct({ kill: 'c' }).until('vote').votes('d>a')
    table.pass()
    expect([table.prompt, table.winners?.camps]).toEqual(['result', ['village']])
  })

  it('the new Sheriff’s vote counts two in it', () => {
    const table = waiting().sheriff('a').until('vote').votes('a>d b>d c>d d>a e>a f>a g>a h>a i>a')
    table.until('sheriff-successor').answer('h').votes('h>b d>c')
    expect(table.dead).toEqual(['a', 'b'])
  })

  it('the ordinary tie rule holds in it', () => {
    const table = waiting({ tieRule: 'revoteOnce' }).until('vote').votes('d>a').until('vote').votes('d>b e>g')
    expect([table.prompt, table.game.pending?.about]).toEqual(['vote', { round: 2 }])
    expect(table.votes('d>g').dead).toEqual(['a', 'g'])
  })

  it('who stood on the stage does not vote in it (OR6)', () => {
    const table = waiting({ tieRule: 'pk' }).until('vote').votes('d>a e>g').votes('d>a').until('vote')
    expect(table.actors).toEqual(['b', 'c', 'd', 'e', 'f', 'h', 'i'])
    expect(table.votes('d>g').dead).toEqual(['a', 'g'])
  })

  it('who dies while it is held has a chain of his own', () => {
    const table = seat(`${TABLE}, J cupid`)
      .night({ cupid: ['g', 'h'] })
      .correct({ card: 'enthusiasm' })
    table.sheriff('g').until('vote').votes('d>a').until('vote').correct({ kill: 'g' }).pass()
    expect([table.prompt, table.dead]).toEqual(['sheriff-successor', ['a', 'g', 'h']])
    table.answer('d')
    expect([table.prompt, table.actors]).toEqual(['vote', ['b', 'c', 'd', 'e', 'f', 'i', 'j']])
  })
})
