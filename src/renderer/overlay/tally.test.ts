import { describe, expect, it } from 'vitest'
import { tallyOf } from './tally'
import { aTally, aView } from './testing/view'

describe('tallyOf', () => {
  it('sorts by lead, votes and seat, with the voters of each', () => {
    const { rows, abstained } = tallyOf(aView({ vote: aTally }))
    expect(rows.map((row) => [row.player.seat, row.total, row.leads])).toEqual([
      [2, 47, true],
      [3, 39, false]
    ])
    expect(rows.map((row) => row.voters.map((voter) => voter.seat))).toEqual([[1, 4], [5]])
    expect(abstained.map((player) => player.seat)).toEqual([6])
  })

  it('lists who got none, where that decides', () => {
    const vote = {
      ...aTally,
      form: 'great-distrust',
      totals: { p1: 2 },
      top: ['p8'],
      ballots: { p2: ['p1', 'p3'] }
    }
    const { rows } = tallyOf(aView({ vote }))
    expect(rows.map((row) => [row.player.seat, row.total])).toEqual([
      [8, 0],
      [1, 2]
    ])
    expect(rows[1]?.voters.map((voter) => voter.seat)).toEqual([2])
  })

  it('counts the hands of an open vote, each as many as it weighs', () => {
    const view = aView({
      vote: {
        ...aTally,
        open: true,
        totals: null,
        top: [],
        ballots: { p1: 'p3', p2: 'p3', p4: 'p2', p5: null }
      }
    })
    const players = view.players.map((one) => (one.id === 'p4' ? { ...one, weight: 3 } : one))
    const { rows, abstained } = tallyOf({ ...view, players })
    expect(rows.map((row) => [row.player.seat, row.total, row.leads])).toEqual([
      [2, 3, false],
      [3, 2, false]
    ])
    expect(abstained.map((player) => player.seat)).toEqual([5])
  })

  it('keeps five rows', () => {
    const totals = Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`p${at + 1}`, 8 - at]))
    const { rows, others } = tallyOf(aView({ vote: { ...aTally, totals } }))
    expect([rows.length, others.length]).toEqual([5, 3])
  })
})
