import type { Correction, LogEntry, ModeratorView } from '../../../shared/game'
import { correctionWords } from './correction-words'
import { logParams, logSentence as said } from '../../words/log-sentence'
import type { Part } from '../../words/sentence'
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

/**
 * Puts the log into words, oldest first: one sentence an entry, and a head where a phase begins.
 *
 * What is asked again with a longer or shorter log has its lines from before, the very objects, where they say the same:
 * none of them need be drawn anew.
 */
export function keptLines(): (view: ModeratorView, words: Words) => LogLine[] {
  let toldIn = ''
  let kept = new Map<string, LogLine>()
  return (view, words) => {
    const names = view.players.map(({ id, seat, name }) => [id, seat, name])
    // All that a sentence takes from outside its entry.
    const tellsIn = JSON.stringify([words.language, names])
    const before = tellsIn === toldIn ? kept : new Map<string, LogLine>()
    const now = new Map<string, LogLine>()
    const add = (key: string, entry: LogEntry, make: () => Omit<LogLine, 'key'>) => {
      const whole = `${key} ${JSON.stringify(entry)}`
      now.set(whole, before.get(whole) ?? { key, ...make() })
    }
    view.log.forEach((entry, at) => {
      const { round, phase, what } = entry
      const last = view.log[at - 1]
      if (round !== last?.round || phase !== last.phase) {
        const head = () => ({ text: phaseHead(entry, words), strong: true })
        add(`head ${at}`, entry, () => ({ parts: [head()], head: true, what: phase, at }))
      }
      add(`line ${at}`, entry, () => ({ parts: logSentence(entry, words), head: false, what, at }))
    })
    toldIn = tellsIn
    kept = now
    return [...now.values()]
  }
}

export function phaseHead(entry: { readonly round: number; readonly phase: string }, words: Words): string {
  return words.first([`phases.${entry.phase}`, 'phases.other'], { round: entry.round })
}

/** A line in words; of a correction and of a skipped step, what was set right or left out. */
export function logSentence(entry: LogEntry, words: Words): Part[] {
  const { what, result } = entry
  if (what === 'correct') return said(entry, words, correctionWords(result as unknown as Correction, words))
  if (what === 'skip' && typeof result === 'string') return said(entry, words, words.step(result))
  return said(entry, words)
}

/** The large line the host shows a player without a word; null for entries that show nothing. */
export function silentAnswer(entry: LogEntry, words: Words): string | null {
  const key = `shown.${entry.what}`
  return entry.on.length > 0 && words.has(key) ? words.text(key, logParams(entry, words)) : null
}
