import { createI18n } from 'vue-i18n'
import en from '../locales/en/public.json'
import zh from '../locales/zh/public.json'

/**
 * The public words alone: the console's are never part of this page.
 *
 * @param more words of a page that knows more, in both languages
 */
export function createOverlayI18n(more: { readonly en: object; readonly zh: object } = { en: {}, zh: {} }) {
  return createI18n({
    legacy: false,
    locale: 'en',
    fallbackLocale: 'en',
    messages: { en: { ...en, ...more.en }, zh: { ...zh, ...more.zh } },
    // An id that is not known yet has a fallback in words.ts.
    missingWarn: false,
    fallbackWarn: false
  })
}
