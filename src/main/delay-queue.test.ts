import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { DelayQueue } from './delay-queue'

let out: string[]

function start(delay: number): DelayQueue<string> {
  const queue: DelayQueue<string> = new DelayQueue('empty', delay, () => out.push(queue.current))
  return queue
}

beforeEach(() => {
  vi.useFakeTimers()
  out = []
})
afterEach(() => vi.useRealTimers())

it('lets everything out at once without a delay', () => {
  const queue = start(0)
  queue.push('one')
  queue.push('two')
  expect(out).toEqual(['one', 'two'])
  expect(queue.waiting).toBe(0)
})

it('lets each picture out after its own delay', () => {
  const queue = start(10_000)
  queue.push('one')
  vi.advanceTimersByTime(4000)
  queue.push('two')
  vi.advanceTimersByTime(5999)
  expect(out).toEqual([])
  expect(queue.current).toBe('empty')
  expect(queue.newest).toBe('two')
  expect(queue.waiting).toBe(2)
  vi.advanceTimersByTime(1)
  expect(out).toEqual(['one'])
  vi.advanceTimersByTime(4000)
  expect(out).toEqual(['one', 'two'])
  expect(queue.newest).toBe('two')
})

it('changes what is not out yet, and nothing else', () => {
  const queue = start(10_000)
  queue.push('one')
  vi.advanceTimersByTime(5000)
  queue.push('secret')
  vi.advanceTimersByTime(5000)
  queue.revise((item) => (item === 'secret' ? 'one again' : item))
  vi.advanceTimersByTime(60_000)
  expect(out).toEqual(['one', 'one again'])
})

it('holds longer when the delay is raised, and takes nothing back', () => {
  const queue = start(10_000)
  queue.push('one')
  vi.advanceTimersByTime(10_000)
  queue.push('two')
  vi.advanceTimersByTime(5000)
  queue.setDelay(60_000)
  vi.advanceTimersByTime(54_999)
  expect(out).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(out).toEqual(['one', 'two'])
})

it('lets out the newest picture that is due when the delay is lowered', () => {
  const queue = start(60_000)
  for (const item of ['one', 'two', 'three']) {
    queue.push(item)
    vi.advanceTimersByTime(10_000)
  }
  queue.setDelay(15_000)
  expect(out).toEqual(['two'])
  vi.advanceTimersByTime(5000)
  expect(out).toEqual(['two', 'three'])
  queue.push('four')
  queue.setDelay(0)
  queue.push('five')
  vi.advanceTimersByTime(300_000)
  expect(out).toEqual(['two', 'three', 'four', 'five'])
})

it('is not moved by a clock that is set', () => {
  const queue = start(10_000)
  queue.push('one')
  vi.setSystemTime(Date.now() + 3_600_000)
  vi.advanceTimersByTime(9999)
  expect(out).toEqual([])
  vi.setSystemTime(0)
  vi.advanceTimersByTime(1)
  expect(out).toEqual(['one'])
})

it('lets nothing out once it is stopped', () => {
  const queue = start(10_000)
  queue.push('one')
  queue.stop()
  vi.advanceTimersByTime(60_000)
  expect(out).toEqual([])
})
