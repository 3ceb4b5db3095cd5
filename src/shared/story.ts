import type { Language } from './public'

/** A finished game told in sentences, in one language. */
export interface Story {
  readonly language: Language
  readonly title: string
  readonly result: string
  /** The rule that decided it; empty: none did. */
  readonly rule: string
  readonly castHead: string
  readonly cast: readonly { readonly who: string; readonly role: string; readonly fate: string }[]
  readonly chapters: readonly { readonly head: string; readonly lines: readonly string[] }[]
}
