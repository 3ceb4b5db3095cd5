import { flushPromises, mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { afterEach, describe, expect, it } from 'vitest'
import { moderatorView } from '../../../engine'
import { seat } from '../../../engine/testing/table'
import type { CoHostState } from '../../../shared/co-host'
import { createTexts } from '../i18n'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'
import CoHost from './CoHost.vue'

let close: () => void = () => undefined
afterEach(() => close())

const table = () =>
  seat(
    'Ann werewolf, Bob werewolf, Cid seer, Dee witch, Eve hunter, Finn villager, Gus villager, Hal villager',
    { deck: ['gone-hunting'] }
  )

/** The co-host's page; `window.howlcast` is not there, as in his window. */
async function open(first: CoHostState) {
  let tell: (state: CoHostState) => void = () => undefined
  const bridge = {
    onState(listener: (state: CoHostState) => void) {
      tell = listener
      return () => undefined
    }
  }
  Object.defineProperty(window, 'howlcastCoHost', { value: bridge, configurable: true })
  Object.defineProperty(window, 'howlcast', { value: undefined, configurable: true })
  const page = mount(CoHost, {
    attachTo: document.body,
    global: { plugins: [createPinia(), createTexts('en')] }
  })
  close = () => page.unmount()
  const push = async (state: CoHostState) => {
    tell(state)
    await flushPromises()
  }
  await push(first)
  return { page, push, text: (css: string) => page.find(css).text() }
}
const stateOf = (view: CoHostState['view']): CoHostState => ({
  view,
  show: { timer: null, speaker: null },
  language: 'en',
  theme: 'dark'
})

describe('the co-host’s window', () => {
  it('shows the game as it goes, secrets and all', async () => {
    const game = table().until('seer').answer('ann').until('werewolves')
    const shown = await open(stateOf(moderatorView(game.game)))
    expect(shown.text('header')).toContain('Nothing can be done from here')
    expect(shown.text('h1')).toBe('Werewolves wake')
    expect(shown.text('[role=log]')).toContain('looks at 1 Ann')
    expect(shown.page.findAll('.tile')[0]?.text()).toContain('Werewolf')
    await shown.push(stateOf(moderatorView(game.answer('hal').game)))
    expect(shown.text('h1')).toBe('Witch wakes')
  })

  it('has nothing to press but the seats, which do nothing', async () => {
    const game = table().until('discussion')
    const shown = await open(stateOf(moderatorView(game.game)))
    const pressable = shown.page.findAll('button:not(.tile):not([disabled]), input, select, textarea, a')
    expect(pressable.map((one) => one.text())).toEqual([])
    for (const tile of shown.page.findAll('.tile')) await tile.trigger('click')
    await press('1', 'Enter', 'Escape', 'x')
    expect(shown.page.find('dialog').exists()).toBe(false)
  })

  it('shows the clock and who speaks, and says when no game is on', async () => {
    const game = table().until('discussion')
    const shown = await open(stateOf(null))
    expect(shown.text('h1')).toBe('No game is played now.')
    const timer = { name: 'speech', seconds: 60, endsAt: null, leftMs: 42_000 } as const
    const state = stateOf(moderatorView(game.game))
    await shown.push({ ...state, show: { timer, speaker: 'cid' } })
    expect(shown.text('[role=timer]')).toBe('0:42')
    expect(shown.text('.rail')).toContain('3 Cid')
  })

  it('shows how the game ended', async () => {
    const game = table().until('discussion').send({ command: 'end', camp: 'village' })
    while (game.game.pending) game.pass()
    const shown = await open(stateOf(moderatorView(game.game)))
    expect(shown.text('h1')).toMatch(/village/i)
  })
})

describe('the way to it on the desk sheet', () => {
  it('opens it, and asks first where the overlay fills every screen', async () => {
    const { page, made, push } = await mountConsole(sampleState(), {
      'show-co-host': (input: { overOverlay: boolean }) => ({
        ok: true,
        value: input.overOverlay ? 'open' : 'asks'
      })
    })
    close = () => page.unmount()
    await press('?')
    const button = (text: string) => page.findAll('button').find((one) => one.text() === text)
    await button('Open the co-host’s window')?.trigger('click')
    await flushPromises()
    expect(page.find('.asks').text()).toContain('fills every screen')
    await button('Open it over the overlay')?.trigger('click')
    await flushPromises()
    expect(made('show-co-host')).toEqual([{ overOverlay: false }, { overOverlay: true }])
    await push(sampleState({ coHost: true }))
    expect(button('Bring the co-host’s window to the front')).toBeDefined()
    expect(page.find('.asks').exists()).toBe(false)
  })
})
