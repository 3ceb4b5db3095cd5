import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Scene } from '../../../shared/contract'
import { bareOptions, type OptionsByPage, type PageOption, type PageOptions } from '../show/page-options'

/** What the host has chosen for each page of the overlay. The copied address carries it; OBS keeps that. */
export const usePageOptions = defineStore('page-options', () => {
  const chosen = ref<OptionsByPage>({})

  const of = (scene: Scene): PageOptions => chosen.value[scene] ?? bareOptions
  function choose(scene: Scene, option: PageOption, value: string): void {
    chosen.value = { ...chosen.value, [scene]: { ...of(scene), [option]: value } }
  }
  return { of, choose }
})
