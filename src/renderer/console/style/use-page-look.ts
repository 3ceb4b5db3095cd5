import { onBeforeUnmount, onMounted, watchEffect } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Language } from '../../../shared/public'
import type { Settings } from '../../../shared/settings'

/** Gives the page its language, its theme, and its size: compact where there is little room. */
export function usePageLook(language: () => Language, theme: () => Settings['theme']): void {
  const { locale } = useI18n()
  const narrow = window.matchMedia('(max-width: 1599px), (max-height: 899px)')
  /** Too little room for three columns side by side, as with large text. */
  const stacked = window.matchMedia('(max-width: 999px), (max-height: 559px)')
  const { dataset } = document.documentElement

  watchEffect(() => {
    locale.value = language()
    document.documentElement.lang = language() === 'zh' ? 'zh-Hans' : 'en'
    dataset['theme'] = theme()
  })
  function fit(): void {
    if (narrow.matches) dataset['size'] = 'compact'
    else delete dataset['size']
    if (stacked.matches) dataset['stacked'] = ''
    else delete dataset['stacked']
  }
  onMounted(() => {
    fit()
    for (const query of [narrow, stacked]) query.addEventListener('change', fit)
  })
  onBeforeUnmount(() => {
    for (const query of [narrow, stacked]) query.removeEventListener('change', fit)
  })
}
