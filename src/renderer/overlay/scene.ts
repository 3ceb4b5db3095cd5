import type { Publication, PublicView, ShowState } from '../../shared/public'

export type Scene = 'opening' | 'night' | 'dawn' | 'table' | 'winner'

/** What fills the stage; null: nothing at all. */
export function sceneOf({ view, show }: Publication): Scene | null {
  if (view === null || show.blackout) return null
  if (view.winners !== null) return 'winner'
  if (view.phase === 'dawn' && view.deaths !== null) return 'dawn'
  // An election may be held before the first night, or before the deaths of the first one are told.
  if (view.vote !== null || view.candidates !== null) return 'table'
  if (view.round === 0) return 'opening'
  return view.phase === 'night' || view.phase === 'dawn' ? view.phase : 'table'
}

export type Panel =
  | 'card'
  | 'candidates'
  | 'vote-open'
  | 'run-off'
  | 'sequence'
  | 'held'
  | 'tally'
  | 'tie'
  | 'verdict'
  | 'shot'
  | 'deaths'

/** The one panel under the camera; an open vote is never covered, else what came last is shown. */
export function panelOf(view: PublicView, show: ShowState): Panel | null {
  const { vote } = view
  if (view.sequence !== null) return 'sequence'
  if (vote?.open) return vote.round > 1 && vote.candidates.length === 2 ? 'run-off' : 'vote-open'
  if (view.phase === 'event' && view.card !== null) return 'card'
  if (view.candidates !== null) return 'candidates'
  if (view.phase === 'vote') {
    if (hasFollowUp(view)) return 'deaths'
    if (view.shot !== null) return 'shot'
  }
  if (vote !== null && show.holdTotals) return 'held'
  if (vote !== null && vote.totals !== null) return 'tally'
  if (view.verdict !== null) return 'verdict'
  return vote !== null && vote.top.length > 1 ? 'tie' : null
}

/** The same table before the verdict, which would give a held count away. */
export function withoutVerdict(view: PublicView): PublicView {
  const condemned = view.verdict?.players ?? []
  return {
    ...view,
    verdict: null,
    players: view.players.map((player) =>
      condemned.includes(player.id) && !player.alive
        ? { ...player, alive: true, role: null, mayVote: true }
        : player
    )
  }
}

/** Whether somebody died whom neither the verdict nor the shot names. */
function hasFollowUp({ deaths, verdict, shot }: PublicView): boolean {
  return (deaths ?? []).some((id) => id !== shot?.target && !verdict?.players.includes(id))
}

export type Step =
  'event' | 'election' | 'vote' | 'vote-open' | 'in-turn' | 'held' | 'tie' | 'result' | 'alive'

/** The word beside the disc. */
export function stepOf(view: PublicView, show: ShowState): Step {
  const { vote } = view
  if (view.sequence !== null) return 'in-turn'
  if (vote?.open) return 'vote-open'
  if (view.phase === 'event') return 'event'
  if (view.candidates !== null) return 'election'
  if (panelOf(view, show) === 'held') return 'held'
  if (view.verdict !== null) return 'result'
  if (vote !== null) return isTie(view) ? 'tie' : 'result'
  return view.phase === 'vote' ? 'vote' : 'alive'
}

/** Great Distrust may put several players out at once: no tie. */
function isTie({ vote }: PublicView): boolean {
  return vote !== null && vote.top.length > 1 && vote.form !== 'great-distrust'
}
