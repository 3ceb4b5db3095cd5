import { describe, expect, it } from 'vitest'
import type { PublicView, ShowState } from '../../shared/public'
import TableScene from './TableScene.vue'
import { show } from './testing/mount'
import { anOpenVote, aPlayer, aShow, aTally, aView } from './testing/view'

function table(more: Partial<PublicView>, state: Partial<ShowState> = {}) {
  const shown = aShow(state)
  return show(TableScene, { view: aView(more), show: shown }, { language: shown.language })
}

const open = anOpenVote

describe('TableScene', () => {
  it('says who may be voted for while the vote is open', () => {
    const scene = table({ phase: 'vote', vote: open })
    expect(scene.find('.bug').text()).toContain('Vote open')
    expect(scene.findAll('.bottom .house')).toHaveLength(3)
  })

  it('shows the totals, the leader first and lit', () => {
    const rows = table({ phase: 'vote', vote: aTally }).findAll('.row')
    expect(rows.map((row) => row.find('.total').text())).toEqual(['47', '39'])
    expect(rows.map((row) => row.classes('leads'))).toEqual([true, false])
  })

  it('has no total in the page while totals are held', () => {
    const scene = table({ phase: 'vote', vote: aTally }, { holdTotals: true })
    expect(scene.text()).toContain('Totals held')
    expect(scene.text()).not.toMatch(/47|39/)
    expect(scene.find('.leads').exists()).toBe(false)
  })

  it('does not give the verdict away while totals are held', () => {
    const players = aView().players.map((player) =>
      player.seat === 2 ? aPlayer(2, { alive: false, role: 'werewolf', mayVote: false }) : player
    )
    const verdict = { players: ['p2'], outcome: 'executed' }
    const scene = table(
      { phase: 'vote', vote: aTally, verdict, players, deaths: ['p2'] },
      { holdTotals: true }
    )
    expect(scene.text()).not.toMatch(/voted out|Werewolf/)
    expect(scene.find('.dead').exists()).toBe(false)
    expect(scene.findAll('.bottom .house')).toHaveLength(8)
  })

  it('tells the verdict with the count once it is shown', () => {
    const verdict = { players: ['p2'], outcome: 'executed' }
    const scene = table({ phase: 'vote', vote: aTally, verdict })
    expect(scene.find('.outcome').text()).toBe('2\u00a0Player 2 is voted out')
  })

  it('sets two against each other in a second vote', () => {
    const scene = table({
      phase: 'vote',
      vote: { ...anOpenVote, round: 2, candidates: ['p2', 'p3'] }
    })
    expect(scene.findAll('.side')).toHaveLength(2)
  })

  it('names a tie', () => {
    const scene = table({ phase: 'vote', vote: { ...aTally, top: ['p2', 'p3'] } })
    expect(scene.find('.bug').text()).toContain('Tie')
    expect(scene.findAll('.leads')).toHaveLength(2)
  })

  it('follows a vote in turn', () => {
    const scene = table({
      phase: 'vote',
      vote: open,
      sequence: { form: 'influences', order: ['p1', 'p2', 'p3'], next: 'p2', given: { p1: 'p3' } }
    })
    expect(scene.findAll('.turn').map((turn) => turn.classes('now'))).toEqual([false, true, false])
    expect(scene.find('.bottom').text()).toContain('Influences')
    expect(scene.findAll('.target')).toHaveLength(1)
  })

  it('says whom the shot hits', () => {
    const players = [aPlayer(1, { alive: false }), aPlayer(2, { alive: false }), ...aView().players.slice(2)]
    const scene = table({ phase: 'vote', players, shot: { by: 'p1', target: 'p2' }, deaths: ['p2'] })
    expect(scene.find('.bottom').text()).toContain('1\u00a0Player 1 shoots 2\u00a0Player 2')
  })

  it('lists running cards, and a crescent that lies face down without its name', () => {
    const scene = table({
      running: [
        { card: 'burial', moon: 'dark', until: 'game-end' },
        { card: null, moon: 'crescent', until: 'next-draw' }
      ]
    })
    expect(scene.findAll('.chip').map((chip) => chip.text())).toEqual(['Burialrest of the game', 'waiting'])
  })

  it('speaks Chinese', () => {
    const scene = table({ phase: 'vote', vote: open }, { language: 'zh' })
    expect(scene.text()).toContain('第二天')
    expect(scene.text()).toContain('全村投票')
  })
})
