import { computed } from 'vue'
import type { ShowTimer } from '../../../shared/public'
import { clockText } from '../../look/clock-text'
import { useSteadyClock } from '../../look/steady-clock'

/** From here on a timer is about to run out, in ms. */
const lastMs = 10_000

/** What is left of a timer, looked at four times a second while it runs; null without one. */
export function useClock(timer: () => ShowTimer | null) {
  const now = useSteadyClock(timer, () => timer()?.endsAt ?? null)

  return computed(() => {
    const shown = timer()
    if (shown === null) return null
    const left = Math.max(0, shown.endsAt === null ? (shown.leftMs ?? 0) : shown.endsAt - now.value)
    return {
      text: clockText(left),
      whole: clockText(shown.seconds * 1000),
      left: shown.seconds === 0 ? 0 : Math.min(1, left / (shown.seconds * 1000)),
      ends: left <= lastMs,
      over: left === 0
    }
  })
}
