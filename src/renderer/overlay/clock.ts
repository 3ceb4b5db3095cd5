import { computed, type ComputedRef } from 'vue'
import type { ShowTimer } from '../../shared/public'
import { clockText } from '../look/clock-text'
import { useSteadyClock } from '../look/steady-clock'
import { useMotion } from './motion'

/** From here on a clock is about to run out, in ms. */
const lastOf = 10_000

export interface Clock {
  /** Minutes and seconds that are left, as they are read. */
  readonly text: string
  /** What is left of the whole, 1 to 0. */
  readonly left: number
  /** The last ten seconds, or none. */
  readonly ends: boolean
  readonly paused: boolean
}

/** What a timer shows at a moment: of its two timestamps alone, so that whoever joins late sees the same. */
export function clockAt(timer: ShowTimer, now: number): Clock {
  const whole = timer.seconds * 1000
  const left = Math.max(0, timer.endsAt === null ? (timer.leftMs ?? 0) : timer.endsAt - now)
  return {
    text: clockText(left),
    left: whole === 0 ? 0 : Math.min(1, left / whole),
    ends: left <= lastOf,
    paused: timer.endsAt === null
  }
}

/** The show's timer as it stands, looked at four times a second, or once where nothing moves; null without one. */
export function useClock(timer: () => ShowTimer | null): ComputedRef<Clock | null> {
  const moving = useMotion()
  const now = useSteadyClock(
    timer,
    () => timer()?.endsAt ?? null,
    () => (moving.value ? 250 : 1000)
  )

  return computed(() => {
    const shown = timer()
    return shown === null ? null : clockAt(shown, now.value)
  })
}
