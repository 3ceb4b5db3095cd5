/** Why something came about, in words: who decided it, by which rule, and how votes were counted. */
import type { Json, LogEntry, ModeratorView } from '../../../shared/game'
import type { Words } from './words'

/** The rule behind a line: rulebook section, whose it is, and the house's choice. */
export function ruleWords(entry: LogEntry, view: ModeratorView, words: Words): string[] {
  if (!entry.why) return []
  const { module, section, rule } = entry.why
  const chosen = rule ?? ''
  const value = view.houseRules[chosen]
  return [
    ...(/\d/.test(section) && section !== '0' ? [words.text('why.rule', { section })] : []),
    words.module(module),
    ...(value === undefined
      ? []
      : [words.text('why.house', { rule: words.houseRule(chosen), value: words.houseValue(chosen, value) })])
  ]
}

interface Count {
  readonly ballots: { readonly [voter: string]: Json }
  readonly totals: { readonly [player: string]: number }
}

function countOf(result: Json): Count | null {
  const is = typeof result === 'object' && result !== null && 'ballots' in result && 'totals' in result
  return is ? (result as unknown as Count) : null
}

/** The Sheriff when a line was written. */
function sheriffAt(view: ModeratorView, at: number): string | undefined {
  return view.log.slice(0, at).findLast((entry) => entry.what === 'elected' || entry.what === 'successor')
    ?.on[0]
}

/** How a vote was counted, the fullest first: whose hands, and what a heavier hand weighs. */
export function totalsWords(at: number, view: ModeratorView, words: Words): string[] {
  const count = countOf(view.log[at]?.result ?? null)
  if (!count) return []
  const sheriff = sheriffAt(view, at)
  return Object.entries(count.totals)
    .sort(([, one], [, other]) => other - one)
    .map(([target, halves]) => {
      const voters = Object.keys(count.ballots).filter((voter) => count.ballots[voter] === target)
      // The count is kept in half votes.
      const votes = halves / 2
      const line = words.text(votes === 1 ? 'why.vote-one' : 'why.votes', {
        who: words.person(target),
        count: votes,
        from: words.people(voters)
      })
      const heavy = sheriff !== undefined && voters.includes(sheriff) && votes !== voters.length
      return heavy
        ? [
            line,
            words.text('why.weighs', { who: words.person(sheriff), weight: votes - voters.length + 1 })
          ].join(words.text('now.between'))
        : line
    })
}
