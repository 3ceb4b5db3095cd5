import { mount, type ComponentMountingOptions } from '@vue/test-utils'
import { ref, type Component } from 'vue'
import type { Language } from '../../../shared/public'
import { createOverlayI18n } from '../i18n'
import { movingKey } from '../motion'

/** Mounts a part of the overlay in a language; `moving` lets it play its entrance. */
export function show(
  part: Component,
  props: ComponentMountingOptions<Component>['props'],
  { language = 'en' as Language, moving = false } = {}
) {
  const i18n = createOverlayI18n()
  i18n.global.locale.value = language
  return mount(part, {
    props,
    global: { plugins: [i18n], provide: { [movingKey as symbol]: ref(moving) } }
  })
}
