import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat } from '../testing/table'

const SEATS = 'A werewolf, B werewolf, C seer, D villager, E villager, F villager, G villager, H villager'
const vote = (houseRules: Partial<HouseRules> = {}, victim: string | null = null) =>
  seat(SEATS, { houseRules: { sheriffElection: 'none', ...houseRules } })
    .night({ werewolves: victim })
    .until('vote')

describe('the forms of a vote (rulebook 3.7, D25)', () => {
  it('simultaneous: candidates and voters in order of seats, nobody in turn', () => {
    const table = vote({}, 'd')
    expect(table.facts('vote-open')).toEqual([
      { fact: 'vote-open', form: 'simultaneous', round: 1, candidates: [...'abcefgh'] }
    ])
    expect([table.actors, table.facts('sequence')]).toEqual([[...'abcefgh'], []])
  })

  it('angryMob: each is asked in turn, from the left of the last killed', () => {
    expect(vote({ voteMode: 'angryMob' }, 'd').actors).toEqual([...'efghabc'])
  })

  it('angryMob: the two highest stand, more where they are tied', () => {
    const table = vote({ voteMode: 'angryMob' })
    expect(table.votes('a>h b>c c>d d>c e>d f>d g>c').choices).toEqual(['c', 'd'])
    const first = vote({ voteMode: 'angryMob' })
    expect(first.votes('a>c b>d c>d e>d f>e g>e').choices).toEqual(['d', 'e'])
    const tied = vote({ voteMode: 'angryMob' })
    expect(tied.votes('a>d b>h c>d d>e e>h f>e g>d').choices).toEqual(['d', 'e', 'h'])
  })

  it('angryMob: one alone with votes is executed at once; on the stage most votes decide', () => {
    expect(vote({ voteMode: 'angryMob' }).votes('a>c b>c').dead).toEqual(['c'])
    const table = vote({ voteMode: 'angryMob' }).votes('a>c b>d')
    expect(table.votes('e>c f>c g>d').dead).toEqual(['c'])
  })

  it('nobody named by anybody: nobody, in any form', () => {
    for (const voteMode of ['simultaneous', 'angryMob', 'secret', 'perCandidate'] as const)
      expect(vote({ voteMode }).votes('').until('dusk').facts('verdict')).toEqual([
        { fact: 'verdict', players: [], outcome: 'nobody' }
      ])
  })
})

describe('a vote in turn (rulebook 5.3 C7)', () => {
  const inTurn = () => {
    const table = seat(SEATS, { houseRules: { sheriffElection: 'none' } }).night({ werewolves: 'h' })
    return table.correct({ card: 'influences' }).until('influences.first-voter').answer('e')
  }

  it('its order is told when it opens, and again with every ballot, the last too', () => {
    const table = inTurn()
    const order = [...'efgabcd']
    const told = () => table.facts('sequence')
    expect(told()).toEqual([{ fact: 'sequence', form: 'influences', order, next: 'e', given: {} }])
    for (const voter of order) {
      expect(table.actors).toEqual([voter])
      table.answer(null)
    }
    expect(told().at(1)).toMatchObject({ next: 'f', given: { e: null } })
    expect(told().at(-1)).toMatchObject({ next: null, given: { d: null } })
    expect(told()).toHaveLength(8)
  })

  it('whoever was to vote last dies: what was given is counted', () => {
    const table = inTurn()
    for (const answer of ['a', 'a', 'b', null, null, null]) table.answer(answer)
    expect(table.actors).toEqual(['d'])
    table.correct({ kill: 'd' }).until('execution')
    expect(table.facts('vote').at(-1)).toMatchObject({ totals: { a: 4, b: 2 }, top: ['a'] })
    expect(table.dead).toEqual(['a', 'd', 'h'])
  })

  it('nobody has voted and nobody can: nobody', () => {
    const table = inTurn()
    for (const player of [...'abcdefg']) table.correct({ mark: { player, mark: 'no-vote', on: true } })
    table.until('dusk')
    expect([table.facts('vote'), table.facts('verdict')]).toEqual([
      [],
      [{ fact: 'verdict', players: [], outcome: 'nobody' }]
    ])
  })
})
