/** The answer of a host who wants nothing to happen. */
import type { Field, Prompt } from './kernel/prompts'
import type { Json } from './kernel/state'

/** Questions that are quiet when the answer is no. */
const QUIET_IS_NO: ReadonlySet<string> = new Set([
  'little-girl',
  'hunter.flip',
  'bleak-monday',
  'pact-with-the-devil',
  'end-of-the-harvest'
])

/**
 * The quietest legal answer to a prompt: nobody and nothing where the rules allow it, else the
 * first that is legal.
 */
export function quietAnswer(prompt: Prompt): Json {
  if (prompt.optional) return null
  if (QUIET_IS_NO.has(prompt.prompt)) return false
  if (prompt.shape === 'record')
    return Object.fromEntries(prompt.fields.map((field) => [field.key, quietChoice(field)]))
  if (prompt.shape === 'ballots') {
    return { ballots: Object.fromEntries(prompt.fields.map((field) => [field.key, quietChoice(field)])) }
  }
  const [field] = prompt.fields
  return field ? quietChoice(field) : null
}

/** Whether anything can be answered that changes nothing; else somebody has to be chosen. */
export function hasQuietAnswer(prompt: Prompt): boolean {
  return prompt.optional || QUIET_IS_NO.has(prompt.prompt) || prompt.fields.every((field) => field.min === 0)
}

function quietChoice(field: Field): Json {
  const many = field.max > 1 || field.kind === 'players'
  if (field.min === 0) return many ? [] : null
  const legal = field.choices.filter((choice) => !choice.ban).map((choice) => choice.value)
  return many ? legal.slice(0, field.min) : (legal[0] ?? null)
}
