/** A half-entered answer: it lies beside the game, outlives a crash, and is never a command (design 5). */
import type { Field, Json, Prompt } from './game'

/** How the answer is given: field by field, voter by voter, or only what came out of a vote. */
export type Form = 'fields' | 'ballots' | 'result' | 'tied'

export interface AnswerDraft {
  /** The question it begins to answer. */
  readonly prompt: string
  readonly form: Form
  /** By field key; a missing key is not answered yet, null is an answer (nobody, abstains). */
  readonly values: { readonly [field: string]: Json }
  /** True: the whole answer is "nobody" or "nothing". */
  readonly declined: boolean
}

/** The fields to fill in: for an outcome without ballots, one field made of the prompt's outcome. */
export function fieldsOf(prompt: Prompt, form: Form): readonly Field[] {
  if (!prompt.outcome || form === 'fields' || form === 'ballots') return prompt.fields
  if (form === 'result') {
    return [{ key: 'result', by: null, kind: 'player', choices: prompt.outcome.result, min: 1, max: 1 }]
  }
  const choices = prompt.outcome.tied.map((value) => ({ value, ban: null }))
  return [{ key: 'tied', by: null, kind: 'players', choices, min: 2, max: choices.length }]
}

/**
 * What of a draft still holds at the question that waits: the table may have changed since.
 *
 * @returns the draft without what may not be chosen any more; null where nothing is left, or another question waits
 */
export function fitting(prompt: Prompt | null, draft: AnswerDraft): AnswerDraft | null {
  if (prompt === null || prompt.prompt !== draft.prompt || !takes(prompt, draft.form)) return null
  const fields = fieldsOf(prompt, draft.form)
  const holds = ([key, value]: [string, Json]) => {
    const field = fields.find((one) => one.key === key)
    return (
      field !== undefined &&
      (value === null || (Array.isArray(value) ? value : [value]).every(isLegal(field)))
    )
  }
  const values = Object.fromEntries(Object.entries(draft.values).filter(holds))
  const isEmpty = Object.keys(values).length === 0 && !draft.declined
  return isEmpty && draft.form !== 'result' && draft.form !== 'tied' ? null : { ...draft, values }
}

function takes({ say, shape, outcome }: Prompt, form: Form): boolean {
  if (say) return false
  if (form === 'fields') return shape === 'single' || shape === 'record'
  return shape === 'ballots' && (form === 'ballots' || outcome !== null)
}

const isLegal = (field: Field) => (value: Json) =>
  field.choices.some((choice) => choice.value === value && choice.ban === null)
