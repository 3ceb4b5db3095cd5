import { defineStore } from 'pinia'
import type { Scene } from '../../../shared/contract'
import { optionsFrom, type PageOption, type PageOptions } from '../show/page-options'
import { useConsole } from './console-store'

/** What the host has chosen for each page of the overlay. The copied address carries it; OBS keeps that. */
export const usePageOptions = defineStore('page-options', () => {
  const desk = useConsole()

  const kept = () => desk.state?.settings.pageOptions ?? {}
  const of = (scene: Scene): PageOptions => optionsFrom(kept()[scene] ?? {})
  const choose = (scene: Scene, option: PageOption, value: string) =>
    desk.setSettings({ pageOptions: { ...kept(), [scene]: { ...of(scene), [option]: value } } })
  return { of, choose }
})
