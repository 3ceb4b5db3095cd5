import type { OverlaySource } from '../../../shared/overlay-reach'

export type SourceState = 'connected' | 'not-connected' | 'out-of-date'

/** Whether anybody shows a page of the overlay; an old page stands for all. */
export function pageState({ open }: OverlaySource): SourceState {
  if (open.some((one) => one.outOfDate)) return 'out-of-date'
  return open.length > 0 ? 'connected' : 'not-connected'
}

/** How long something has been so: what is told of it, and the numbers in that. */
export function lengthOf(ms: number): {
  key: 'moment' | 'minutes' | 'hours'
  hours: number
  minutes: number
} {
  const whole = Math.max(0, Math.floor(ms / 60_000))
  const key = whole === 0 ? 'moment' : whole < 60 ? 'minutes' : 'hours'
  return { key, hours: Math.floor(whole / 60), minutes: whole % 60 }
}
