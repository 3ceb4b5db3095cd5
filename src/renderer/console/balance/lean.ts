import type { BalanceReport } from '../../../shared/balance'

type Outcome = BalanceReport['outcomes'][number]

/** Closer than this, no table would feel the difference. */
const EVEN = 0.1
/** Fewer games say nothing yet. */
const FEWEST = 100

/** How a table leans, in one word; `of`: the camp that is ahead. */
export function leanOf({ outcomes, played }: BalanceReport): {
  readonly lean: 'open' | 'even' | 'ahead'
  readonly of: string
  readonly share: number
} {
  const [first, second] = byShare(outcomes.filter(({ of }) => of !== 'nobody' && of !== 'endless'))
  if (!first || played < FEWEST) return { lean: 'open', of: '', share: 0 }
  const even = first.share - (second?.share ?? 0) < EVEN
  return { lean: even ? 'even' : 'ahead', of: first.of, share: first.share }
}

/** The most frequent outcome first; games without a winner stay last. */
export function inOrder(outcomes: readonly Outcome[]): readonly Outcome[] {
  const last = (of: string) => of === 'nobody' || of === 'endless'
  return [...byShare(outcomes.filter(({ of }) => !last(of))), ...outcomes.filter(({ of }) => last(of))]
}

function byShare(outcomes: readonly Outcome[]): readonly Outcome[] {
  return outcomes.toSorted((one, other) => other.share - one.share)
}
