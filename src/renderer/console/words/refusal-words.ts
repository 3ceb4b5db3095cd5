import type { Refusal } from '../../../shared/result'
import type { Words } from './words'

/** What may be wrong with a file, by the message of a refusal. */
const fileTroubles: ReadonlySet<string> = new Set(['too-large', 'no-text', 'no-picture', 'too-wide'])

/** Why a call changed nothing, in a sentence; what the app itself reports stands behind it. */
export function refusalWords(refusal: Refusal, words: Words): string {
  if (refusal.kind === 'rule') {
    const why = words.error(refusal.error)
    return refusal.step === undefined || refusal.step < 0
      ? why
      : words.text('refusals.at-step', { step: refusal.step + 1, why })
  }
  if ('message' in refusal && fileTroubles.has(refusal.message))
    return words.text(`refusals.${refusal.message}`)
  const said = words.text(`refusals.${refusal.kind}`)
  return 'message' in refusal && refusal.message !== ''
    ? words.text('refusals.with-message', { said, message: refusal.message })
    : said
}
