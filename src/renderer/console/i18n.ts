import { createI18n } from 'vue-i18n'
import type { Language } from '../../shared/public'
import enConsole from '../locales/en/console.json'
import enLog from '../locales/en/log.json'
import enPublic from '../locales/en/public.json'
import zhConsole from '../locales/zh/console.json'
import zhLog from '../locales/zh/log.json'
import zhPublic from '../locales/zh/public.json'

/** The catalogues share no key: what the audience reads, what happened in secret, and what the host alone reads. */
export const catalogues = {
  en: { ...enPublic, ...enLog, ...enConsole },
  zh: { ...zhPublic, ...zhLog, ...zhConsole }
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
