import { describe, expect, it } from 'vitest'
import type { PublicView, Recap, ShowState } from '../../shared/public'
import LowerThird from './LowerThird.vue'
import PhaseBug from './PhaseBug.vue'
import SideBar from './SideBar.vue'
import TimerScene from './TimerScene.vue'
import { show } from './testing/mount'
import { anOpenVote, aPlayer, aShow, aTally, aView } from './testing/view'

const timer = { name: 'speech', seconds: 90, endsAt: null, leftMs: 45_000 } as const

function third(more: Partial<PublicView>, state: Partial<ShowState> = {}) {
  return show(LowerThird, { view: aView(more), show: aShow(state) })
}

function side(seats: number, more: Partial<PublicView> = {}, state: Partial<ShowState> = {}, search = '') {
  return show(SideBar, { view: aView(more, seats), show: aShow(state) }, { search })
}

describe('the lower third', () => {
  const dead = aView().players.map((player) =>
    player.seat === 3 ? aPlayer(3, { alive: false, role: 'seer' }) : player
  )

  it.each<[string, Partial<PublicView>, Partial<ShowState>, string]>([
    ['an opening', { round: 0, phase: 'night' }, {}, '8 players at the table'],
    ['a night', { phase: 'night' }, {}, 'Night falls'],
    ['what the Seer saw', { phase: 'night', seen: 'wolf' }, {}, 'The Seer saw: a Werewolf'],
    ['a dawn', { phase: 'dawn' }, {}, 'Open your eyes.'],
    ['a quiet night', { phase: 'dawn', deaths: [] }, {}, 'Everyone wakes.'],
    ['a death', { phase: 'dawn', players: dead, deaths: ['p3'] }, {}, '3\u00a0Player 3 dies. Role: Seer'],
    ['a card', { phase: 'event', card: { card: 'flood', moon: 'full', variant: false } }, {}, 'Flood'],
    ['who speaks', {}, { speaker: 'p5' }, 'Speaking5\u00a0Player 5'],
    ['an open vote', { phase: 'vote', vote: anOpenVote }, {}, 'Vote openThe village votes'],
    ['a count', { phase: 'vote', vote: aTally }, {}, '2\u00a0Player 2 has the most votes'],
    [
      'a tie',
      { phase: 'vote', vote: { ...aTally, top: ['p2', 'p3'] } },
      {},
      'Tie: 2\u00a0Player 2, 3\u00a0Player 3'
    ],
    [
      'a verdict',
      { phase: 'vote', vote: aTally, verdict: { players: ['p2'], outcome: 'executed' } },
      {},
      '2\u00a0Player 2 is voted out'
    ],
    [
      'an accusation',
      { phase: 'event', accused: { player: 'p2', witnesses: null } },
      {},
      '2\u00a0Player 2 stands accused'
    ],
    [
      'an end',
      { phase: 'over', winners: { camps: ['village'], players: [], rule: 'W1', roles: null } },
      {},
      'The village sees morning'
    ],
    ['the rest of a day', {}, {}, '8 of 8 alive']
  ])('tells %s in one line', (_what, more, state, words) => {
    expect(third(more, state).find('.message').text()).toContain(words)
  })

  it('gives nothing of a held count away', () => {
    const verdict = { players: ['p3'], outcome: 'executed' }
    const held = third({ phase: 'vote', vote: aTally, verdict, players: dead }, { holdTotals: true })
    expect(held.text()).toContain('Totals held')
    expect(held.html()).not.toMatch(/Seer|voted out|47|39/)
    expect(held.find('.house.dead').exists()).toBe(false)
  })

  it('calls the last chapter of the story the end', () => {
    const recap: Recap = {
      ...{ phase: 'over', round: 2, lines: { en: ['All is told'], zh: [] }, at: 4, of: 4 },
      ...{ roles: {}, dead: [], fell: [] }
    }
    const told = show(LowerThird, { view: aView({ phase: 'over' }), show: aShow() }, { recap })
    expect(told.find('.phase').text()).toBe('The end')
  })

  it('has the clock in place of the card while one runs', () => {
    const running = [{ card: 'burial', moon: 'dark', until: 'game-end' }] as const
    expect(third({ running }).find('.slot').text()).toContain('Burial')
    expect(third({ running }, { timer }).find('.slot').text()).toBe('0:45Speech')
  })
})

describe('the side bar', () => {
  it('lists names up to twelve and houses above', () => {
    expect(side(12).findAll('.row')).toHaveLength(12)
    expect(side(13).findAll('.row')).toHaveLength(0)
    expect(side(30).findAll('.grid .house')).toHaveLength(30)
  })

  it('has news where the list leaves no room for more', () => {
    const verdict = { players: ['p2'], outcome: 'executed' }
    const running = [{ card: 'burial', moon: 'dark', until: 'game-end' }] as const
    const told = side(12, { phase: 'vote', vote: aTally, verdict, running })
    expect(told.findAll('.event').map((part) => part.text())).toEqual(['Seat\u00a02 is voted out'])
    expect(side(12, { running }).find('.event').text()).toContain('Burial')
  })

  it('says nothing twice', () => {
    expect(side(8).find('.message').exists()).toBe(false)
    expect(side(8, {}, { speaker: 'p2' }).find('.message').text()).toContain('2\u00a0Player 2')
  })

  it('goes to the other side when a corner on its own is kept free', () => {
    expect(side(8).classes()).toContain('on-the-right')
    expect(side(8, {}, {}, '?keep=top-right').classes()).toContain('on-the-left')
    expect(side(8, {}, {}, '?keep=top-left').classes()).toContain('on-the-right')
  })

  it('marks who speaks', () => {
    const rows = side(8, {}, { speaker: 'p4' }).findAll('.row')
    expect(rows.map((row) => row.classes('speaks')).indexOf(true)).toBe(3)
  })
})

describe('the clock on its own page', () => {
  const clock = (state: Partial<ShowState>) => show(TimerScene, { view: aView(), show: aShow(state) })

  it('names what it measures and who speaks', () => {
    expect(clock({ timer, speaker: 'p2' }).text()).toContain('0:45')
    expect(clock({ timer, speaker: 'p2' }).text()).toContain('2\u00a0Player 2')
    expect(clock({ timer }).find('.how').text()).toBe('Speech')
  })

  it('is nothing without a timer and a speaker', () => {
    expect(clock({}).text()).toBe('')
  })
})

describe('the pulse beside the phase', () => {
  const bug = (more: Partial<PublicView>) => show(PhaseBug, { view: aView(more), show: aShow() })

  it('is there while something is under way that moves nothing else', () => {
    expect(bug({ phase: 'vote', vote: anOpenVote }).find('.pulse').exists()).toBe(true)
    expect(bug({ phase: 'vote', vote: aTally }).find('.pulse').exists()).toBe(false)
  })
})
