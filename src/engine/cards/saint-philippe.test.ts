import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A villager, B villager, C werewolf, D seer, E village-idiot, F werewolf, G villager'
const philippe = (options = {}) =>
  seat(TABLE, { deck: ['saint-philippe', 'burial'], ...options })
    .until('event')
    .sheriff('a')
    .play({}, 'saint-philippe')

describe('Saint Philippe (rulebook 5.2 F17)', () => {
  it('the present Sheriff is dismissed, and cannot be elected again', () => {
    const table = philippe()
    expect([table.badge, table.facts('office').at(-1)]).toEqual([
      null,
      { fact: 'office', office: 'sheriff', holder: null, weight: 1 }
    ])
    expect([table.choices, table.refuses('a'), table.refuses({ ballots: { b: 'a' } })]).toEqual([
      ['b', 'c', 'd', 'e', 'f', 'g'],
      'no-such-choice',
      'not-candidate'
    ])
    expect(table.log('dismissed')).toMatchObject([{ on: ['a'] }])
  })

  it('everybody votes, the dismissed too; the elected wears the badge and swears', () => {
    const table = philippe()
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    table.answer({ ballots: { a: 'd', b: 'd', c: 'f' } })
    expect([table.prompt, table.badge, table.game.pending?.about]).toEqual(['elected', 'd', { player: 'd' }])
    expect(table.facts('office').at(-1)).toMatchObject({ holder: 'd', weight: 2 })
    table.until('vote').votes('d>c a>f')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ c: 4, f: 2 })
  })

  it('somebody is to be elected: nobody is no result', () => {
    const table = philippe()
    expect([table.refuses(null), table.refuses('q'), table.refuses({ tied: ['b', 'c'] })]).toEqual([
      'no-such-choice',
      'no-such-choice',
      'no-such-choice'
    ])
    expect(table.answer('b').badge).toBe('b')
  })

  it('a tie follows the house’s election rule (D29)', () => {
    const again = philippe({ houseRules: { sheriffTie: 'reRunOnce' } }).answer({
      ballots: { b: 'c', c: 'd' }
    })
    expect([again.prompt, again.choices]).toEqual(['saint-philippe', ['c', 'd']])
    expect(again.answer({ ballots: { a: 'c', b: 'd' } }).badge).toBe(null)
    const none = philippe({ houseRules: { sheriffTie: 'none' } }).answer({ ballots: { b: 'c', c: 'd' } })
    expect([none.prompt, none.badge]).toEqual(['elected', null])
  })

  it('S157 the old Sheriff dies the next night: he names no successor', () => {
    const table = philippe().answer('b').until('dusk').night({ werewolves: 'a' })
    expect([table.dead, table.badge, table.log('successor')]).toEqual([['a'], 'b', []])
  })

  it('I85 after a revealed Idiot there is a Sheriff who functions', () => {
    const table = seat(TABLE, { deck: ['gone-hunting', 'saint-philippe'] }).night({ 'gone-hunting': [] })
    table.sheriff('e').day('a>e b>e').play({}, 'saint-philippe').answer('g')
    table.until('vote').votes('g>c a>f')
    expect([table.badge, table.facts('vote').at(-1)?.totals]).toEqual(['g', { c: 4, f: 2 }])
  })

  it('without a Sheriff the village elects one, if the badge is in use', () => {
    const table = seat(TABLE, { deck: ['saint-philippe'] })
      .until('event')
      .sheriff(null)
    table.play({}, 'saint-philippe')
    expect([table.choices.length, table.answer('a').badge, table.log('dismissed')]).toEqual([7, 'a', []])
  })

  it('a table without the office: no effect (D66)', () => {
    const rules = { sheriffElection: 'none' }
    const none = seat(TABLE, { deck: ['saint-philippe'], houseRules: rules }).night({})
    expect([none.prompt, none.badge, none.public.running]).toEqual(['discussion', null, []])
    expect(none.log('elected')).toEqual([])
    const worn = seat(TABLE, { deck: ['saint-philippe'], houseRules: rules }).sheriff('a')
    expect(worn.play({}, 'saint-philippe').answer('b').badge).toBe('b')
  })

  it('drawn before the first election it takes its place (D28)', () => {
    const table = seat(TABLE, {
      deck: ['saint-philippe'],
      houseRules: { sheriffTiming: 'day1AfterSpeeches' }
    })
    table.play({}, 'saint-philippe').answer('b').until('sheriff-election', 'vote')
    expect([table.prompt, table.badge]).toEqual(['vote', 'b'])
  })

  it('who is away neither elects nor is elected (5.1)', () => {
    const table = philippe().correct({ mark: { player: 'b', mark: 'away', on: true } })
    expect([table.actors.includes('b'), table.choices.includes('b')]).toEqual([false, false])
  })

  it('discussion and vote follow; undo takes the election back', () => {
    const table = philippe().answer('b').undo()
    expect([table.prompt, table.badge, table.cards]).toEqual(['saint-philippe', null, []])
    expect(table.answer('c').until('discussion').until('vote').prompt).toBe('vote')
  })
})
