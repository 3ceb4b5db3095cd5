import { mount, type ComponentMountingOptions } from '@vue/test-utils'
import { ref, type Component } from 'vue'
import type { Language, Publication, Recap } from '../../../shared/public'
import { photosKey } from '../faces'
import { createOverlayI18n } from '../i18n'
import { movingKey } from '../motion'
import { overlayOptions } from '../options'
import { optionsKey } from '../page-options'
import { recapKey } from '../recap'

/** Mounts a part of the overlay in a language; `moving` lets it play its entrance, `search` is its address. */
export function show(
  part: Component,
  props: ComponentMountingOptions<Component>['props'],
  {
    language = 'en' as Language,
    moving = false,
    search = '',
    recap = null as Recap | null,
    photos = undefined as Publication['photos']
  } = {}
) {
  const i18n = createOverlayI18n()
  i18n.global.locale.value = language
  return mount(part, {
    props,
    global: {
      plugins: [i18n],
      provide: {
        [movingKey as symbol]: ref(moving),
        [optionsKey as symbol]: overlayOptions(search),
        [recapKey as symbol]: ref(recap),
        [photosKey as symbol]: ref(photos)
      }
    }
  })
}
