import { inject, provide, type InjectionKey } from 'vue'
import { overlayOptions, type OverlayOptions } from './options'

export const optionsKey: InjectionKey<OverlayOptions> = Symbol('options')

export function provideOptions(options: OverlayOptions): void {
  provide(optionsKey, options)
}

/** What the address of this page asks for. */
export function useOptions(): OverlayOptions {
  return inject(optionsKey, () => overlayOptions(''), true)
}
