import { createI18n } from 'vue-i18n'
import type { Language } from '../../shared/contract'
import enConsole from '../locales/en/console.json'
import enPublic from '../locales/en/public.json'
import zhConsole from '../locales/zh/console.json'
import zhPublic from '../locales/zh/public.json'

/** The two catalogues share no key: what the audience reads, and what the host alone reads. */
export const catalogues = {
  en: { ...enPublic, ...enConsole },
  zh: { ...zhPublic, ...zhConsole }
}

/** Both languages at once: the host switches while playing, and reads one under the other. */
export function createTexts(language: Language) {
  return createI18n({
    legacy: false,
    locale: language,
    fallbackLocale: 'en',
    missingWarn: false,
    fallbackWarn: false,
    messages: catalogues
  })
}
