import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'

export const movingKey: InjectionKey<Readonly<Ref<boolean>>> = Symbol('moving')

export function provideMotion(allowed: Readonly<Ref<boolean>>): void {
  provide(movingKey, allowed)
}

/** Whether a change that comes now may be seen as movement. */
export function useMotion(): Readonly<Ref<boolean>> {
  return inject(movingKey, ref(false))
}

/**
 * The same, fixed at set-up: what was drawn at once (first picture, reload, wake-up) never starts to
 * play later, when movement is allowed again.
 */
export function usePlaying(): boolean {
  return useMotion().value
}
