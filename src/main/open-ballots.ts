import type { AnswerDraft } from '../shared/answer-draft'
import type { PublicView, PublicVote } from '../shared/public'

/**
 * Adds to a vote that is open the ballots that the host has entered so far: hands that the whole table sees. Where
 * eyes are closed nobody sees them, then or later (rulebook 3.7 `secret`).
 */
export function withOpenBallots(view: PublicView, draft: AnswerDraft | null): PublicView {
  const { vote } = view
  if (!vote?.open || vote.form === 'secret' || draft?.form !== 'ballots') return view
  return { ...view, vote: { ...vote, ballots: draft.values as PublicVote['ballots'] } }
}
