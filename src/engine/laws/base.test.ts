import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E villager, F seer, G villager'

describe('the living and the dead (rulebook 3.9)', () => {
  it('the dead neither vote nor are voted for', () => {
    const table = seat(TABLE).night({ werewolves: 'c' }).until('vote')
    expect(table.actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g'])
    expect(table.refuses({ ballots: { c: 'a' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'c' } })).toBe('not-alive')
    expect(table.refuses({ result: 'c' })).toBe('no-such-choice')
  })

  it('nobody votes for himself', () => {
    expect(
      seat(TABLE)
        .until('vote')
        .refuses({ ballots: { a: 'a' } })
    ).toBe('oneself')
  })

  it('most votes is executed (3.7); abstention is allowed (D26)', () => {
    const table = seat(TABLE).day('a>c b>c d>e')
    expect(table.dead).toEqual(['c'])
    expect(table.player('c').death).toEqual({ round: 1, phase: 'vote', cause: 'vote' })
    expect(table.facts('vote').at(-1)).toEqual({
      fact: 'vote',
      form: 'simultaneous',
      round: 1,
      totals: { c: 4, e: 2 },
      ballots: { a: 'c', b: 'c', c: null, d: 'e', e: null, f: null, g: null },
      top: ['c']
    })
    expect(table.facts('verdict')).toEqual([{ fact: 'verdict', players: ['c'], outcome: 'executed' }])
  })

  it('all abstain: nobody (3.8)', () => {
    const table = seat(TABLE).day('')
    expect(table.dead).toEqual([])
    expect(table.facts('verdict')).toEqual([{ fact: 'verdict', players: [], outcome: 'nobody' }])
  })

  it('abstention forbidden (D26 false)', () => {
    const table = seat(TABLE, { houseRules: { abstainAllowed: false } }).until('vote')
    expect(table.refuses({ ballots: { a: 'c' } })).toBe('must-choose')
    table.votes('a>c b>c c>a d>c e>c f>c g>c')
    expect(table.dead).toEqual(['c'])
  })

  it('only the result may be entered, also nobody', () => {
    expect(seat(TABLE).until('vote').answer({ result: 'd' }).dead).toEqual(['d'])
    const none = seat(TABLE).until('vote').answer({ result: null })
    expect(none.dead).toEqual([])
    expect(none.facts('vote').at(-1)).toMatchObject({ totals: null, ballots: null, top: [] })
  })
})
