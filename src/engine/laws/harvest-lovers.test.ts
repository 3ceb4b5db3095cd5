import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A villager, B villager, C villager, D werewolf, E cupid, F villager, G seer, H werewolf'
const UNFAITHFUL = 'end-of-the-harvest.unfaithful'
const SECRET = 'end-of-the-harvest.secret-lover'
const WHY = { module: 'end-of-the-harvest', section: '5.6' }

/** Cupid of the festival is asked who of A and B is unfaithful. */
const asked = (seats = SEATS) =>
  seat(seats, { houseRules: { sheriffElection: 'none' } })
    .correct({ card: 'end-of-the-harvest' })
    .answer(true)
    .play({ cupid: ['a', 'b'] }, UNFAITHFUL)

describe('the triangle of the festival (rulebook 5.6, D64)', () => {
  it('asks Cupid for one of the couple, then for a third, and tells him which one he chose', () => {
    const table = asked()
    const field = { by: 'e', kind: 'player', min: 1, max: 1 }
    expect(table.game.pending).toMatchObject({ fields: [{ key: 'unfaithful', ...field }] })
    expect(table.answer('b').game.pending).toMatchObject({
      actors: ['e'],
      fields: [{ key: 'secret', ...field }],
      about: { unfaithful: 'b' }
    })
    expect(table.refused({ command: 'answer', prompt: SECRET, answer: 'a' })).toMatchObject({
      code: 'of-the-couple',
      section: '5.6'
    })
  })

  it('the history keeps who is unfaithful, and the new couple', () => {
    const table = asked().answer('a').answer('c')
    expect(table.history('unfaithful')).toMatchObject([{ by: ['e'], on: ['a'], why: WHY }])
    expect(table.history('link').at(-1)).toMatchObject({ by: ['e'], on: ['a', 'c'], why: WHY })
  })

  it('the other one is abandoned, whichever of the two was named', () => {
    const table = asked().answer('a').answer('c').until('vote')
    expect(table.refuses({ ballots: { b: 'a' } })).toBe('lover')
    expect([table.refuses({ ballots: { a: 'c' } }), table.refuses({ ballots: { c: 'a' } })]).toEqual([
      'lover',
      'lover'
    ])
    expect(table.votes('d>a f>a').until('dusk').dead).toEqual(['a', 'b', 'c'])
  })

  it('the abandoned one is no lover any more: he dies in the camp of his card', () => {
    // A leaves his wolf B for C, who is one of the village: A and C have become a couple of one camp.
    const table = asked(SEATS.replace('B villager', 'B werewolf')).answer('a').answer('c')
    const camps = () => table.summary.players.map(({ camp }) => camp)
    expect(camps().slice(0, 3)).toEqual(['village', 'werewolves', 'village'])
    // B leaves A for C: who grieves for both, A, is of the village still.
    const mixed = asked(SEATS.replace('B villager', 'B werewolf')).answer('b').answer('c')
    mixed.correct({ kill: 'b' }).until('vote')
    expect(mixed.summary.players.slice(0, 3).map(({ camp, alive }) => [camp, alive])).toEqual([
      ['village', false],
      ['lovers', false],
      ['lovers', false]
    ])
  })

  it('Cupid dies before he points, or the festival is ended: the questions are asked for show', () => {
    const dies = asked().correct({ kill: 'e' }).until('dawn')
    const called = dies.game.past.flatMap(({ pending }) => (pending?.say ? [pending] : []))
    expect(called.find(({ prompt }) => prompt === 'end-of-the-harvest.recognise')?.actors).toEqual([])
    expect(dies.log('unfaithful')).toEqual([])
    const ended = asked().correct({ endCard: 'end-of-the-harvest' })
    expect(ended.game.pending).toMatchObject({ prompt: UNFAITHFUL, say: true })
    expect(ended.until('dawn').log('unfaithful')).toEqual([])
  })
})
