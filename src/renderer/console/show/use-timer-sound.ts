import { onBeforeUnmount, watch } from 'vue'
import { useConsole } from '../state/console-store'
import { useShow } from '../state/show-store'
import { ring, type Sound } from './sounds'

const warningMs = 30_000

/** Rings when a running timer has thirty seconds left, and when it ends. One that starts shorter rings at its end alone. */
export function useTimerSound(): void {
  const desk = useConsole()
  const show = useShow()
  let waiting: number[] = []

  const ringIn = (ms: number, sound: Sound) =>
    window.setTimeout(() => ring(sound, desk.state?.settings.timerVolume ?? 0), ms)
  function forget(): void {
    for (const each of waiting) window.clearTimeout(each)
    waiting = []
  }

  watch(
    () => show.timer?.endsAt ?? null,
    (endsAt) => {
      forget()
      const left = endsAt === null ? 0 : endsAt - Date.now()
      if (left > warningMs) waiting.push(ringIn(left - warningMs, 'warning'))
      if (left > 0) waiting.push(ringIn(left, 'end'))
    },
    { immediate: true }
  )
  onBeforeUnmount(forget)
}
