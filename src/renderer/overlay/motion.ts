import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

export const movingKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('moving')
const changingKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('changing')

/** @param changing whether what comes and goes may be seen doing so; true as well where all may move */
export function provideMotion(moving: Readonly<Ref<boolean>>, changing: Readonly<Ref<boolean>>): void {
  provide(movingKey, moving)
  provide(changingKey, changing)
}

/** Whether a change that comes now may be seen as movement. */
export function useMotion(): Readonly<Ref<boolean>> {
  return inject(movingKey, ref(false))
}

/** Whether what comes or goes now may slide or, with reduced motion, fade. */
export function useChanging(): Readonly<Ref<boolean>> {
  return inject(changingKey, useMotion())
}

/**
 * The same, fixed at set-up: what was drawn at once (first picture, reload, wake-up) never starts to
 * play later, when movement is allowed again.
 */
export function usePlaying(): boolean {
  return useMotion().value
}
