import nodeConsole from 'node:console'
import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConsoleState } from '../../../shared/console-state'
import type { OpenSource } from '../../../shared/overlay-reach'
import type { Publication } from '../../../shared/public'
import type { Settings } from '../../../shared/settings'
import { apartMs } from '../parts/use-hold'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

// The page of the preview is loaded in the real app alone (e2e/preview.spec.ts); happy-dom would complain of each.
beforeEach(() => vi.spyOn(nodeConsole, 'error').mockReturnValue())

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
  await button('Lower third').trigger('click')
  expect(sheet.text()).not.toContain('0123456789abcdef')
  await button('Show the address: Lower third').trigger('click')
  expect(sheet.text().match(/0123456789abcdef/g)).toHaveLength(1)
})

it('copies an address with what was chosen for its page alone', async () => {
  const { settings } = sampleState()
  const pageOptions = { 'side-bar': { keep: 'top-right' } }
  const { button, field, made, push } = await open('Pages', { settings: { ...settings, pageOptions } })
  await button('Side bar').trigger('click')
  await field('Players are called by').setValue('numbers')
  const [chosen] = made('set-settings') as [Partial<Settings>]
  expect(chosen.pageOptions?.['side-bar']).toMatchObject({ keep: 'top-right', names: 'numbers' })
  await push(sampleState({ settings: { ...settings, ...chosen } }))
  await button('Copy the address: Side bar').trigger('click')
  await button('Vote').trigger('click')
  await button('Copy the address: Vote').trigger('click')
  expect(made('copy-scene-address')).toEqual([
    { scene: 'side-bar', options: '&keep=top-right&names=numbers' },
    { scene: 'vote', options: '' }
  ])
})

const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000
const aSource = (over: Partial<OpenSource> = {}): OpenSource => ({
  outOfDate: false,
  since: minutesAgo(0),
  size: { width: 1920, height: 1080 },
  ...over
})

it.each([
  [{}, 'Not connected', ['Not connected not seen since Howlcast was started']],
  [{ leftAt: minutesAgo(4) }, 'Not connected', ['Not connected last seen 4 min ago']],
  [
    { open: [aSource({ since: minutesAgo(63) }), aSource({ size: null })] },
    'Connected, 2',
    ['Connected for 1 h 3 min, 1920 × 1080', 'Connected for less than a minute']
  ],
  [
    {
      open: [
        aSource(),
        aSource({ outOfDate: true, since: minutesAgo(12), size: { width: 1280, height: 720 } })
      ]
    },
    'Out of date, refresh',
    [
      'Connected for less than a minute, 1920 × 1080',
      'Out of date: refresh it in OBS, for 12 min, 1280 × 720'
    ]
  ]
])('tells of a page with %j: %s', async (change, words, lines) => {
  const { page, button } = await open('Pages', { overlay: sources(change) })
  expect(button('Lower third').text()).toContain(words)
  await button('Lower third').trigger('click')
  const told = page.findAll('dialog ul[aria-label="Sources that show this page"] li')
  expect(told.map((line) => line.text())).toEqual(lines)
})

describe('the preview', () => {
  async function look(over: Partial<ConsoleState> = {}) {
    const shown = await open('Pages', over)
    const told: [number, string][] = []
    const frame = () => shown.page.find('iframe')
    /** Loads the page, which notes what it is told, and where alone that may be heard. */
    async function load(): Promise<void> {
      const contentWindow = {
        postMessage: ({ publication }: Publication, to: string) => told.push([publication, to])
      }
      Object.defineProperty(frame().element, 'contentWindow', { value: contentWindow })
      await frame().trigger('load')
    }
    const publish = (publication: number) => {
      const { show } = sampleState()
      return shown.push(sampleState({ ...over, publication: { publication, view: null, recap: null, show } }))
    }
    return { ...shown, told, frame, load, publish }
  }

  it('tells the page what is out as soon as it listens, and nothing twice', async () => {
    const { told, load, publish } = await look()
    await publish(2)
    expect(told).toEqual([])
    await load()
    await publish(2)
    await publish(3)
    expect(told).toEqual([
      [2, location.origin],
      [3, location.origin]
    ])
  })

  it('opens the page anew with the options that are chosen, and tells it again', async () => {
    const { settings } = sampleState()
    const { told, frame, load, field, button, made, push } = await look()
    expect(frame().attributes('src')).toMatch(/\/overlay\/index\.html\?scene=full$/)
    await load()
    await field('Corner kept free').setValue('top-left')
    await push(sampleState({ settings: { ...settings, ...(made('set-settings')[0] as Partial<Settings>) } }))
    expect(frame().attributes('src')).toMatch(/\?scene=full&keep=top-left$/)
    expect(told).toHaveLength(1)
    await load()
    expect(told).toHaveLength(2)
    await button('Vote').trigger('click')
    expect(frame().attributes('src')).toMatch(/\?scene=vote$/)
  })

  it('tells a page that was left before it had been loaded, and is come back to', async () => {
    const { told, load, button } = await look()
    await load()
    await button('Vote').trigger('click')
    await button('Whole picture').trigger('click')
    await load()
    expect(told).toHaveLength(2)
  })

  it('shuts the page in: no press, no focus, no address of the server', async () => {
    const { frame, page } = await look()
    expect(frame().attributes()).toMatchObject({
      sandbox: 'allow-scripts allow-same-origin',
      referrerpolicy: 'no-referrer',
      tabindex: '-1'
    })
    expect(page.find('[inert] iframe').exists()).toBe(true)
    expect(frame().attributes('src')).not.toContain('0123456789abcdef')
  })

  it('works while the server could not start', async () => {
    const { overlay } = sampleState()
    const closed = overlay.sources.map((each) => ({ ...each, url: null }))
    const { sheet, told, load } = await look({ overlay: { ...overlay, url: null, sources: closed } })
    await load()
    expect(told).toHaveLength(1)
    expect(sheet.text()).toContain('No address')
  })

  it('shows the picture on the chosen ground, the safe area only where the picture fills a screen', async () => {
    const { page, button, field } = await look()
    expect(page.find('.picture').classes()).toContain('checker')
    await button('Busy').trigger('click')
    expect(page.find('.picture').classes()).toContain('busy')
    await field('Safe area').setValue(true)
    expect(page.find('.safe').exists()).toBe(true)
    await button('Seats').trigger('click')
    expect(page.find('.safe').exists()).toBe(false)
  })

  it('is gone with its sheet, and with its tab', async () => {
    const { page, button } = await look()
    await button('Timers').trigger('click')
    expect(page.find('iframe').exists()).toBe(false)
    await button('Pages').trigger('click')
    expect(page.find('iframe').exists()).toBe(true)
    await button('Done').trigger('click')
    expect(page.find('iframe').exists()).toBe(false)
  })
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

it('offers the pages that tell every secret, covered, with options of their own and no picture', async () => {
  const { settings } = sampleState()
  const url = 'http://127.0.0.1:47504/abcdefghijklmnop/omniscient/'
  const seen = { outOfDate: false, since: Date.now(), size: null }
  const source = (scene: 'full' | 'side-bar', connected: number) => ({
    scene,
    url: `${url}?scene=${scene}`,
    open: Array.from({ length: connected }, () => seen),
    leftAt: null
  })
  const omniscient = { url, listeners: 1, sources: [source('full', 1), source('side-bar', 0)] }
  const opened = { ...settings, omniscient: true, publicDelay: 30 }
  const { sheet, made, push } = await open('Delay', { settings: opened, omniscient })
  const page = (name: string) => sheet.get(`.detail[aria-label="${name}"]`)
  expect(page('Whole picture').text()).toContain('Connected')
  expect(page('Side bar').text()).toContain('Not connected')
  expect(sheet.text()).not.toContain('abcdefghijklmnop')
  expect(sheet.find('iframe').exists()).toBe(false)
  const names = () =>
    page('Side bar')
      .findAll('label')
      .find((label) => label.text().startsWith('Players are'))
  await names()?.get('select').setValue('initials')
  const [chosen] = made('set-settings') as [Partial<Settings>]
  expect(chosen.pageOptions?.['omniscient-side-bar']).toMatchObject({ names: 'initials' })
  await push(sampleState({ settings: { ...opened, ...chosen }, omniscient }))
  await page('Side bar').get('[aria-label^="Copy the address"]').trigger('click')
  expect(made('copy-omniscient-address')).toEqual([{ scene: 'side-bar', options: '&names=initials' }])
})

it('puts photos on air only when it is told to', async () => {
  const { field, made } = await open('Pages')
  const photos = field('Show the players’ photos')
  expect((photos.element as HTMLInputElement).checked).toBe(false)
  await photos.setValue(true)
  expect(made('set-settings')).toEqual([{ photosOnAir: true }])
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
