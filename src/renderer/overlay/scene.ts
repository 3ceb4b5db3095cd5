import type { Publication, PublicView, ShowState } from '../../shared/public'

/** What fills the stage of the full picture. */
export type Act = 'opening' | 'night' | 'dawn' | 'self-destruct' | 'table' | 'winner'

/** What fills the stage; null: nothing at all. */
export function sceneOf({ view, show }: Pick<Publication, 'view' | 'show'>): Act | null {
  if (view === null || show.blackout || show.board === 'hidden') return null
  if (view.winners !== null) return 'winner'
  if (view.selfDestruct !== null) return 'self-destruct'
  if (view.phase === 'dawn' && view.deaths !== null) return 'dawn'
  // An election may be held before the first night, or before the deaths of the first one are told.
  if (view.vote !== null || view.candidates !== null) return 'table'
  if (view.round === 0) return 'opening'
  return view.phase === 'night' || view.phase === 'dawn' ? view.phase : 'table'
}

export type Panel =
  | 'card'
  | 'question'
  | 'accused'
  | 'places'
  | 'candidates'
  | 'vote-open'
  | 'run-off'
  | 'ballots'
  | 'sequence'
  | 'held'
  | 'tally'
  | 'tie'
  | 'verdict'
  | 'shot'
  | 'deaths'
  | 'voters'
  | 'speaker'
  | 'speeches'

/** The panels of a vote, from its candidates to its verdict. */
export const votePanels: readonly Panel[] = [
  'candidates',
  'vote-open',
  'run-off',
  'ballots',
  'sequence',
  'held',
  'tally',
  'tie',
  'verdict'
]

/** The one panel under the camera; an open vote is never covered, else what came last is shown. */
export function panelOf(view: PublicView, show: ShowState): Panel | null {
  const { vote } = view
  // He who blew up has the stage, also while he speaks his last words.
  if (view.selfDestruct !== null) return null
  if (isInTurn(view)) return 'sequence'
  if (vote?.open && vote.ballots !== null) return 'ballots'
  if (vote?.open) return isRunOff(view) ? 'run-off' : 'vote-open'
  if (view.candidates !== null) return 'candidates'
  if (isSpeechOfTheVote(view, show)) return 'speaker'
  if (view.phase === 'vote') {
    if (view.voters !== null) return 'voters'
    const fell = fallenPanelOf(view)
    if (fell !== null) return fell
  }
  return votePanelOf(view, show) ?? dayPanelOf(view, show)
}

/** The result of a vote, as far as it may be told. */
function votePanelOf(view: PublicView, show: ShowState): Panel | null {
  const { vote } = view
  if (vote !== null && show.holdTotals) return 'held'
  if (vote !== null && vote.totals !== null) return 'tally'
  if (view.verdict !== null || (vote !== null && vote.top.length === 1)) return 'verdict'
  return vote !== null && vote.top.length > 1 ? 'tie' : null
}

/** Who died after the first one, and by whose shot. */
function fallenPanelOf(view: PublicView): Panel | null {
  if (hasFollowUp(view)) return 'deaths'
  return view.shot === null ? null : 'shot'
}

/** What a card has brought, the card itself, or who speaks. */
function dayPanelOf(view: PublicView, show: ShowState): Panel | null {
  if (view.phase === 'vote') return null
  const reading = view.phase === 'event'
  if (!reading && show.speaker !== null) return 'speaker'
  // A wolf who blew up took somebody along, and more followed: nothing else comes this day.
  if (view.taken !== null) return fallenPanelOf(view)
  if (view.question !== null) return 'question'
  if (view.accused !== null) return 'accused'
  if (!reading && view.speech !== null) return 'speeches'
  if (view.places !== null) return 'places'
  if (!reading && view.voters !== null) return 'voters'
  return reading && cardOf(view) !== null ? 'card' : null
}

/**
 * The last words of the condemned, or the defence of the tied, come after the count has been seen. A speech that was
 * timed for somebody else is an old one, and must not hide this count.
 */
function isSpeechOfTheVote(view: PublicView, { speaker, timer }: ShowState): boolean {
  if (speaker === null || view.phase !== 'vote') return false
  if (timer?.name === 'defence') {
    return isTie(view) && view.verdict === null && view.vote?.top.includes(speaker) === true
  }
  const leaves = view.verdict?.players.includes(speaker) === true || view.shot?.target === speaker
  return timer?.name === 'last-words' && leaves
}

/** Whether ballots, accusations or vouches are given one by one, and not a single one before all others. */
export function isInTurn({ sequence }: PublicView): boolean {
  return sequence !== null && sequence.form !== 'first'
}

/** The card that came up today; `card` null: a crescent that was put down unread. */
export function cardOf(
  view: PublicView
): { card: string | null; moon: 'full' | 'crescent' | 'dark'; variant: boolean } | null {
  if (view.card !== null) return view.card
  return view.running.some((badge) => badge.card === null)
    ? { card: null, moon: 'crescent', variant: false }
    : null
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
  | 'event'
  | 'election'
  | 'vote'
  | 'vote-open'
  | 'second-vote'
  | 'in-turn'
  | 'held'
  | 'tie'
  | 'result'
  | 'speeches'
  | 'alive'

/** The word beside the disc. */
export function stepOf(view: PublicView, show: ShowState): Step {
  const { vote } = view
  if (isInTurn(view)) return 'in-turn'
  if (vote?.open) return view.secondVote === null ? 'vote-open' : 'second-vote'
  if (view.candidates !== null) return 'election'
  if (votePanelOf(view, show) === 'held') return 'held'
  if (view.verdict !== null) return 'result'
  if (vote !== null) return isTie(view) ? 'tie' : 'result'
  if (view.phase === 'event') return 'event'
  if (view.phase === 'day' && view.speech !== null) return 'speeches'
  return view.phase === 'vote' ? 'vote' : 'alive'
}

/** Whether two stand against each other in a further round. */
export function isRunOff({ vote }: PublicView): boolean {
  return vote !== null && vote.round > 1 && vote.candidates.length === 2
}

/** Great Distrust may put several players out at once: no tie. */
export function isTie({ vote }: PublicView): boolean {
  return vote !== null && vote.top.length > 1 && vote.form !== 'great-distrust'
}
