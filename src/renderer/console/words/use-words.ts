import { computed, type ComputedRef } from 'vue'
import { useI18n } from 'vue-i18n'
import type { ModeratorView } from '../../../shared/game'
import type { Language } from '../../../shared/public'
import { useShown } from '../watch/shown-view'
import { useCatalogue } from '../../words/use-catalogue'
import { wordsIn, type Words } from './words'

/** The words of the game in the console's language, or in another one. */
export function useWords(language?: () => Language): ComputedRef<Words> {
  const { view } = useShown()
  const about = useWordsAbout(language)
  return computed(() => about.value(view.value))
}

/** The same, about whatever view it is given. */
export function useWordsAbout(language?: () => Language): ComputedRef<(view: ModeratorView | null) => Words> {
  const { locale } = useI18n()
  const catalogue = useCatalogue()
  return computed(() => {
    const spoken = language ? language() : (locale.value as Language)
    return (view) => wordsIn(catalogue, spoken, view)
  })
}
