import { expect, it } from 'vitest'
import type { AnswerDraft } from '../shared/answer-draft'
import { emptyView } from '../shared/public'
import { withOpenBallots } from './open-ballots'

const vote = {
  form: 'vote',
  round: 1,
  open: true,
  candidates: ['a', 'b'],
  ballots: null,
  totals: null,
  top: []
}
const draft: AnswerDraft = { prompt: 'vote', form: 'ballots', values: { a: 'b', b: null }, declined: false }
const view = (more: object = {}) => ({ ...emptyView, vote: { ...vote, ...more } })

it('shows the hands of an open vote as they are entered', () => {
  expect(withOpenBallots(view(), draft).vote?.ballots).toEqual({ a: 'b', b: null })
})

it.each([
  ['no vote is open', view({ open: false }), draft],
  ['eyes are closed (3.7 secret)', view({ form: 'secret' }), draft],
  ['only the outcome is entered', view(), { ...draft, form: 'result' as const }],
  ['nothing is entered', view(), null],
  ['there is no vote', emptyView, draft]
])('shows none where %s', (_, told, entered) => {
  expect(withOpenBallots(told, entered)).toBe(told)
})
