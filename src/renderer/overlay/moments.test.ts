import { describe, expect, it } from 'vitest'
import type { PublicView } from '../../shared/public'
import DawnMoment from './DawnMoment.vue'
import NightMoment from './NightMoment.vue'
import { show } from './testing/mount'
import { aPlayer, aShow, aView } from './testing/view'

const killed = [
  aPlayer(1),
  aPlayer(2, { alive: false, role: 'hunter' }),
  aPlayer(3, { alive: false }),
  aPlayer(4)
]

const nightOf = (how = {}) => show(NightMoment, { view: aView({ phase: 'night' }), show: aShow() }, how)
const dawnOf = (more: Partial<PublicView>) =>
  show(DawnMoment, { view: aView({ phase: 'dawn', ...more }), show: aShow() })

describe('NightMoment', () => {
  it('puts every window out', () => {
    const night = nightOf()
    expect(night.findAll('.unlit')).toHaveLength(8)
    expect(night.find('.lit').exists()).toBe(false)
    expect(night.text()).toContain('Night 2')
  })

  it('plays the lamps going out only where viewers can have seen them lit', () => {
    expect(nightOf().findAll('.play-lamp-off')).toHaveLength(0)
    expect(nightOf({ moving: true }).findAll('.play-lamp-off')).toHaveLength(8)
  })
})

describe('DawnMoment', () => {
  it('keeps every window dark until the deaths are told', () => {
    const dawn = dawnOf({})
    expect(dawn.findAll('.unlit')).toHaveLength(8)
    expect(dawn.text()).toContain('Day breaks')
  })

  it('lights all when nobody died', () => {
    const dawn = dawnOf({ deaths: [] })
    expect(dawn.findAll('.lit')).toHaveLength(8)
    expect(dawn.text()).toContain('Everyone wakes.')
  })

  it('names the one that stayed dark, with the role that was shown', () => {
    const dawn = dawnOf({ players: killed, deaths: ['p2'] })
    expect(dawn.text()).toContain('One window stayed dark')
    expect(dawn.text()).toContain('Player 2')
    expect(dawn.text()).toContain('Killed in the night. Role: Hunter')
    expect(dawn.findAll('.fresh')).toHaveLength(1)
  })

  it('names two', () => {
    const dawn = dawnOf({ players: killed, deaths: ['p2', 'p3'] })
    expect(dawn.findAll('.one')).toHaveLength(2)
    expect(dawn.text()).toContain('Two windows stayed dark')
  })

  it('tells the shot that followed', () => {
    const shot = { by: 'p2', target: 'p3' }
    const dawn = dawnOf({ players: killed, deaths: ['p3'], shot })
    expect(dawn.text()).toContain('2\u00a0Player 2 shoots 3\u00a0Player 3')
  })
})
