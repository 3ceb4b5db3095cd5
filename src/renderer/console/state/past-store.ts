import { defineStore } from 'pinia'
import { computed, shallowRef, watch } from 'vue'
import type { ModeratorView } from '../../../shared/game'
import { call } from '../bridge'
import { useConsole } from './console-store'

/** The game as it was at a moment that the host looks back at. Nothing here can change the game. */
export const usePast = defineStore('past', () => {
  const desk = useConsole()
  const view = shallowRef<ModeratorView | null>(null)
  /** How many commands stand: the present, counted as moments are. */
  const present = computed(() => desk.view?.moments.length ?? 0)
  /** How many commands had been given at the moment that is shown. */
  const at = computed(() => view.value?.commandCount ?? 0)

  let asked = 0
  /** The newest wish counts. A moment that there is not leaves the present, and says so. */
  async function show(wanted: number): Promise<void> {
    const question = ++asked
    const found = await desk.aside(() => call('past', { at: wanted }))
    if (question === asked) view.value = found
  }

  function leave(): void {
    asked++
    view.value = null
  }

  /** To the moment before or after; after the last one comes the present. */
  function step(by: 1 | -1): void {
    if (view.value === null || at.value + by < 0) return
    if (at.value + by >= present.value) leave()
    else void show(at.value + by)
  }

  // Whatever is done meanwhile by another hand may have taken the moment back, or put another in its place.
  watch(
    () => desk.view?.commandCount,
    () => {
      if (view.value === null) return
      if (at.value >= present.value) leave()
      else void show(at.value)
    }
  )

  return { view, at, present, show, step, leave }
})
