/** What the engine asks for, and the errors with which it refuses an answer. */
import type { Json, PlayerId } from './state'

/** Why something is not allowed: a code for the translated reason, and its rulebook section. */
export interface Ban {
  readonly code: string
  readonly section: string
  readonly params?: { readonly [name: string]: string | number }
}

export interface Choice {
  readonly value: Json
  /** Null: legal. */
  readonly ban: Ban | null
}

export type FieldKind = 'player' | 'players' | 'role' | 'option'

export interface Field {
  readonly key: string
  /** Whose choice it is; null: the moderator's. */
  readonly by: PlayerId | null
  readonly kind: FieldKind
  readonly choices: readonly Choice[]
  /** How many are to be chosen. 0 to 1: may be left empty. */
  readonly min: number
  readonly max: number
}

/**
 * How the fields make an answer (engine map, section e): `single` is the one field's value,
 * `record` an object of all fields, `ballots` an object of one field per voter under `ballots`.
 */
export type AnswerShape = 'none' | 'single' | 'record' | 'ballots'

export interface Outcome {
  /** Who may be entered as the result; null among them: nobody. */
  readonly result: readonly Choice[]
  /** Who may be entered as tied; empty: a tie cannot be entered. */
  readonly tied: readonly PlayerId[]
  /** True: the result is the whole answer; false: it stands under `result`, a tie under `tied`. */
  readonly bare: boolean
}

export interface Prompt {
  readonly prompt: string
  /** True: something to read aloud; `go-on` ends it. */
  readonly say: boolean
  readonly actors: readonly PlayerId[]
  readonly shape: AnswerShape
  readonly fields: readonly Field[]
  /** True: the whole answer may be null (declined). */
  readonly optional: boolean
  /** Where only the outcome of a vote may be entered instead of its ballots. */
  readonly outcome: Outcome | null
  /** Asked once a person in turn: who is still to be asked, the actor first. */
  readonly sequence: readonly PlayerId[] | null
  /** Key of what the moderator says aloud, and what its text names. */
  readonly script: string
  readonly about: { readonly [name: string]: Json }
  /** The answer the engine has worked out, where it has. */
  readonly proposed: Json
}

/** A refusal: nothing was changed. */
export interface RuleError {
  readonly code: string
  readonly section: string
  /** The prompt that waits. */
  readonly prompt: string | null
  readonly params: { readonly [name: string]: string | number }
  /** The legal values at the waiting prompt. */
  readonly legal: readonly Json[]
}

/** Whether a result is a refusal. */
export function isRuleError(value: object): value is RuleError {
  return 'code' in value && 'legal' in value
}

/** The flat union of all legal values of a prompt: players in seat order, then others. */
export function legalValues(prompt: Prompt, seats: readonly PlayerId[]): Json[] {
  const values = new Set<Json>()
  for (const { choices } of prompt.fields)
    for (const { value, ban } of choices) if (ban === null) values.add(value)
  if (values.size === 0) return []
  const players = seats.filter((id) => values.has(id))
  if (players.length === values.size) return players
  for (const id of players) values.delete(id)
  return [...players, ...values]
}
