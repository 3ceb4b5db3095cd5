import type { Language } from '../../shared/public'

export type Params = { readonly [name: string]: string | number }

/** Texts by key: all that words need of a translation library. */
export interface Catalogue {
  has(key: string, language: Language): boolean
  text(key: string, params: Params, language: Language): string
}

/** The other of the two languages, printed small under what is read aloud. */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'zh' : 'en'
}
