import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OmniscientView } from '../../shared/omniscient'
import en from '../locales/en/log.json'
import zh from '../locales/zh/log.json'
import { createOverlayI18n } from '../overlay/i18n'
import { overlayOptions } from '../overlay/options'
import { aPublication, aShow, aView } from '../overlay/testing/view'
import type { MoreEvents, Receiver } from '../overlay/transport'
import Omniscient from './Omniscient.vue'

let receiver: Receiver
let tell: (secrets: OmniscientView | null) => void
let count: number

const cast = ['werewolf', 'seer', 'witch', 'piper', 'villager', 'villager', 'villager', 'villager'] as const
const secrets = (actions: NonNullable<OmniscientView['night']>['actions'] = []): OmniscientView => ({
  players: cast.map((role, at) => ({
    id: `p${at + 1}`,
    role: at === 7 ? null : role,
    camp: at === 7 ? null : role === 'werewolf' ? 'werewolves' : role === 'piper' ? 'piper' : 'village',
    wolf: role === 'werewolf',
    awake: role === 'seer',
    marks: at === 2 ? ['lover', 'charmed'] : []
  })),
  night: { round: 2, actions }
})
const check = { what: 'check', by: ['p2'], on: ['p1'], result: 'werewolf' }
const bite = { what: 'wolves', by: ['p1'], on: ['p5'], result: null }

function page(search = '') {
  return mount(Omniscient, {
    props: {
      options: overlayOptions(search),
      connect: (more: MoreEvents) => {
        tell = (told) => more['omniscient']?.({ revision: 1, secrets: told })
        return (given: Receiver) => {
          receiver = given
          return () => undefined
        }
      }
    },
    global: { plugins: [createOverlayI18n({ en, zh })] }
  })
}

async function night(told: OmniscientView | null, language: 'en' | 'zh' = 'en') {
  count += 1
  receiver.publication(aPublication(count, aView({ phase: 'night' }), aShow({ language })), true)
  tell(told)
  await nextTick()
  await nextTick()
}

beforeEach(() => {
  count = 0
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the page of the omniscient audience', () => {
  it('tells every role that is known, its side by a shape, and secret bonds', async () => {
    const shown = page()
    await night(secrets())
    const seats = shown.findAll('.seat')
    expect(seats.map((seat) => seat.find('.role .card').exists())).toEqual([...Array(7).fill(true), false])
    expect(seats[0]?.find('.role').text()).toBe('Werewolf')
    expect(seats[0]?.classes()).toContain('of-wolves')
    expect(seats[3]?.classes()).toContain('of-alone')
    expect(seats[2]?.findAll('.role .mark')).toHaveLength(3)
  })

  it('lights the houses of whoever is awake, and of nobody else', async () => {
    const shown = page()
    await night(secrets())
    const lit = shown.findAll('.seat').map((seat) => seat.classes().includes('lit'))
    expect(lit).toEqual(cast.map((role) => role === 'seer'))
  })

  it('tells what is done as it is done, and takes back what is undone', async () => {
    const shown = page()
    await night(secrets([check]))
    expect(shown.findAll('.deed').map((deed) => deed.text())).toEqual([
      'Seer 2 Player 2 looks at 1 Player 1: Werewolf'
    ])
    await night(secrets([check, bite]))
    expect(shown.findAll('.deed')[1]?.text()).toBe('The wolves choose 5 Player 5')
    expect(shown.get('.newest img').attributes('src')).toContain('role-werewolf')
    await night(secrets([check]))
    expect(shown.findAll('.deed')).toHaveLength(1)
  })

  it('speaks Chinese, and calls players as its address asks', async () => {
    const shown = page('?names=numbers')
    await night(secrets([check]), 'zh')
    expect(shown.get('.deed').text()).toContain('1 号')
    expect(shown.get('.deed').text()).not.toContain('Player')
    expect(shown.get('.seat .role').text()).toBe('狼人')
  })

  it('shows the newest five, and the deeds of no other night', async () => {
    const shown = page()
    await night(secrets(Array.from({ length: 7 }, () => check)))
    expect(shown.findAll('.deed')).toHaveLength(5)
    await night({ ...secrets([check]), night: { round: 1, actions: [check] } })
    expect(shown.findAll('.deed')).toHaveLength(0)
    expect(shown.findAll('.seat')).toHaveLength(8)
  })

  it('tells the newest deed and every role in the side bar', async () => {
    const shown = page('?scene=side-bar')
    await night(secrets([check, bite]))
    expect(shown.get('.message').text()).toBe('The wolves choose 5 Player 5')
    expect(shown.findAll('.row .role')).toHaveLength(7)
  })

  it('is blank as soon as the link is lost, and under a blackout', async () => {
    const shown = page()
    await night(secrets([check]))
    receiver.lost()
    vi.advanceTimersByTime(0)
    await nextTick()
    expect(shown.find('.stage').exists()).toBe(false)
    await night(secrets([check]))
    expect(shown.find('.stage').exists()).toBe(true)
    receiver.publication(aPublication(99, null, aShow({ blackout: true })), false)
    await nextTick()
    expect(shown.find('.stage').exists()).toBe(false)
  })
})
