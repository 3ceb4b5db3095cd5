import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { Scene } from '../../../shared/public'

/** What a picture of the overlay is judged on. */
export const backdrops = ['checker', 'dark', 'bright', 'busy'] as const
export type Backdrop = (typeof backdrops)[number]

/** Which page of the overlay the host looks at and how, for as long as the console is open. */
export const usePreview = defineStore('preview', () => {
  const scene = ref<Scene>('full')
  const backdrop = ref<Backdrop>('checker')
  const safeArea = ref(false)
  return { scene, backdrop, safeArea }
})
