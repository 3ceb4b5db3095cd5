import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat } from '../testing/table'

const SEATS = 'A werewolf, B villager, C scapegoat, D villager, E villager, F villager, G seer'
const WHY = { module: 'end-of-the-harvest', section: '5.6' }

/** The festival on day 1, at the vote. */
const festival = (houseRules: Partial<HouseRules> = {}, seats = SEATS) =>
  seat(seats, {
    deck: ['end-of-the-harvest'],
    houseRules: { sheriffElection: 'none', ...houseRules }
  })
    .until('end-of-the-harvest')
    .answer(true)
    .until('vote')
/** The village is asked for one of the Scapegoat's neighbours: D on his left, B on his right. */
const tied = (houseRules: Partial<HouseRules> = {}, seats = SEATS) =>
  festival(houseRules, seats).votes('a>f b>e')

describe('the vote between the Scapegoat’s neighbours (rulebook 5.6)', () => {
  it('is opened before everybody’s eyes as the next vote of the day, the left neighbour first', () => {
    const table = tied()
    expect(table.facts('vote-open').at(-1)).toEqual({
      ...{ fact: 'vote-open', form: 'simultaneous', round: 2 },
      candidates: ['d', 'b']
    })
    expect(table.game.pending?.about).toEqual({ player: 'c' })
    expect(table.game.pending?.fields[0]).toMatchObject({ key: 'a', by: 'a', kind: 'player', min: 0, max: 1 })
    expect(
      table.refused({ command: 'answer', prompt: table.prompt ?? '', answer: { ballots: { a: 'e' } } })
    ).toMatchObject({ code: 'not-a-neighbour', section: '5.6' })
  })

  it('nobody need vote, unless the house bans abstaining (D26)', () => {
    const strict = festival({ abstainAllowed: false }).answer({ tied: ['e', 'f'] })
    expect(strict.prompt).toBe('end-of-the-harvest.neighbour')
    expect(strict.refuses({ ballots: { a: 'b' } })).toBe('must-choose')
  })

  it('only the living vote, and none whom a card has silenced', () => {
    const table = festival()
    table.correct({ kill: 'g' }).correct({ mark: { player: 'f', mark: 'no-vote', on: true } })
    expect(table.votes('a>d b>e').actors).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('counts each hand, and tells totals and ballots: who has the most dies', () => {
    const table = tied().votes('a>d c>d e>b')
    const ballots = { a: 'd', b: null, c: 'd', d: null, e: 'b', f: null, g: null }
    expect(table.facts('vote').at(-1)).toEqual({
      ...{ fact: 'vote', form: 'simultaneous', round: 2, totals: { d: 4, b: 2 }, ballots },
      top: ['d']
    })
    expect(table.history('vote').at(-1)).toMatchObject({
      on: ['d'],
      result: { ballots, totals: { d: 4, b: 2 } },
      why: WHY
    })
  })

  it('a tie between the two is told as one', () => {
    const table = tied().votes('a>d e>b')
    expect([table.facts('vote').at(-1)?.top, table.history('vote').at(-1)?.on]).toEqual([
      ['d', 'b'],
      ['d', 'b']
    ])
  })

  it('only the result entered: it is told, without ballots', () => {
    const table = tied().answer({ result: 'b' })
    expect(table.facts('vote').at(-1)).toMatchObject({ totals: null, ballots: null, top: ['b'] })
    expect(table.history('vote').at(-1)).toMatchObject({ on: ['b'], result: null, why: WHY })
    expect(table.dead).toEqual(['b'])
  })

  it('with nobody to choose between nothing is opened, and the tie kills nobody', () => {
    const table = festival({ adjacency: 'seat' })
    table.correct({ kill: 'b' }).correct({ kill: 'd' }).votes('a>f e>g')
    expect([table.facts('vote-open').length, table.prompt, table.dead]).toEqual([1, 'execution', ['b', 'd']])
  })

  it('a neighbour who is away by the time stands on no list', () => {
    const table = festival().correct({ mark: { player: 'b', mark: 'away', on: true } })
    expect(table.votes('a>f d>e').facts('vote-open').at(-1)?.candidates).toEqual(['d'])
  })

  it('a ballot for an Idiot shows his card here too, where any vote does (4.11 D34)', () => {
    const seats = SEATS.replace('D villager', 'D village-idiot')
    const table = tied({ idiotTrigger: 'anyVote' }, seats)
    expect(table.votes('a>d b>d c>b e>b f>b').facts('role-shown')).toEqual([
      { fact: 'role-shown', player: 'd', role: 'village-idiot' }
    ])
    expect(table.dead).toEqual(['b'])
  })

  it('an Executioner’s ballot is no Sheriff’s: of two tied the left one (10.1)', () => {
    const table = festival().correct({ card: 'executioner' }).until('executioner').answer('g')
    expect(table.until('vote').votes('a>f b>e').votes('g>b a>d').dead).toEqual(['d'])
  })
})
