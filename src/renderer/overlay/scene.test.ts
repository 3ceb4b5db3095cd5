import { describe, expect, it } from 'vitest'
import { panelOf, sceneOf, stepOf } from './scene'
import { anOpenVote, aPublication, aShow, aTally, aView } from './testing/view'

const scene = (...view: Parameters<typeof aView>) => sceneOf(aPublication(1, aView(...view)))

describe('sceneOf', () => {
  it('follows the phases', () => {
    expect(scene({ round: 0, phase: 'night' })).toBe('opening')
    expect(scene({ phase: 'night' })).toBe('night')
    expect(scene({ phase: 'dawn' })).toBe('dawn')
    expect(scene({ phase: 'event' })).toBe('table')
    expect(scene({ phase: 'vote' })).toBe('table')
  })

  it('shows an election at dawn, and the dawn again once the deaths are told', () => {
    expect(scene({ phase: 'dawn', vote: aTally })).toBe('table')
    expect(scene({ phase: 'dawn', vote: aTally, deaths: [] })).toBe('dawn')
  })

  it('ends with the winners, whatever went before', () => {
    const winners = { camps: ['village'], players: [], rule: 'W1', roles: null }
    expect(scene({ phase: 'dawn', deaths: [], winners })).toBe('winner')
  })
})

describe('panelOf', () => {
  const card = { card: 'burial', moon: 'dark', variant: false } as const

  it('reads the card in its phase only', () => {
    expect(panelOf(aView({ phase: 'event', card }), aShow())).toBe('card')
    expect(panelOf(aView({ phase: 'day', card }), aShow())).toBeNull()
  })

  it('never covers an open vote', () => {
    const vote = anOpenVote
    expect(panelOf(aView({ phase: 'event', card, vote }), aShow())).toBe('vote-open')
  })

  it('shows the ballots of an open vote as they come in', () => {
    const vote = anOpenVote
    expect(panelOf(aView({ phase: 'vote', vote }), aShow())).toBe('vote-open')
    expect(panelOf(aView({ phase: 'vote', vote: { ...vote, ballots: { p1: 'p2' } } }), aShow())).toBe(
      'ballots'
    )
  })

  it('tells deaths that neither the verdict nor the shot names', () => {
    const verdict = { players: ['p2'], outcome: 'executed' }
    const shot = { by: 'p2', target: 'p3' }
    const view = aView({ phase: 'vote', verdict, shot })
    expect(panelOf({ ...view, deaths: ['p2'], shot: null }, aShow())).toBe('verdict')
    expect(panelOf({ ...view, deaths: ['p3'] }, aShow())).toBe('shot')
    expect(panelOf({ ...view, deaths: ['p4'] }, aShow())).toBe('deaths')
  })

  it('names the tied where only the outcome was entered', () => {
    const vote = { ...aTally, totals: null, ballots: null, top: ['p2', 'p3'] }
    expect(panelOf(aView({ phase: 'vote', vote }), aShow())).toBe('tie')
  })
})

describe('stepOf', () => {
  it('does not give a tie away while totals are held', () => {
    const view = aView({ phase: 'vote', vote: { ...aTally, top: ['p2', 'p3'] } })
    expect(stepOf(view, aShow())).toBe('tie')
    expect(stepOf(view, aShow({ holdTotals: true }))).toBe('held')
  })

  it('knows no tie where several are out at once', () => {
    const vote = { ...aTally, form: 'great-distrust', top: ['p2', 'p3'] }
    expect(stepOf(aView({ phase: 'vote', vote }), aShow())).toBe('result')
  })
})
