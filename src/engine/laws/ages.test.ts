import { describe, expect, it } from 'vitest'
import { contextOf } from '../game'
import type { Context } from '../kernel/context'
import { seat } from '../testing/table'
import { eldest, halfOf, likelyEldest, rememberElders } from './ages'

/** A table of these ages, in seat order; `-`: not told. */
function aged(ages: string, options = {}): Context {
  const roles = ['werewolf', 'seer', ...Array<string>(20).fill('villager')]
  const seats = ages
    .split(' ')
    .map((age, at) => `${String.fromCharCode(65 + at)} ${roles[at] ?? ''} ${age === '-' ? '' : age}`)
  const { setup, state, facts } = seat(seats.join(','), options).game
  return contextOf(setup, state, facts)
}

describe('who is older (rulebook 5.1, D65)', () => {
  it('by the ages of the roster', () => {
    const ctx = aged('20 50 30 40')
    expect([eldest(ctx, 1), eldest(ctx, 2), eldest(ctx, 3)]).toEqual([['b'], ['b', 'd'], ['b', 'c', 'd']])
    expect([eldest(ctx, 0), eldest(ctx, 4)]).toEqual([[], ['a', 'b', 'c', 'd']])
  })

  it('the dead are left out', () => {
    const ctx = aged('20 50 30 40')
    ctx.markDead('b', { round: 1, phase: 'day', cause: 'vote' }, null)
    expect(eldest(ctx, 1)).toEqual(['d'])
  })

  it('a tie matters only where the line is drawn', () => {
    const ctx = aged('20 50 50 40')
    expect([eldest(ctx, 1), eldest(ctx, 2)]).toEqual([null, ['b', 'c']])
  })

  it('a missing age is asked for: it may lie on either side of the line', () => {
    const ctx = aged('20 50 - 40')
    expect([eldest(ctx, 1), eldest(ctx, 2), eldest(ctx, 3)]).toEqual([null, null, null])
  })

  it('what the table has said is remembered: ties are cut, ages no longer missing', () => {
    const tied = aged('20 50 50 40')
    rememberElders(tied, ['c'])
    expect(eldest(tied, 1)).toEqual(['c'])
    const missing = aged('20 50 - 40')
    rememberElders(missing, ['b', 'c'])
    expect([eldest(missing, 2), eldest(missing, 1)]).toEqual([['b', 'c'], null])
  })

  it('who is older than an older player is older too', () => {
    // A before B by what was said, B before C by age, C before D by what was said.
    const ctx = aged('- 50 40 -')
    rememberElders(ctx, ['a'])
    rememberElders(ctx, ['a', 'b', 'c'])
    expect([eldest(ctx, 1), eldest(ctx, 2), eldest(ctx, 3)]).toEqual([['a'], ['a', 'b'], ['a', 'b', 'c']])
  })

  it('what was said of the living of that time holds for who is left', () => {
    const ctx = aged('- - - -')
    rememberElders(ctx, ['a', 'b'])
    ctx.markDead('a', { round: 1, phase: 'day', cause: 'vote' }, null)
    expect([eldest(ctx, 1), eldest(ctx, 2)]).toEqual([['b'], null])
  })

  it('proposes the likeliest: who has told no age counts as of middle age', () => {
    const ctx = aged('20 80 - 70 30')
    expect([likelyEldest(ctx, 1), likelyEldest(ctx, 2)]).toEqual([['b'], ['b', 'c']])
    expect(likelyEldest(aged('- - -'), 1)).toEqual(['a'])
    expect(likelyEldest(aged('60 20 50 -'), 4)).toEqual(['a', 'b', 'c', 'd'])
  })

  it.each([
    ['floor', '1 2 3 4 5', { count: 2, other: 3 }],
    ['ceil', '1 2 3 4 5', { count: 3, other: 2 }],
    ['floor', '1 2 3 4', { count: 2, other: 2 }],
    ['ceil', '1 2 3 4', { count: 2, other: 2 }]
  ])('half of the living, %s of %j', (halfRounding, ages, half) => {
    expect(halfOf(aged(ages, { houseRules: { halfRounding } }))).toEqual(half)
  })

  it('who is older than an older one is older too, over any number of steps', () => {
    const ctx = aged('- - -')
    rememberElders(ctx, ['a'])
    ctx.markDead('a', { round: 1, phase: 'day', cause: 'vote' }, null)
    rememberElders(ctx, ['b'])
    ctx.revive('a')
    // Said: A before B and C; of B and C later B.
    expect([eldest(ctx, 1), eldest(ctx, 2)]).toEqual([['a'], ['a', 'b']])
    expect(ctx.state.history.filter(({ what }) => what === 'ages')).toMatchObject([
      { on: ['a'], result: ['b', 'c'], why: { module: 'ages', section: '9 D65' } },
      { on: ['b'], result: ['c'] }
    ])
  })

  it('by a chain: A is older than B by the roster, B than C by what was said', () => {
    const ctx = aged('50 40 - 90')
    ctx.markDead('d', { round: 1, phase: 'day', cause: 'vote' }, null)
    ctx.markDead('a', { round: 1, phase: 'day', cause: 'vote' }, null)
    rememberElders(ctx, ['b'])
    ctx.revive('a')
    expect([eldest(ctx, 1), eldest(ctx, 2)]).toEqual([['a'], ['a', 'b']])
  })

  it('a missing age counts as the middle one of the ages told, in whatever order they sit', () => {
    // Told: 20, 30, 60 in order of age; the middle is 30.
    expect(likelyEldest(aged('60 - 20 30'), 2)).toEqual(['a', 'b'])
    expect(likelyEldest(aged('- 90 10 80 70'), 3)).toEqual(['a', 'b', 'd'])
  })
})
