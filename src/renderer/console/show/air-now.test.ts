import { expect, it } from 'vitest'
import { emptyView, type PublicVote } from '../../../shared/public'
import { sampleState } from '../testing/sample-state'
import type { Words } from '../words/words'
import { airNow } from './air-now'

const words = { first: ([key]: readonly string[]) => key } as unknown as Words
const open: PublicVote = {
  form: 'vote',
  round: 1,
  open: true,
  candidates: [],
  ballots: null,
  totals: null,
  top: []
}

/** What stands in the picture of a vote, by the texts' keys. */
function linesOf(vote: PublicVote, holdTotals: boolean): readonly string[] {
  const state = sampleState()
  const { publication } = state
  const show = { ...publication.show, holdTotals, timer: null, speaker: null }
  const told = { ...publication, view: { ...emptyView, vote }, show }
  return airNow({ ...state, publication: told }, null, words).lines
}

it.each([
  ['ballots that come in', open, false, ['show.ballots-seen']],
  ['ballots that are held', open, true, ['show.ballots-held']],
  ['no ballots where eyes are closed', { ...open, form: 'secret' }, false, []],
  ['no more of a vote that is counted', { ...open, open: false }, false, []],
  ['totals that are held', { ...open, open: false }, true, ['show.held-seen']]
])('says of %s what viewers see', (_, vote, held, lines) => {
  expect(linesOf(vote, held)).toEqual(lines)
})
