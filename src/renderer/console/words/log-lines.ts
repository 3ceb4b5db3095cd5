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
