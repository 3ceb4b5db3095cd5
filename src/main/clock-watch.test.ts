import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Publication, ShowState } from '../shared/public'
import { watchClock } from './clock-watch'
import { Publisher } from './publisher'
import { firstShow, Show } from './show'

const hour = 3_600_000

beforeEach(() => vi.useFakeTimers({ now: 10 * hour }))
afterEach(() => vi.useRealTimers())

const setClock = (by: number) => vi.setSystemTime(Date.now() + by)

it('tells by how much the time of day was set, once, and nothing of time that merely passes', () => {
  const onJump = vi.fn<(by: number) => void>()
  const stop = watchClock(onJump)
  vi.advanceTimersByTime(60_000)
  expect(onJump).not.toHaveBeenCalled()
  setClock(-hour)
  vi.advanceTimersByTime(60_000)
  setClock(hour)
  vi.advanceTimersByTime(60_000)
  expect(onJump.mock.calls).toEqual([[-hour], [hour]])
  stop()
  setClock(hour)
  vi.advanceTimersByTime(60_000)
  expect(onJump).toHaveBeenCalledTimes(2)
})

it.each([
  ['back', -hour],
  ['forth', hour]
])('leaves timers what was left of them where it is set %s, before the audience too', (_way, by) => {
  const sent: Publication[] = []
  const publisher = new Publisher({
    show: firstShow,
    delay: 30,
    above: 0,
    reserve: () => undefined,
    send: (publication) => sent.push(publication),
    sendSecrets: () => undefined,
    onOut: () => undefined
  })
  const show = new Show(firstShow, (state) => publisher.setShow(state))
  const stop = watchClock((by) => {
    publisher.clockJumped(by)
    show.clockJumped(by)
  })
  const left = () => (show.state.timer?.endsAt ?? 0) - Date.now()
  const leftOnAir = () => (sent.at(-1)?.show.timer?.endsAt ?? 0) - Date.now()
  show.startTimer('discussion', 180)
  vi.advanceTimersByTime(40_000)
  expect([left(), leftOnAir()]).toEqual([140_000, 170_000])
  show.extendTimer(60)
  setClock(by)
  vi.advanceTimersByTime(1000)
  expect([left(), leftOnAir()]).toEqual([199_000, 169_000])
  // The extension was made before the clock was set, and comes out after it.
  vi.advanceTimersByTime(30_000)
  expect([left(), leftOnAir()]).toEqual([169_000, 199_000])
  expect(publisher.waiting).toBe(0)
  stop()
  publisher.stop()
})

it('leaves a timer alone that stands still', () => {
  const onChange = vi.fn<(state: ShowState) => void>()
  const show = new Show(firstShow, onChange)
  show.clockJumped(hour)
  show.startTimer('speech', 60)
  show.pauseTimer()
  const told = onChange.mock.calls.length
  show.clockJumped(hour)
  expect(onChange).toHaveBeenCalledTimes(told)
})
