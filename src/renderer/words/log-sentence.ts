import type { Json } from '../../engine/kernel/state'
import type { Names } from './names'
import { parts, strong, type Part } from './sentence'

/** A line of the log, as far as its sentence needs it. */
export interface Happening {
  readonly what: string
  readonly by: readonly string[]
  readonly on: readonly string[]
  readonly result: Json
  readonly why?: { readonly module: string } | null
}

/**
 * A line in words: the text may depend on whether anybody is named, and on what came out.
 *
 * @param outcome how its result is called, where that is no plain value
 */
export function logSentence(entry: Happening, names: Names, outcome = outcomeOf(entry, names)): Part[] {
  const base = `log.${entry.what}`
  const outcomes =
    typeof entry.result === 'string' || typeof entry.result === 'boolean'
      ? [`${base}-${String(entry.result)}`]
      : []
  const count = entry.on.length === 0 ? [`${base}-none`] : entry.on.length > 1 ? [`${base}-many`] : []
  const keys = [...outcomes, ...count, base, entry.on.length > 0 ? 'fallback.log-on' : 'fallback.log']
  return parts(names.first(keys, logParams(entry, names, outcome)))
}

/** What the text of a line may name. */
export function logParams(entry: Happening, names: Names, outcome = outcomeOf(entry, names)) {
  const named = (ids: readonly Json[]) => (ids.length > 0 ? strong(names.people(ids)) : names.text('nobody'))
  const why = entry.why?.module
  return {
    by: named(entry.by),
    on: named(entry.on),
    result: outcome,
    rule: why === undefined ? '' : moduleOf(why, names)
  }
}

function moduleOf(id: string, names: Names): string {
  if (names.has(`cards.${id}.title`)) return names.card(id)
  return names.has(`roles.${id}.name`) ? names.role(id) : ''
}

function outcomeOf({ what, result }: Happening, names: Names): string {
  if (what === 'death' && typeof result === 'string') return names.cause(result)
  if (typeof result === 'object' && result !== null && !Array.isArray(result)) return ''
  return names.value(result)
}
