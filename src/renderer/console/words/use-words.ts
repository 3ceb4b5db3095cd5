import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { Language, ModeratorView } from '../../../shared/contract'
import { useShown } from '../watch/shown-view'
import type { Catalogue } from '../../words/catalogue'
import { wordsIn, type Words } from './words'

/** The words of the game in the console's language, or in another one. */
export function useWords(language?: () => Language): ComputedRef<Words> {
  const { view } = useShown()
  const about = useWordsAbout(language)
  return computed(() => about.value(view.value))
}

/** The same, about whatever view it is given. */
export function useWordsAbout(language?: () => Language): ComputedRef<(view: ModeratorView | null) => Words> {
  const { t, te, locale } = useI18n()
  const catalogue: Catalogue = {
    has: (key, of) => te(key, of),
    text: (key, params, of) => t(key, { ...params }, { locale: of })
  }
  return computed(() => {
    const spoken = language ? language() : (locale.value as Language)
    return (view) => wordsIn(catalogue, spoken, view)
  })
}
