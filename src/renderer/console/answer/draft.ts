/**
 * A half-entered answer. No rule is known here: what may be chosen, and why not, is written in the
 * fields of the prompt.
 */
import { fieldsOf, type AnswerDraft, type Form } from '../../../shared/answer-draft'
import type { Ban, Field, Json, Prompt } from '../../../shared/game'

export { fieldsOf, type Form }

export interface Refused {
  readonly field: string
  readonly value: Json
  readonly ban: Ban
}

export interface Draft extends Omit<AnswerDraft, 'prompt'> {
  /** The last choice that was not allowed. */
  readonly refused: Refused | null
}

/** Nothing is entered yet, but for what the rules have worked out themselves. */
export function emptyDraft(prompt: Prompt): Draft {
  const only = prompt.shape === 'single' && prompt.proposed !== null ? prompt.fields[0] : undefined
  const values = only ? { [only.key]: prompt.proposed } : {}
  return { form: prompt.shape === 'ballots' ? 'ballots' : 'fields', values, declined: false, refused: null }
}

export function takesMany(field: Field): boolean {
  return field.kind === 'players' || field.max > 1
}

/** The values chosen in a field, one or many. */
export function chosenIn(field: Field, draft: Draft): readonly Json[] {
  const value = draft.values[field.key]
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? (value as readonly Json[]) : [value]
}

/** Takes a value into a field, or gives it back when it is there already; a banned one is refused. */
export function choose(draft: Draft, field: Field, value: Json): Draft {
  const choice = field.choices.find((candidate) => candidate.value === value)
  const ban = choice ? choice.ban : { code: 'no-such-choice', section: '' }
  if (ban) return { ...draft, refused: { field: field.key, value, ban } }
  const chosen = chosenIn(field, draft)
  const next = { ...draft, declined: false, refused: null }
  if (!takesMany(field)) {
    return chosen.includes(value)
      ? without(next, field.key)
      : { ...next, values: { ...draft.values, [field.key]: value } }
  }
  if (chosen.includes(value)) {
    const rest = chosen.filter((other) => other !== value)
    return rest.length > 0
      ? { ...next, values: { ...draft.values, [field.key]: rest } }
      : without(next, field.key)
  }
  if (chosen.length >= field.max) {
    const full = { code: 'too-many', section: '', params: { max: field.max } }
    return { ...draft, refused: { field: field.key, value, ban: full } }
  }
  return { ...next, values: { ...draft.values, [field.key]: [...chosen, value] } }
}

/** Takes the answer of a field away. */
export function without(draft: Draft, key: string): Draft {
  const values = Object.fromEntries(Object.entries(draft.values).filter(([field]) => field !== key))
  return { ...draft, values }
}

/** Whether "nobody" is an answer, and if not, why. `undefined`: the question does not arise. */
export function declineBan(prompt: Prompt, form: Form): Ban | null | undefined {
  if (form === 'ballots' || form === 'tied' || prompt.say) return undefined
  const fields = fieldsOf(prompt, form)
  const nobody = fields.length === 1 ? fields[0]?.choices.find((choice) => choice.value === null) : undefined
  if (nobody) return nobody.ban
  if (form === 'result') return undefined
  return prompt.optional || (fields.length > 0 && fields.every((field) => field.min === 0)) ? null : undefined
}

export function decline(draft: Draft): Draft {
  return { ...draft, values: {}, declined: true, refused: null }
}

/** A field whose every choice is banned has nothing to ask. */
export function legalValuesOf(field: Field): readonly Json[] {
  return field.choices.filter((choice) => choice.ban === null).map((choice) => choice.value)
}

/** Whether the answer can be given as it stands. */
export function isComplete(prompt: Prompt, draft: Draft): boolean {
  if (prompt.say || prompt.shape === 'none' || draft.declined) return true
  const fields = fieldsOf(prompt, draft.form)
  if (draft.form === 'ballots') return fields.every((field) => isFilled(field, draft))
  const answered = fields.some((field) => chosenIn(field, draft).length > 0)
  return answered && fields.every((field) => chosenIn(field, draft).length >= field.min)
}

/** A ballot counts as entered when it names enough people or is an abstention. */
export function isFilled(field: Field, draft: Draft): boolean {
  return draft.values[field.key] === null || chosenIn(field, draft).length >= Math.max(1, field.min)
}

/** The answer as the engine takes it (engine map, section e). */
export function toAnswer(prompt: Prompt, draft: Draft): Json {
  const fields = fieldsOf(prompt, draft.form)
  if (draft.form === 'ballots') {
    const given = fields.filter((field) => chosenIn(field, draft).length > 0)
    return { ballots: Object.fromEntries(given.map((field) => [field.key, valueOf(field, draft)])) }
  }
  if (draft.form !== 'fields') {
    const field = fields[0]
    if (!field) return null
    return prompt.outcome?.bare ? valueOf(field, draft) : { [field.key]: valueOf(field, draft) }
  }
  if (prompt.shape === 'record')
    return Object.fromEntries(fields.map((field) => [field.key, valueOf(field, draft)]))
  const only = fields[0]
  return only && !(draft.declined && prompt.optional) ? valueOf(only, draft) : null
}

function valueOf(field: Field, draft: Draft): Json {
  const chosen = chosenIn(field, draft)
  return takesMany(field) ? chosen : (chosen[0] ?? null)
}
