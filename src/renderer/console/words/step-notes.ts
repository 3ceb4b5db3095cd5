import type { LogEntry, ModeratorView } from '../../../shared/game'
import type { Words } from './words'

/** Under which step of the timeline an event of the log stands, by the step's id. */
const stepOf: { readonly [what: string]: string } = {
  take: 'thief',
  support: 'hybrid',
  link: 'cupid',
  protect: 'guard',
  check: 'seer',
  'seer-luck': 'seer',
  wolves: 'werewolves',
  'wolves-luck': 'werewolves',
  'hybrid-kill': 'hybrid.kill',
  heal: 'witch',
  poison: 'witch',
  'no-potion': 'witch',
  charm: 'piper',
  death: 'dawn',
  card: 'event',
  verdict: 'vote'
}

/** What came out of a step of this round, in a few words; empty while nothing did. */
export function stepNote(view: ModeratorView, step: string, words: Words): string {
  return view.log
    .filter(
      (entry) =>
        entry.round === view.round &&
        stepOf[entry.what] === step &&
        (step !== 'dawn' || entry.phase === 'dawn')
    )
    .map((entry) => brief(view, entry, words))
    .filter((note) => note !== '')
    .join(words.text('now.comma'))
}

function brief(view: ModeratorView, entry: LogEntry, words: Words): string {
  const seats = entry.on.flatMap((id) => view.players.find((player) => player.id === id)?.seat ?? [])
  const base = `brief.${entry.what}`
  const keys = [
    `${base}-${String(entry.result)}`,
    ...(seats.length === 0 ? [`${base}-none`] : []),
    base
  ].filter(words.has)
  return keys.length === 0
    ? ''
    : words.first(keys, { on: seats.join(' '), result: words.value(entry.result) })
}
