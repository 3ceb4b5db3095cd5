import type { Correction, Json, LogEntry, ModeratorView } from '../../../shared/contract'
import { correctionWords } from './correction-words'
import { parts, strong, type Part } from './sentence'
import type { Words } from './words'

export interface LogLine {
  readonly key: string
  readonly parts: readonly Part[]
  /** True: the head of a phase. */
  readonly head: boolean
  readonly what: string
  /** Its place in the log; of a head, that of the first line below it. */
  readonly at: number
}

/** The log, oldest first: one sentence an entry, and a head where a phase begins. */
export function logLines(view: ModeratorView, words: Words): LogLine[] {
  const lines: LogLine[] = []
  let phase = ''
  view.log.forEach((entry, at) => {
    const here = `${entry.round}.${entry.phase}`
    if (here !== phase) {
      phase = here
      lines.push({
        key: `head ${at}`,
        parts: [{ text: phaseHead(entry, words), strong: true }],
        head: true,
        what: entry.phase,
        at
      })
    }
    lines.push({ key: `line ${at}`, parts: logSentence(entry, words), head: false, what: entry.what, at })
  })
  return lines
}

export function phaseHead(entry: { readonly round: number; readonly phase: string }, words: Words): string {
  return words.first([`phases.${entry.phase}`, 'phases.other'], { round: entry.round })
}

/** A line in words: the text may depend on whether anybody is named, and on what came out. */
export function logSentence(entry: LogEntry, words: Words): Part[] {
  const base = `log.${entry.what}`
  const outcome =
    typeof entry.result === 'string' || typeof entry.result === 'boolean'
      ? [`${base}-${String(entry.result)}`]
      : []
  const count = entry.on.length === 0 ? [`${base}-none`] : entry.on.length > 1 ? [`${base}-many`] : []
  const keys = [...outcome, ...count, base, entry.on.length > 0 ? 'fallback.log-on' : 'fallback.log']
  return parts(words.first(keys, logParams(entry, words)))
}

/** The large line the host shows a player without a word; null for entries that show nothing. */
export function silentAnswer(entry: LogEntry, words: Words): string | null {
  const key = `shown.${entry.what}`
  return entry.on.length > 0 && words.has(key) ? words.text(key, logParams(entry, words)) : null
}

function logParams(entry: LogEntry, words: Words) {
  const named = (ids: readonly Json[]) => (ids.length > 0 ? strong(words.people(ids)) : words.text('nobody'))
  const why = entry.why?.module
  return {
    by: named(entry.by),
    on: named(entry.on),
    round: entry.round,
    result: outcomeWords(entry, words),
    rule:
      why && words.has(`cards.${why}.title`)
        ? words.card(why)
        : why && words.has(`roles.${why}.name`)
          ? words.role(why)
          : ''
  }
}

function outcomeWords(entry: LogEntry, words: Words): string {
  const { result } = entry
  if (entry.what === 'correct') return correctionWords(result as unknown as Correction, words)
  if (entry.what === 'skip' && typeof result === 'string') return words.step(result)
  if (entry.what === 'death' && typeof result === 'string') return words.cause(result)
  if (typeof result === 'object' && result !== null && !Array.isArray(result)) return ''
  return words.value(result)
}
