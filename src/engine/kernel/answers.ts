/** Whether an answer is legal for a prompt: shapes of engine map section e, nothing half applied. */
import type { Ban, Choice, Field, Prompt } from './prompts'
import type { Json } from './state'

export type Problems = { readonly [field: string]: Ban }

const ban = (code: string, params: Ban['params'] = {}): Ban => ({ code, section: 'e', params })

/**
 * What is wrong with an answer, by field; empty: it is legal.
 *
 * @param partial true: the answer is still being entered, so what is missing is not wrong
 */
export function problemsOf(prompt: Prompt, answer: Json, partial = false): Problems {
  const problems: { [field: string]: Ban } = {}
  const look = (field: Field | undefined, value: Json) => {
    const found = field ? problemOf(field, value, partial) : ban('wrong-shape')
    if (found) problems[field?.key ?? 'answer'] = found
  }
  if (answer === null && prompt.optional) return problems
  if (prompt.shape === 'single') look(prompt.fields[0], answer)
  else if (prompt.shape === 'record') {
    if (!isRecord(answer)) return { answer: ban('wrong-shape') }
    for (const field of prompt.fields) look(field, entryOf(answer, field.key))
    return { ...strangers(prompt, answer, 'no-such-choice'), ...problems }
  } else if (prompt.shape === 'ballots') return ballotProblems(prompt, answer, partial)
  else return { answer: ban('not-a-question') }
  return problems
}

/** What stands in a record and is no field of the prompt; any word can, `__proto__` too. */
function strangers(prompt: Prompt, record: { readonly [key: string]: Json }, code: string) {
  const keys = Object.keys(record).filter((key) => !prompt.fields.some((field) => field.key === key))
  return Object.fromEntries(keys.map((key) => [key, ban(code)]))
}

function ballotProblems(prompt: Prompt, answer: Json, partial: boolean): Problems {
  const { outcome } = prompt
  if (isRecord(answer) && isRecord(answer['ballots']) && Object.keys(answer).length === 1) {
    const ballots = answer['ballots']
    const problems = strangers(prompt, ballots, 'no-vote')
    for (const field of prompt.fields) {
      const found = problemOf(field, entryOf(ballots, field.key), partial)
      if (found) problems[field.key] = found
    }
    return problems
  }
  if (outcome?.bare) return chosen(outcome.result, answer, 'result')
  if (outcome && isRecord(answer) && Object.keys(answer).length === 1) {
    if ('result' in answer) return chosen(outcome.result, answer['result'] ?? null, 'result')
    if ('tied' in answer) return tiedProblems(outcome.tied, answer['tied'] ?? null)
  }
  return { answer: ban('wrong-shape') }
}

function tiedProblems(legal: readonly string[], tied: Json): Problems {
  if (!isList(tied) || new Set(tied).size !== tied.length) return { tied: ban('wrong-shape') }
  if (tied.length < 2) return { tied: ban('too-few', { min: 2 }) }
  const wrong = tied.find((player) => typeof player !== 'string' || !legal.includes(player))
  return wrong === undefined ? {} : { tied: ban('not-candidate', { value: String(wrong) }) }
}

function chosen(choices: readonly Choice[], value: Json, key: string): Problems {
  const found = choiceProblem(choices, value)
  return found ? { [key]: found } : {}
}

function problemOf(field: Field, value: Json, partial: boolean): Ban | null {
  const many = field.kind === 'players' || field.max > 1
  if (!many) {
    if (value === null && (field.min === 0 || partial)) return null
    return value === null ? ban('must-choose') : choiceProblem(field.choices, value)
  }
  if (value === null && (field.min === 0 || partial)) return null
  if (!isList(value) || new Set(value).size !== value.length)
    return value === null ? ban('must-choose') : ban('wrong-shape')
  if (value.length > field.max) return ban('too-many', { max: field.max })
  for (const one of value) {
    const found = choiceProblem(field.choices, one)
    if (found) return found
  }
  return value.length < field.min && !partial ? ban('too-few', { min: field.min }) : null
}

function choiceProblem(choices: readonly Choice[], value: Json): Ban | null {
  const choice = choices.find((one) => one.value === value)
  if (choice) return choice.ban
  return ban('no-such-choice', { value: typeof value === 'object' ? '' : String(value) })
}

/** Whether anything but the empty answer is legal. */
export function canBeAnswered(prompt: Prompt): boolean {
  return prompt.fields.some((field) => field.choices.some((choice) => !choice.ban && !isEmpty(choice.value)))
}

function isEmpty(value: Json): boolean {
  return value === null || value === 'split'
}

/** What stands in a record under a key; ids are free words, so inherited names do not count. */
export function entryOf<V>(record: { readonly [key: string]: V }, key: string): V | null {
  return Object.hasOwn(record, key) ? (record[key] ?? null) : null
}

export function isRecord(value: Json | undefined): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
