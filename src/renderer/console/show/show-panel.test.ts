import { flushPromises } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ConsoleState } from '../../../shared/console-state'
import type { ShowState, ShowTimer } from '../../../shared/public'
import { apartMs, holdMs } from '../parts/use-hold'
import { mountConsole, press } from '../testing/mount-console'
import { player, prompt, sampleState, sampleView } from '../testing/sample-state'

const now = Date.UTC(2026, 0, 1)
let close: () => void = () => undefined
beforeEach(
  () =>
    void vi.useFakeTimers({
      now,
      toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'performance']
    })
)
afterEach(() => {
  close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function open(show: Partial<ShowState> = {}, over: Partial<ConsoleState> = {}) {
  const state = sampleState(over)
  const shown = await mountConsole({ ...state, show: { ...state.show, ...show } })
  close = () => shown.page.unmount()
  const button = (label: string) => {
    const found = shown.page.findAll('button').find((each) => each.text().startsWith(label))
    if (!found) throw new Error(`no button ${label}`)
    return found
  }
  return { ...shown, button, state }
}
/** Keeps a key down where the focus is. */
async function holdKey(key: string, ms = holdMs): Promise<void> {
  const on = document.activeElement ?? document.body
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await vi.advanceTimersByTimeAsync(ms)
  on.dispatchEvent(new KeyboardEvent('keyup', { key, bubbles: true }))
  await flushPromises()
}
const timer = (over: Partial<ShowTimer> = {}): ShowTimer => ({
  name: 'discussion',
  seconds: 180,
  endsAt: now + 100_000,
  leftMs: null,
  ...over
})

describe('the timer (P44)', () => {
  it('starts with a preset of the name that is chosen', async () => {
    const { page, made } = await open()
    await page.find('select[aria-label="What is timed"]').setValue('speech')
    await page.find('button[aria-label="Start Speech, 1:00"]').trigger('click')
    expect(made('start-timer')).toEqual([{ name: 'speech', seconds: 60 }])
  })

  it('ticks by itself, and says when it has run out', async () => {
    const { page } = await open({ timer: timer({ endsAt: now + 61_500 }) })
    expect(page.find('[role=timer]').text()).toBe('1:02')
    await vi.advanceTimersByTimeAsync(2000)
    expect(page.find('[role=timer]').text()).toBe('1:00')
    await vi.advanceTimersByTimeAsync(59_500)
    expect(page.find('[role=timer]').text()).toBe('0:00')
    expect(page.text()).toContain('time is up')
  })

  it('ticks on evenly while the time of day is set, and as the main process tells it after that', async () => {
    const hour = 3_600_000
    const { page, push, state } = await open({ timer: timer({ endsAt: now + 61_500 }) })
    vi.setSystemTime(now - hour)
    await vi.advanceTimersByTimeAsync(2000)
    expect(page.find('[role=timer]').text()).toBe('1:00')
    await push({ ...state, show: { ...state.show, timer: timer({ endsAt: now + 61_500 - hour }) } })
    expect(page.find('[role=timer]').text()).toBe('1:00')
  })

  it('is paused, lengthened and stopped, and resumed', async () => {
    const { button, made, push, state } = await open({ timer: timer() })
    await press(' ', '+')
    await button('Stop').trigger('click')
    expect([made('pause-timer'), made('extend-timer'), made('stop-timer')]).toEqual([
      [null],
      [{ seconds: 30 }],
      [null]
    ])
    await push({ ...state, show: { ...state.show, timer: timer({ endsAt: null, leftMs: 5000 }) } })
    await press(' ')
    expect(made('resume-timer')).toEqual([null])
  })

  it('never holds the game up', async () => {
    const say = prompt({ prompt: 'discussion', say: true, shape: 'none', fields: [] })
    const { made } = await open({ timer: timer() }, { view: sampleView({ phase: 'day', prompt: say }) })
    await press('Enter')
    expect(made('command')).toHaveLength(1)
  })
})

describe('the bell', () => {
  function listen() {
    const tones: number[] = []
    class Context {
      currentTime = 0
      destination = {}
      createGain = () => ({
        gain: { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined },
        connect: (next: unknown) => next
      })
      createOscillator = () => ({
        frequency: { value: 0 },
        connect: (next: unknown) => next,
        start: () => tones.push(Date.now() - now),
        stop: () => undefined
      })
    }
    vi.stubGlobal('AudioContext', Context)
    return tones
  }

  it('rings when thirty seconds are left and at the end', async () => {
    const tones = listen()
    await open({ timer: timer({ endsAt: now + 32_000 }) })
    await vi.advanceTimersByTimeAsync(32_000)
    expect(tones).toEqual([2000, 32_000, 32_000])
  })

  it('is silent at volume 0, while paused, and for a timer that had run out before (P47)', async () => {
    const tones = listen()
    const quiet = sampleState()
    const { push, state } = await open(
      { timer: timer({ endsAt: now + 31_000 }) },
      { settings: { ...quiet.settings, timerVolume: 0 } }
    )
    await vi.advanceTimersByTimeAsync(31_000)
    for (const each of [timer({ endsAt: null, leftMs: 31_000 }), timer({ endsAt: Date.now() - 1 })]) {
      await push({ ...state, settings: quiet.settings, show: { ...state.show, timer: each } })
      await vi.advanceTimersByTimeAsync(31_000)
    }
    expect(tones).toEqual([])
  })
})

describe('who speaks', () => {
  const players = [1, 2, 3, 4].map((seat) => player(seat, { alive: seat !== 2 }))

  it('goes round the living, clockwise, and then to nobody', async () => {
    const { made, push, state } = await open({}, { view: sampleView({ players }) })
    for (const speaker of ['p1', 'p3', 'p4', null]) {
      await press('F4')
      expect(made('set-speaker').at(-1)).toEqual({ player: speaker })
      await push({ ...state, show: { ...state.show, speaker } })
    }
  })

  it('follows the order of the day, each as often as it names him', async () => {
    const speech = ['p4', 'p1', 'p4', 'p1']
    // What the audience sees waits behind the delay; the host's order does not.
    const { made, push, state } = await open({}, { view: sampleView({ players, speech }) })
    for (const speaker of ['p4', 'p1', 'p4', 'p1', null]) {
      await press('F4')
      expect(made('set-speaker').at(-1)).toEqual({ player: speaker })
      await push({ ...state, show: { ...state.show, speaker } })
    }
  })

  it('begins on the election stage by the clock, and goes on round the table (S281)', async () => {
    vi.setSystemTime(new Date('2026-01-02T20:47:00'))
    const all = Array.from({ length: 12 }, (_, at) => player(at + 1))
    const speaks = prompt({ prompt: 'sheriff-election.withdraw' })
    const speech = ['p2', 'p5', 'p12']
    const { page, made, push, state } = await open(
      {},
      { view: sampleView({ players: all, speech, prompt: speaks }) }
    )
    const way = () => page.findAll('.speaker button').find((one) => one.text().includes('By the clock'))
    expect(way()?.text()).toContain('20:47, seat 11')
    expect(way()?.text()).toContain('12 ')
    await way()?.trigger('click')
    for (const speaker of ['p12', 'p2', 'p5', null]) {
      expect(made('set-speaker').at(-1)).toEqual({ player: speaker })
      await push({ ...state, show: { ...state.show, speaker } })
      await press('F4')
    }
    const voting = sampleView({ players: all, prompt: prompt({ prompt: 'sheriff-election' }) })
    await push({ ...state, view: voting })
    expect(way()).toBeUndefined()
  })

  it('gives the next speaker the same time', async () => {
    const { page, made, push, state } = await open({}, { view: sampleView({ players, phase: 'day' }) })
    await page.find('select[aria-label="What is timed"]').setValue('speech')
    await page.find('button[aria-label="Start Speech, 1:00"]').trigger('click')
    await push({ ...state, show: { ...state.show, timer: timer({ name: 'speech' }), speaker: 'p1' } })
    await press('F4')
    expect(made('start-timer')).toEqual([
      { name: 'speech', seconds: 60 },
      { name: 'speech', seconds: 60 }
    ])
  })

  it('is chosen by seat', async () => {
    const { page, made } = await open({}, { view: sampleView({ players }) })
    await page.find('select[aria-label="Who speaks"]').setValue('p3')
    expect(made('set-speaker')).toEqual([{ player: 'p3' }])
  })
})

describe('what reveals or ends', () => {
  it('blacks out at once, and is lifted on purpose only', async () => {
    const { made, push, state } = await open()
    await press('F9')
    expect(made('set-show')).toEqual([{ blackout: true }])
    await push({ ...state, show: { ...state.show, blackout: true } })
    await press('F9', 'F9', 'F9')
    await holdKey('F9', holdMs - 1)
    expect(made('set-show')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10_000)
    await holdKey('F9')
    expect(made('set-show')).toEqual([{ blackout: true }, { blackout: false }])
  })

  it('keeps totals back at once, and shows them when T is held', async () => {
    const { made, push, state } = await open({ holdTotals: false })
    await press('t')
    expect(made('set-show')).toEqual([{ holdTotals: true }])
    await push({ ...state, show: { ...state.show, holdTotals: true } })
    await holdKey('t')
    expect(made('set-show')).toEqual([{ holdTotals: true }, { holdTotals: false }])
  })

  it('is pressed and held by mouse or finger, and forgotten when the pointer leaves', async () => {
    const { button, made } = await open({ blackout: true })
    const lift = button('Lift blackout')
    await lift.trigger('pointerdown', { button: 0 })
    await lift.trigger('pointerleave')
    await vi.advanceTimersByTimeAsync(holdMs)
    expect(made('set-show')).toEqual([])
    await lift.trigger('pointerdown', { button: 0 })
    await vi.advanceTimersByTimeAsync(holdMs)
    expect(made('set-show')).toEqual([{ blackout: false }])
  })

  it('is reached by an aid that can only click, with two clicks', async () => {
    const { button, made } = await open({ blackout: true })
    await button('Lift blackout').trigger('click')
    await vi.advanceTimersByTimeAsync(apartMs)
    await button('Hold, or press once more').trigger('click')
    expect(made('set-show')).toEqual([{ blackout: false }])
  })

  it('holds Enter for the next game, and one press of it does nothing', async () => {
    const winners = { rule: 'village', houseRule: null, camps: ['village'], players: ['p3'] } as const
    const over = sampleView({ prompt: null, phase: 'over', winners })
    const { made } = await open({}, { view: over })
    await press('Enter')
    await vi.advanceTimersByTimeAsync(200)
    document.body.dispatchEvent(new KeyboardEvent('keyup', { key: 'Enter', bubbles: true }))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(made('end-session')).toEqual([])
    await holdKey('Enter')
    expect(made('end-session')).toEqual([null])
  })

  it('hides the picture and brings it back with one press', async () => {
    const { button, made } = await open()
    await button('Hide picture').trigger('click')
    expect(made('set-show')).toEqual([{ board: 'hidden' }])
  })
})
