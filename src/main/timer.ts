import type { ShowTimer, TimerName } from '../shared/public'

/** A timer of this length, running from now on. */
export function startedTimer(name: TimerName, seconds: number, now: number): ShowTimer {
  return { name, seconds, endsAt: now + seconds * 1000, leftMs: null }
}

/** Milliseconds until a timer ends; 0 once it has run out. */
export function timeLeft({ endsAt, leftMs }: ShowTimer, now: number): number {
  return Math.max(0, endsAt === null ? (leftMs ?? 0) : endsAt - now)
}

/** Stops the clock of a timer; one that stands still already stays as it is. */
export function pausedTimer(timer: ShowTimer, now: number): ShowTimer {
  return timer.endsAt === null ? timer : { ...timer, endsAt: null, leftMs: timeLeft(timer, now) }
}

/** The same timer after the time of day was set by so much: as much is left of it. */
export function movedTimer(timer: ShowTimer, by: number): ShowTimer {
  return timer.endsAt === null ? timer : { ...timer, endsAt: timer.endsAt + by }
}

/** Lets a timer run on; one that runs already stays as it is. */
export function resumedTimer(timer: ShowTimer, now: number): ShowTimer {
  return timer.endsAt === null ? { ...timer, endsAt: now + timeLeft(timer, now), leftMs: null } : timer
}

/** Gives more time, or less with a number below zero. One that has run out begins again from now. */
export function extendedTimer(timer: ShowTimer, seconds: number, now: number): ShowTimer {
  const left = Math.max(0, timeLeft(timer, now) + seconds * 1000)
  const whole = { ...timer, seconds: Math.max(0, timer.seconds + seconds) }
  return timer.endsAt === null ? { ...whole, leftMs: left } : { ...whole, endsAt: now + left }
}
