import { effectScope } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { apartMs, holdMs, useHold, waitMs } from './use-hold'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function made() {
  const act = vi.fn()
  const hold = effectScope().run(() => useHold(act))
  if (!hold) throw new Error('no scope')
  const tap = () => {
    hold.press()
    hold.release()
  }
  return { act, tap, ...hold }
}

describe('what is held to confirm (P25)', () => {
  it('happens once it was held long enough, and once only', () => {
    const { act, press, release } = made()
    press()
    vi.advanceTimersByTime(holdMs - 1)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
    release()
    vi.advanceTimersByTime(waitMs)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('does nothing when it is let go too soon', () => {
    const { act, press, release } = made()
    press()
    vi.advanceTimersByTime(holdMs - 1)
    release()
    vi.advanceTimersByTime(waitMs * 2)
    expect(act).not.toHaveBeenCalled()
  })

  it('can be pressed twice with a pause instead', () => {
    const { act, tap, armed } = made()
    tap()
    expect(armed.value).toBe(true)
    vi.advanceTimersByTime(apartMs)
    tap()
    expect(act).toHaveBeenCalledTimes(1)
    expect(armed.value).toBe(false)
  })

  it('is not confirmed by hammering on it', () => {
    const { act, tap } = made()
    for (let press = 0; press < 20; press++) {
      tap()
      vi.advanceTimersByTime(apartMs - 1)
    }
    expect(act).not.toHaveBeenCalled()
  })

  it('forgets the first press after a while, and when it is broken off', () => {
    const { act, tap, cancel } = made()
    tap()
    vi.advanceTimersByTime(waitMs)
    tap()
    cancel()
    vi.advanceTimersByTime(apartMs)
    tap()
    expect(act).not.toHaveBeenCalled()
  })
})
