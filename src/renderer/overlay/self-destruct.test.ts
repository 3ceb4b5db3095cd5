import { describe, expect, it } from 'vitest'
import type { PublicView } from '../../shared/public'
import LowerThird from './LowerThird.vue'
import { panelOf, sceneOf } from './scene'
import SideBar from './SideBar.vue'
import SelfDestructMoment from './SelfDestructMoment.vue'
import { show } from './testing/mount'
import { aPlayer, aPublication, aShow, aView } from './testing/view'

const players = (role: string | null) => [
  aPlayer(1),
  aPlayer(2, { alive: false, role }),
  aPlayer(3),
  aPlayer(4)
]

function blast(more: Partial<PublicView> = {}): PublicView {
  const selfDestruct = { player: 'p2', badge: null }
  return aView({ players: players(null), selfDestruct, deaths: ['p2'], ...more })
}

const moment = (more: Partial<PublicView> = {}, how = {}) =>
  show(SelfDestructMoment, { view: blast(more), show: aShow() }, how)

describe('a wolf who blows up (7.8)', () => {
  it('fills the stage, at dawn too, until the next phase or the end', () => {
    const scene = (view: PublicView) => sceneOf(aPublication(1, view))
    expect(scene(blast())).toBe('self-destruct')
    expect(scene(blast({ phase: 'dawn' }))).toBe('self-destruct')
    const winners = { camps: ['village'], players: [], rule: 'W1', roles: null }
    expect(scene(blast({ winners }))).toBe('winner')
  })

  it('names him and the night, boards his house and leaves the others lit', () => {
    const shown = moment()
    expect(shown.text()).toContain('A wolf self-destructs')
    expect(shown.text()).toContain('Player 2')
    expect(shown.text()).toContain('Straight to night')
    expect([shown.findAll('.fresh').length, shown.findAll('.lit').length]).toEqual([1, 3])
  })

  it('names his card only where it was shown (D37)', () => {
    expect(moment().text()).not.toContain('Role')
    expect(moment({ players: players('werewolf') }).text()).toContain('All speech ends. Role: Werewolf')
  })

  it('tells what becomes of the badge (D73)', () => {
    const told = (badge: 'lost' | 'later') => moment({ selfDestruct: { player: 'p2', badge } }).text()
    expect(told('lost')).toContain('The Sheriff’s badge is lost')
    expect(told('later')).toContain('The election goes on at the next dawn')
  })

  it('tells whom he takes along, in his place, and boards that house (7.8)', () => {
    const taken = { by: 'p2', target: 'p3' }
    const after = blast({ taken, deaths: ['p3'] })
    const shown = show(SelfDestructMoment, { view: after, show: aShow() })
    expect(shown.find('.told').text()).toBe('2\u00a0Player 2 takes along')
    expect(shown.find('.name').text()).toBe('Player 3')
    const third = show(LowerThird, { view: after, show: aShow() })
    expect(third.find('.message').text()).toContain('2\u00a0Player 2 takes 3\u00a0Player 3 along')
  })

  it('gives way to the shot of a Hunter whom he takes, by day too, and to who speaks (7.8)', () => {
    const taken = { by: 'p2', target: 'p3' }
    const shot = { by: 'p3', target: 'p4' }
    const after = (deaths: string[]) =>
      aView({ phase: 'day', players: players(null), selfDestruct: null, taken, shot, deaths })
    expect(panelOf(after(['p4']), aShow())).toBe('shot')
    expect(panelOf(after(['p1']), aShow())).toBe('deaths')
    expect(panelOf(after(['p4']), aShow({ speaker: 'p4' }))).toBe('speaker')
    expect(panelOf(aView({ phase: 'day', shot, deaths: ['p4'] }), aShow())).toBeNull()
  })

  it('plays his lamp going out only where viewers saw it lit', () => {
    expect(moment().findAll('.play-lamp-off')).toHaveLength(0)
    const playing = moment({}, { moving: true })
    expect([playing.findAll('.play-lamp-off').length, playing.findAll('.play-lamp-on').length]).toEqual([
      1, 0
    ])
  })

  it('is told in a side bar of twelve while he speaks his last words', () => {
    const players = aView({}, 12).players.map((one) => (one.id === 'p2' ? { ...one, alive: false } : one))
    const side = show(SideBar, { view: blast({ players }), show: aShow({ speaker: 'p2' }) })
    expect(side.find('.brief').text()).toBe('Seat\u00a02: straight to night')
  })

  it('is one line in the lower third, in both languages', () => {
    const said = (language: 'en' | 'zh') => {
      const third = show(LowerThird, { view: blast(), show: aShow({ language }) }, { language })
      return third.find('.message').text()
    }
    expect(said('en')).toBe('A wolf self-destructs2\u00a0Player 2: straight to night')
    expect(said('zh')).toBe('狼人自爆2\u00a0号\u00a0Player 2：立即入夜')
  })
})
