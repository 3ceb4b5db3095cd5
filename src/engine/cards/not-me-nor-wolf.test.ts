import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B villager, C villager, D seer, E villager, F werewolf, G villager'
const speaking = (options = {}) =>
  seat(TABLE, { deck: ['gone-hunting', 'not-me-nor-wolf', 'burial'], ...options })
    .night({ 'gone-hunting': [] })
    .until('dusk')
    .night({})
const offence = (player: string) => ({ command: 'offence', player }) as const

describe('Not Me, Nor Wolf (rulebook 5.2 F3)', () => {
  it('S115 an offender has no vote today and votes normally the day after', () => {
    const table = speaking().send(offence('c'))
    expect(table.facts('no-vote')).toEqual([{ fact: 'no-vote', player: 'c', on: true }])
    table.until('vote')
    expect([table.actors, table.refuses({ ballots: { c: 'a' } })]).toEqual([
      ['a', 'b', 'd', 'e', 'f', 'g'],
      'no-vote'
    ])
    table.votes('a>c b>c').until('dusk').night({}).until('vote')
    expect(table.dead).toEqual(['c'])
    const next = speaking().send(offence('c')).until('dusk')
    expect(next.facts('no-vote').at(-1)).toEqual({ fact: 'no-vote', player: 'c', on: false })
    expect(next.night({}).until('vote').actors).toContain('c')
  })

  it('several may offend, also while the vote is open; nobody twice', () => {
    const table = speaking().send(offence('c')).until('vote').send(offence('d'))
    expect(table.actors).toEqual(['a', 'b', 'e', 'f', 'g'])
    expect(table.refused(offence('d')).code).toBe('already-offender')
  })

  it('only the living, and only while the card is in force', () => {
    const table = speaking().correct({ kill: 'g' })
    expect(table.refused(offence('g')).code).toBe('not-alive')
    expect(table.refused(offence('nobody')).code).toBe('unknown-player')
    table.until('dusk')
    expect([table.cards, table.refused(offence('c')).code]).toEqual([[], 'no-ban-in-force'])
    expect(seat(TABLE).night({}).refused(offence('c')).code).toBe('no-ban-in-force')
  })

  it('he can still be voted for', () => {
    const table = speaking().send(offence('c')).until('vote').votes('a>c')
    expect(table.dead).toEqual(['c'])
  })

  it('I86 the Sheriff loses both votes and the word in a tie', () => {
    const table = speaking({ houseRules: { tieRule: 'sheriffPicks' } })
      .sheriff('c')
      .send(offence('c'))
      .until('vote')
    expect(table.refuses({ ballots: { c: 'a' } })).toBe('no-vote')
    table.votes('a>b b>a')
    expect([table.prompt, table.dead]).toEqual(['execution', []])
  })

  it('a further round of the same vote is lost too (10.1)', () => {
    const table = speaking({ houseRules: { tieRule: 'revoteOnce' } })
      .send(offence('c'))
      .until('vote')
    expect(table.votes('a>b b>a').actors).not.toContain('c')
  })

  it('the card taken back by the moderator gives the vote back; undo takes the mark back', () => {
    const table = speaking().send(offence('c'))
    expect(table.correct({ endCard: 'not-me-nor-wolf' }).until('vote').actors).toContain('c')
    expect(speaking().send(offence('c')).undo().until('vote').actors).toContain('c')
  })

  it('speech stays free', () => {
    expect(speaking().facts('speech')).toEqual([])
  })

  it('the history keeps the offence (5.2 F3)', () => {
    const table = speaking().send(offence('c'))
    expect(table.history('offence')).toMatchObject([
      { on: ['c'], result: 'not-me-nor-wolf', why: { module: 'not-me-nor-wolf', section: '5.2' } }
    ])
  })

  it('with another card in force nobody can offend', () => {
    const other = seat(TABLE, { deck: ['burial'] }).night({})
    expect([other.cards, other.refused(offence('c')).code]).toEqual([['burial'], 'no-ban-in-force'])
  })

  it('who is kept from voting for another reason may be marked too', () => {
    const table = speaking().correct({ mark: { player: 'c', mark: 'no-vote', on: true } })
    expect(table.send(offence('c')).log('offence')).toHaveLength(1)
  })
})
