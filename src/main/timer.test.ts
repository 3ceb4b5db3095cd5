import { expect, it } from 'vitest'
import { extendedTimer, pausedTimer, resumedTimer, startedTimer, timeLeft } from './timer'

const started = startedTimer('speech', 60, 1000)

it('runs from its start to its end, and not below nothing', () => {
  expect(started).toEqual({ name: 'speech', seconds: 60, endsAt: 61_000, leftMs: null })
  expect(timeLeft(started, 21_000)).toBe(40_000)
  expect(timeLeft(started, 90_000)).toBe(0)
})

it('keeps what is left while it is paused', () => {
  const paused = pausedTimer(started, 21_000)
  expect(paused).toEqual({ name: 'speech', seconds: 60, endsAt: null, leftMs: 40_000 })
  expect(timeLeft(paused, 500_000)).toBe(40_000)
  expect(pausedTimer(paused, 500_000)).toBe(paused)
  expect(resumedTimer(paused, 500_000)).toEqual({ ...started, endsAt: 540_000 })
  expect(resumedTimer(started, 500_000)).toBe(started)
})

it.each([
  ['while it runs', started, { endsAt: 91_000, leftMs: null, seconds: 90 }],
  ['after it ran out', { ...started, endsAt: 10_000 }, { endsAt: 51_000, leftMs: null, seconds: 90 }],
  ['while it is paused', pausedTimer(started, 21_000), { endsAt: null, leftMs: 70_000, seconds: 90 }]
])('takes more time %s', (_when, timer, extended) => {
  expect(extendedTimer(timer, 30, 21_000)).toEqual({ name: 'speech', ...extended })
})

it('can be shortened, at most to its end', () => {
  expect(extendedTimer(started, -90, 21_000)).toMatchObject({ endsAt: 21_000, seconds: 0 })
})
