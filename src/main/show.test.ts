import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { ShowState } from '../shared/public'
import { firstShow, Show } from './show'

const onChange = vi.fn<(state: ShowState) => void>()
let show: Show

beforeEach(() => {
  vi.useFakeTimers({ now: 1000 })
  onChange.mockClear()
  show = new Show(firstShow, onChange)
})
afterEach(() => vi.useRealTimers())

it('tells each change once, and says nothing of what stays the same', () => {
  show.set({ board: 'hidden' })
  show.set({ board: 'hidden', blackout: undefined })
  expect(onChange.mock.calls).toEqual([[{ ...firstShow, board: 'hidden' }]])
  expect(show.state.board).toBe('hidden')
})

it('leads a timer through its life', () => {
  show.startTimer('defence', 60)
  expect(show.state.timer).toEqual({ name: 'defence', seconds: 60, endsAt: 61_000, leftMs: null })
  vi.advanceTimersByTime(20_000)
  show.pauseTimer()
  show.pauseTimer()
  vi.advanceTimersByTime(5000)
  show.extendTimer(30)
  expect(show.state.timer).toEqual({ name: 'defence', seconds: 90, endsAt: null, leftMs: 70_000 })
  show.resumeTimer()
  expect(show.state.timer).toEqual({ name: 'defence', seconds: 90, endsAt: 96_000, leftMs: null })
  show.startTimer('speech', 10)
  expect(show.state.timer?.name).toBe('speech')
  show.stopTimer()
  show.stopTimer()
  expect(show.state.timer).toBeNull()
  expect(onChange).toHaveBeenCalledTimes(6)
})

it('asks nothing of a timer that is not there', () => {
  show.pauseTimer()
  show.resumeTimer()
  show.extendTimer(30)
  show.stopTimer()
  expect(onChange).not.toHaveBeenCalled()
})

it('drops timer and speaker with their game, and nothing else', () => {
  show.set({ language: 'zh', blackout: true })
  show.setSpeaker('ann')
  show.startTimer('discussion', 180)
  show.clear()
  expect(show.state).toEqual({ ...firstShow, language: 'zh', blackout: true })
})
