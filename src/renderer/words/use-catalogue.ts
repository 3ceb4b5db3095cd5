import { useI18n } from 'vue-i18n'
import type { Catalogue } from './catalogue'

/** The texts of the page, in whichever language is asked for. */
export function useCatalogue(): Catalogue {
  const { t, te } = useI18n()
  return {
    has: (key, language) => te(key, language),
    text: (key, params, language) => t(key, { ...params }, { locale: language })
  }
}
