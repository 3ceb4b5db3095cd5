import type { RuleError } from './game'

/** A refusal of the session or of the rules. */
export type Refusal =
  /** `step`: in a file that was imported, the index of the refused step; -1 for its set-up. */
  | { readonly kind: 'rule'; readonly error: RuleError; readonly step?: number }
  | { readonly kind: 'stale' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'no-game' }
  /** The game has no such moment: it has been taken back. */
  | { readonly kind: 'no-moment' }
  | { readonly kind: 'failed'; readonly message: string }

export type Result<T = null> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }
