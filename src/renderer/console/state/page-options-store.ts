import { defineStore } from 'pinia'
import type { OptionedPage } from '../../../shared/overlay-reach'
import { optionsFrom, type PageOption, type PageOptions } from '../show/page-options'
import { useConsole } from './console-store'

/** What the host has chosen for each page. The copied address carries it; OBS keeps that. */
export const usePageOptions = defineStore('page-options', () => {
  const desk = useConsole()

  const kept = () => desk.state?.settings.pageOptions ?? {}
  const of = (page: OptionedPage): PageOptions => optionsFrom(kept()[page] ?? {})
  const choose = (page: OptionedPage, option: PageOption, value: string) =>
    desk.setSettings({ pageOptions: { ...kept(), [page]: { ...of(page), [option]: value } } })
  return { of, choose }
})
