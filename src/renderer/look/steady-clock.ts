import { onBeforeUnmount, ref, watch, type Ref } from 'vue'

/**
 * The time of day in milliseconds since 1970, looked at while something runs. It goes on evenly where the machine's
 * clock is set: that is asked again only when what runs is told anew.
 *
 * @param running what runs; it is watched
 * @param end when it ends; null: nothing runs
 * @param every how often it is looked at, in milliseconds
 */
export function useSteadyClock(
  running: () => unknown,
  end: () => number | null,
  every: () => number = () => 250
): Readonly<Ref<number>> {
  const now = ref(Date.now())
  let ticking = 0

  function tick(): void {
    window.clearInterval(ticking)
    now.value = Date.now()
    const since = Date.now() - performance.now()
    const ends = end()
    if (ends === null) return
    ticking = window.setInterval(() => {
      now.value = Math.round(since + performance.now())
      if (now.value >= ends) window.clearInterval(ticking)
    }, every())
  }

  watch([running, every], tick, { immediate: true })
  onBeforeUnmount(() => window.clearInterval(ticking))
  return now
}
