import { mount } from '@vue/test-utils'
import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Publication } from '../../shared/public'
import App from './App.vue'
import { createOverlayI18n } from './i18n'
import { aPublication, aShow, aView } from './testing/view'
import type { Receiver } from './transport'

let receiver: Receiver

function overlay() {
  return mount(App, {
    props: {
      still: false,
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
    const nothing = app.html()
    await send(aPublication(1, null), true)
    expect(app.html()).toBe(nothing)
    await send(aPublication(2, aView(), aShow({ blackout: true })))
    expect(app.html()).toBe(nothing)
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

  it('keeps the last picture for ten seconds when the link is lost, then goes blank', async () => {
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
})
