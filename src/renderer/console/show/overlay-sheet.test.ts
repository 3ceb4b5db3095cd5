import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it, vi } from 'vitest'
import type { ConsoleState, Settings } from '../../../shared/contract'
import { apartMs } from '../parts/use-hold'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => {
  close()
  vi.useRealTimers()
})

async function open(tab: string, over: Partial<ConsoleState> = {}) {
  const state = sampleState(over)
  const shown = await mountConsole(state)
  close = () => shown.page.unmount()
  await shown.page.find('button.air').trigger('click')
  const button = (label: string) => {
    const found = shown.page
      .findAll('dialog button')
      .find((each) => (each.attributes('aria-label') ?? each.text()).startsWith(label))
    if (!found) throw new Error(`no button ${label}`)
    return found
  }
  await button(tab).trigger('click')
  const field = (label: string) => {
    const labels = shown.page.findAll('dialog label')
    const found = labels.find((each) => each.text().startsWith(label))?.find('input, select')
    if (!found) throw new Error(`no field ${label}`)
    return found
  }
  /** Two presses with a pause, as an aid makes them. */
  async function confirm(label: string): Promise<void> {
    vi.useFakeTimers({ now: Date.now() })
    await button(label).trigger('click')
    vi.advanceTimersByTime(apartMs)
    await button('Hold, or press once more').trigger('click')
    vi.useRealTimers()
    await flushPromises()
  }
  return { ...shown, state, button, field, confirm, sheet: shown.page.find('dialog') }
}
const sources = (change: object) => {
  const { overlay } = sampleState()
  return {
    ...overlay,
    sources: overlay.sources.map((each, at) => (at === 1 ? { ...each, ...change } : each))
  }
}

it('covers every address until it is asked for', async () => {
  const { sheet, button } = await open('Pages')
  expect(sheet.text()).not.toContain('0123456789abcdef')
  await button('Show the address: Lower third').trigger('click')
  expect(sheet.text().match(/0123456789abcdef/g)).toHaveLength(1)
})

it('copies an address with what was chosen for its page alone', async () => {
  const { settings } = sampleState()
  const pageOptions = { 'side-bar': { keep: 'top-right' } }
  const { button, field, made, push } = await open('Pages', { settings: { ...settings, pageOptions } })
  await button('Options: Side bar').trigger('click')
  await field('Players are called by').setValue('numbers')
  const [chosen] = made('set-settings') as [Partial<Settings>]
  expect(chosen.pageOptions?.['side-bar']).toMatchObject({ keep: 'top-right', names: 'numbers' })
  await push(sampleState({ settings: { ...settings, ...chosen } }))
  await button('Copy the address: Side bar').trigger('click')
  await button('Copy the address: Vote').trigger('click')
  expect(made('copy-scene-address')).toEqual([
    { scene: 'side-bar', options: '&keep=top-right&names=numbers' },
    { scene: 'vote', options: '' }
  ])
})

it.each([
  [{ connected: 0 }, 'Not connected'],
  [{ connected: 2 }, 'Connected, 2'],
  [{ connected: 2, outOfDate: 1 }, 'Out of date, refresh']
])('tells of a page with %j: %s', async (change, words) => {
  const { page } = await open('Pages', { overlay: sources(change) })
  expect(page.findAll('dialog li')[1]?.text()).toContain(words)
})

it('renews the address on purpose only', async () => {
  const { button, made } = await open('Pages')
  await button('New address').trigger('click')
  expect(made('new-overlay-address')).toEqual([])
  close()
  const again = await open('Pages')
  await again.confirm('New address')
  expect(again.made('new-overlay-address')).toEqual([null])
})

it('sets the delay within its bounds and tells what waits', async () => {
  const { sheet, field, made } = await open('Delay', { waiting: 4 })
  expect(sheet.text()).toContain('Pictures waiting: 4')
  await field('seconds').setValue('45')
  await field('seconds').setValue('999')
  expect(made('set-settings')).toEqual([{ publicDelay: 45 }, { publicDelay: 300 }])
})

it('warns before the address that tells every secret, which needs a delay', async () => {
  const { settings } = sampleState()
  const { sheet, field, made } = await open('Delay')
  expect(sheet.text()).toContain('Roles of the living')
  await field('Open this address').setValue(true)
  expect(made('set-settings')).toEqual([{ omniscient: true }])
  close()
  const opened = await open('Delay', { settings: { ...settings, omniscient: true } })
  expect(opened.sheet.text()).toContain('It opens once there is a delay')
})

it('takes a new blackout key by pressing it, and none that is typed', async () => {
  const { sheet, button, made } = await open('Keys')
  const choose = button('Choose another key')
  await choose.trigger('click')
  await choose.trigger('keydown', { key: 'b', code: 'KeyB' })
  expect(sheet.find('[role=alert]').text()).toContain('needed for typing')
  await choose.trigger('keydown', { key: 'b', code: 'KeyB', ctrlKey: true, altKey: true })
  expect(made('set-settings')).toEqual([{ blackoutKey: 'Control+Alt+B' }])
  expect(sheet.find('[role=alert]').exists()).toBe(false)
})

it('opens the address for buttons, covered as well', async () => {
  const { settings } = sampleState()
  const control = { url: 'http://127.0.0.1:47534/abcdefghijklmnop/' }
  const { sheet, button, made } = await open('Keys', { settings: { ...settings, control: true }, control })
  expect(sheet.text()).not.toContain('abcdefghijklmnop')
  await button('Copy the address: Buttons of other programs').trigger('click')
  expect(made('copy-control-address')).toEqual([null])
})

it('maps phases to the scenes of OBS, keeps the password and says what was done', async () => {
  const obs = {
    state: 'connected',
    scenes: ['Night', 'Day'],
    passwordSet: false,
    log: [{ at: 0, what: 'scene-would-switch', params: { scene: 'Night', phase: 'night' } }]
  } as const
  const { sheet, button, field, made, state } = await open('OBS', { obs })
  await button('Dry run').trigger('click')
  await field('Night').setValue('Night')
  await field('Password').setValue('correct horse')
  await sheet.find('form').trigger('submit')
  const before = state.settings.obs
  expect(made('set-settings')).toEqual([
    { obs: { ...before, switching: 'dry-run' } },
    { obs: { ...before, scenes: { ...before.scenes, night: 'Night' } } }
  ])
  expect(made('set-obs-password')).toEqual([{ password: 'correct horse' }])
  expect(sheet.text()).toContain('Dry run: would take scene Night for Night.')
})

it('keeps the lengths and the loudness of timers, and refuses what is no length', async () => {
  const { sheet, field, made, state } = await open('Timers')
  await field('Speech').setValue('1:00, 1:30')
  await field('Speech').setValue('soon')
  await sheet.find('input[type=range]').setValue('0')
  expect(made('set-settings')).toEqual([
    { timerPresets: { ...state.settings.timerPresets, speech: [60, 90] } },
    { timerVolume: 0 }
  ])
  expect(sheet.find('[role=alert]').text()).toContain('one to eight lengths')
})
