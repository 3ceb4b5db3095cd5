import type { Refusal } from '../../../shared/contract'
import type { Words } from './words'

/** Why a call changed nothing, in a sentence; what the app itself reports stands behind it. */
export function refusalWords(refusal: Refusal, words: Words): string {
  if (refusal.kind === 'rule') {
    const why = words.error(refusal.error)
    return refusal.step === undefined || refusal.step < 0
      ? why
      : words.text('refusals.at-step', { step: refusal.step + 1, why })
  }
  const said = words.text(`refusals.${refusal.kind}`)
  return 'message' in refusal && refusal.message !== ''
    ? words.text('refusals.with-message', { said, message: refusal.message })
    : said
}
