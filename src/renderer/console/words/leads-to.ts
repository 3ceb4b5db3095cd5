import type { LogEntry } from '../../../shared/game'
import type { Words } from './words'

/** What else than a death is said of what is ahead. */
const FATEFUL: readonly string[] = ['powers-lost', 'role-shown', 'converted', 'joins-pack']

/** What would come of an answer, a short sentence each; nothing that does not matter. */
export function leadsTo(ahead: readonly LogEntry[], phase: string, words: Words): string[] {
  const dead = ahead.filter((entry) => entry.what === 'death').flatMap((entry) => entry.on)
  const spared = ahead.filter((entry) => entry.what === 'attack' && entry.result !== 'dead')
  const other = ahead.filter((entry) => FATEFUL.includes(entry.what))
  const when = phase === 'night' ? 'dawn' : 'die'
  return [
    ...(dead.length > 0
      ? [words.text(`leads.${when}${dead.length === 1 ? '-one' : ''}`, { who: words.people(dead) })]
      : []),
    ...spared
      .filter((entry) => words.has(`leads.${String(entry.result)}`))
      .map((entry) => words.text(`leads.${String(entry.result)}`, { who: words.people(entry.on) })),
    ...ahead
      .filter((entry) => entry.what === 'toss')
      .map((entry) => words.text(`leads.toss-${String(entry.result)}`, { who: words.people(entry.on) })),
    ...ahead
      .filter((entry) => entry.what === 'badge')
      .map((entry) => words.text(`leads.badge-${String(entry.result)}`)),
    ...other.map((entry) => words.text(`leads.${entry.what}`, { who: words.people(entry.on) })),
    ...ahead.filter((entry) => entry.what === 'over').map((entry) => ending(entry, words))
  ]
}

function ending({ result }: LogEntry, words: Words): string {
  return Array.isArray(result) && result.length > 0
    ? words.text('leads.over', { camps: words.value(result) })
    : words.text('leads.over-none')
}
