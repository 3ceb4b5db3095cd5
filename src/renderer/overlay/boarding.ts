import { onBeforeUnmount, ref, watch, type Ref } from 'vue'
import { useMotion } from './motion'

/**
 * A living player's death as it is drawn: a vote that is being counted before the viewers' eyes keeps the
 * house lit until its last row is in. Where nothing moves, the house follows at once.
 *
 * @param isAlive the truth
 * @param holdFor ms to wait before boards drop
 */
export function useBoarding(
  isAlive: () => boolean,
  holdFor: () => number
): { alive: Ref<boolean>; boarding: Ref<boolean> } {
  const moving = useMotion()
  const alive = ref(isAlive())
  const boarding = ref(false)
  let holding: number | undefined

  watch(isAlive, (now) => {
    window.clearTimeout(holding)
    const draw = () => {
      alive.value = now
      boarding.value = !now && moving.value
    }
    if (now || !moving.value || holdFor() === 0) draw()
    else holding = window.setTimeout(draw, holdFor())
  })
  onBeforeUnmount(() => window.clearTimeout(holding))

  return { alive, boarding }
}
