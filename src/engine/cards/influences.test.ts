import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A villager, B villager, C werewolf, D seer, E villager, F werewolf, Z villager'

/** Z was eaten; Influences is drawn on day 1. */
const round = (houseRules = {}) =>
  seat(TABLE, { deck: ['influences'], houseRules })
    .night({ werewolves: 'z' })
    .until('influences.first-voter')

describe('Influences (rulebook 5.3 C7)', () => {
  it('the last dead names the first voter; then from his left neighbour on', () => {
    const table = round()
    expect([table.actors, table.choices]).toEqual([['z'], ['a', 'b', 'c', 'd', 'e', 'f']])
    expect(table.refuses('z')).toBe('dead')
    expect(table.refuses(null)).toBe('must-choose')
    table.answer('d')
    const order: string[] = []
    for (; table.prompt === 'influences.vote'; table.answer(null)) order.push(...table.actors)
    expect(order).toEqual(['d', 'e', 'f', 'a', 'b', 'c'])
  })

  it('the highest total is executed, the Sheriff counting two', () => {
    const table = round().sheriff('a').answer('d')
    for (const target of ['c', 'c', 'a', 'f', 'f', 'a']) table.answer(target)
    expect(table.dead).toEqual(['f', 'z'])
    expect(table.facts('vote').at(-1)).toMatchObject({
      form: 'influences',
      totals: { a: 4, c: 4, f: 6 },
      ballots: { a: 'f', b: 'f', c: 'a', d: 'c', e: 'c', f: 'a' }
    })
  })

  it('everybody sees who points at whom, as it happens', () => {
    const table = round().answer('d').answer('c')
    expect(table.public.sequence).toEqual({
      form: 'influences',
      order: ['d', 'e', 'f', 'a', 'b', 'c'],
      next: 'e',
      given: { d: 'c' }
    })
  })

  it('a tie follows the normal tie rule (I49)', () => {
    const table = round({ tieRule: 'revoteOnce' }).answer('a')
    table.answer({ ballots: { a: 'c', b: 'f' } })
    expect([table.prompt, table.actors.length, table.facts('tie').length]).toEqual(['vote', 6, 1])
    expect(table.votes('a>c').dead).toEqual(['c', 'z'])
  })

  it('all that remain may be given at once', () => {
    const table = round().answer('d').answer('c')
    expect(table.refuses({ ballots: { d: 'f' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { e: 'z' } })).toBe('not-alive')
    expect(table.refuses({ ballots: { e: 'e' } })).toBe('oneself')
    expect(table.refuses({ ballots: { e: 'f' }, result: 'f' })).toBe('no-such-choice')
    table.answer({ ballots: { e: 'f', a: 'f' } })
    expect(table.dead).toEqual(['f', 'z'])
  })

  it('undo takes back one person', () => {
    const table = round().answer('d').answer('c').answer('f').undo()
    expect([table.prompt, table.actors]).toEqual(['influences.vote', ['e']])
  })

  it('who may not vote is passed over and not the first', () => {
    const table = round().correct({ mark: { player: 'e', mark: 'no-vote', on: true } })
    expect(table.refuses('e')).toBe('no-vote')
    table.answer('d').answer(null)
    expect(table.actors).toEqual(['f'])
  })

  it('ends with its vote', () => {
    const table = round()
      .answer('d')
      .answer({ ballots: { d: 'a' } })
    expect([table.cards, table.facts('card-over')]).toEqual([
      [],
      [{ fact: 'card-over', card: 'influences', moon: 'crescent' }]
    ])
    table.until('dusk').night({}).until('vote')
    expect(table.actors).toEqual(['b', 'c', 'd', 'e', 'f'])
  })

  it('who is disqualified while the vote goes round neither votes nor is voted for', () => {
    const table = round().answer('d').answer('a').answer('c').answer('c')
    table.send({ command: 'disqualify', player: 'e' })
    expect(table.actors).toEqual(['a'])
    table.answer('b').answer('a').answer('a')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 6, b: 2, c: 2 })
  })

  it('the moderator closes the vote: nobody dies', () => {
    const table = round().answer('d').answer('a').correct({ skip: true })
    expect([table.prompt, table.dead]).toEqual(['execution', ['z']])
  })
})
