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

export interface Refused {
  readonly ok: false
  readonly refusal: Refusal
}

export type Result<T = null> = { readonly ok: true; readonly value: T } | Refused

/** Done, and there is nothing to tell. */
export const done: Result = { ok: true, value: null }

/** What was refused, as the result of whatever was asked for. */
export function refused(refusal: Refusal): Refused {
  return { ok: false, refusal }
}

/** What went wrong, whatever was thrown. */
export function failed(error: unknown): Refused {
  return refused({ kind: 'failed', message: error instanceof Error ? error.message : String(error) })
}
