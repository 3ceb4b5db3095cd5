import type { ConsoleState } from '../../../shared/console-state'
import type { ModeratorView } from '../../../shared/game'
import type { PublicVote } from '../../../shared/public'
import type { Words } from '../words/words'

/** What viewers see now: its title, and what else stands in the picture. */
export function airNow(
  state: ConsoleState | null,
  table: ModeratorView | null,
  words: Words
): { what: string; lines: string[] } {
  const text = (key: string, params = {}) => words.first([key], params)
  const { view, recap, show } = state?.publication ?? { view: null, recap: null, show: null }
  if (show?.blackout) return { what: text('overlay.black'), lines: [] }
  if (show?.board === 'hidden') return { what: text('show.board-hidden'), lines: [] }
  if (recap) {
    const { at, of } = recap
    return { what: text('retell.title'), lines: [text('retell.on-air', { at, of })] }
  }
  if (!view) return { what: text('overlay.nothing'), lines: [] }
  const what = view.vote?.open
    ? text('overlay.vote-open', { round: view.round })
    : words.first([`phases.${view.phase}`, 'phases.other'], { round: view.round })
  const speaker = table?.players.find(({ id }) => id === show?.speaker)
  const lines = [
    ...(speaker ? [text('show.speaks', { who: words.person(speaker.id) })] : []),
    ...(show?.timer ? [text('show.timer-seen', { name: text(`air.timer.${show.timer.name}`) })] : []),
    ...voteLines(view.vote, show?.holdTotals === true).map((key) => text(key))
  ]
  return { what, lines }
}

function voteLines(vote: PublicVote | null, held: boolean): string[] {
  if (vote?.open) return vote.form === 'secret' ? [] : [held ? 'show.ballots-held' : 'show.ballots-seen']
  return vote !== null && held ? ['show.held-seen'] : []
}
