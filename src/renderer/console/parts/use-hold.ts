import { onScopeDispose, readonly, ref } from 'vue'

/** How long is held until it counts. */
export const holdMs = 800
/** Two presses sooner after each other than this are one slip of the hand. */
export const apartMs = 600
/** How long a short press waits for the second one. */
export const waitMs = 5000

/**
 * What must not happen by a slip: it is held down, or pressed shortly twice with a pause between.
 * Pressing many times in a row does nothing.
 *
 * @param act called once it counts
 */
export function useHold(act: () => unknown) {
  const holding = ref(false)
  const armed = ref(false)
  let armedAt = 0
  let firing = 0
  let disarming = 0

  function stop(): void {
    window.clearTimeout(firing)
    holding.value = false
  }
  function disarm(): void {
    window.clearTimeout(disarming)
    armed.value = false
  }
  function fire(): void {
    stop()
    disarm()
    void act()
  }
  function arm(): void {
    disarm()
    armed.value = true
    armedAt = performance.now()
    disarming = window.setTimeout(disarm, waitMs)
  }

  function press(): void {
    if (holding.value) return
    holding.value = true
    firing = window.setTimeout(fire, holdMs)
  }
  function release(): void {
    if (!holding.value) return
    stop()
    if (armed.value && performance.now() - armedAt >= apartMs) fire()
    else arm()
  }
  /** Lets go without any effect. */
  function cancel(): void {
    stop()
    disarm()
  }

  onScopeDispose(cancel)
  return { holding: readonly(holding), armed: readonly(armed), press, release, cancel }
}
