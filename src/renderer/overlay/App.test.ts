import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Publication } from '../../shared/public'
import App from './App.vue'
import { createOverlayI18n } from './i18n'
import { overlayOptions } from './options'
import { aPublication, aShow, aTally, aView } from './testing/view'
import type { Receiver } from './transport'

let receiver: Receiver

function overlay(search = '') {
  return mount(App, {
    props: {
      options: overlayOptions(search),
      connect: (given: Receiver) => {
        receiver = given
        return () => undefined
      }
    },
    global: { plugins: [createOverlayI18n()] }
  })
}

async function send(publication: Publication, fresh = false) {
  receiver.publication(publication, fresh)
  await nextTick()
  await nextTick()
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('App', () => {
  it('renders nothing before a game, without one, and under a blackout', async () => {
    const app = overlay()
    await send(aPublication(1, null), true)
    expect(app.find('.frame').exists()).toBe(false)
    await send(aPublication(2, aView(), aShow({ blackout: true })))
    expect(app.find('.frame').exists()).toBe(false)
    expect(app.text()).toBe('')
  })

  it('draws the first picture at once and plays what changes later', async () => {
    const app = overlay()
    await send(aPublication(1), true)
    expect(app.find('.play-column').exists()).toBe(false)
    await send(aPublication(2, aView({ phase: 'night' })))
    await send(aPublication(3))
    expect(app.find('.play-column').exists()).toBe(true)
  })

  it('draws at once again after a reconnection', async () => {
    const app = overlay()
    await send(aPublication(1), true)
    await send(aPublication(1, aView({ phase: 'night' })), true)
    expect(app.find('.play-lamp-off').exists()).toBe(false)
  })

  it('changes its language while playing', async () => {
    const app = overlay()
    await send(aPublication(1), true)
    expect(app.text()).toContain('Day 2')
    await send(aPublication(2, aView(), aShow({ language: 'zh' })))
    expect(app.text()).toContain('第二天')
    expect(app.find('.stage').attributes('lang')).toBe('zh-Hans')
  })

  it('keeps the last picture for ten seconds when the link is lost, then goes blank (P40)', async () => {
    const app = overlay()
    await send(aPublication(1), true)
    receiver.lost()
    vi.advanceTimersByTime(9_000)
    receiver.lost()
    await nextTick()
    expect(app.text()).toContain('Day 2')
    vi.advanceTimersByTime(1_000)
    await nextTick()
    expect(app.text()).toBe('')
    await send(aPublication(1), true)
    expect(app.text()).toContain('Day 2')
  })

  it('shows nothing while the board is hidden', async () => {
    const app = overlay()
    await send(aPublication(1), true)
    await send(aPublication(2, aView(), aShow({ board: 'hidden' })), true)
    expect(app.text()).toBe('')
  })

  it('cuts to black at once, and lets a board that is hidden fade', async () => {
    const app = overlay()
    const fades = () => app.find('transition-stub').attributes('css')
    await send(aPublication(1), true)
    await send(aPublication(2, null, aShow({ board: 'hidden' })))
    expect(fades()).toBe('true')
    await send(aPublication(3))
    await send(aPublication(4, null, aShow({ blackout: true })))
    expect(fades()).toBe('false')
  })

  it.each([
    ['lower-third', '.third'],
    ['side-bar', '.side'],
    ['seats', '.column'],
    ['timer', '.timer'],
    ['vote', '.tally'],
    ['phase', '.bug']
  ])('is only the %s at its address', async (scene, part) => {
    const app = overlay(`?scene=${scene}`)
    const timer = { name: 'speech', seconds: 60, endsAt: null, leftMs: 1000 } as const
    await send(aPublication(1, aView({ phase: 'vote', vote: aTally }), aShow({ timer })), true)
    expect(app.find(part).exists()).toBe(true)
    const others = ['.third', '.side', '.column', '.timer', '.tally', '.bug'].filter(
      (other) => other !== part
    )
    for (const other of others) expect([other, app.find(other).exists()]).toEqual([other, false])
  })

  it('keeps the card of the day on its own page for as long as it is in force', async () => {
    const app = overlay('?scene=card')
    const card = { card: 'burial', moon: 'dark', variant: false } as const
    const running = [{ card: 'burial', moon: 'dark', until: 'game-end' }] as const
    await send(aPublication(1, aView({ phase: 'day', card, running })), true)
    expect(app.find('h2').text()).toBe('Burial')
    await send(aPublication(2, aView({ phase: 'day', card })))
    expect(app.find('.card').exists()).toBe(false)
  })

  it('speaks the language of its address, whatever the show speaks', async () => {
    const app = overlay('?language=zh')
    await send(aPublication(1), true)
    expect(app.find('.stage').attributes('lang')).toBe('zh-Hans')
    expect(app.text()).toContain('第二天')
  })

  it.each(['reduced', 'none'])('plays no moment with motion %s', async (motion) => {
    const app = overlay(`?motion=${motion}`)
    await send(aPublication(1), true)
    await send(aPublication(2, aView({ phase: 'night' })))
    expect(app.find('[class*="play-"]').exists()).toBe(false)
  })
})
