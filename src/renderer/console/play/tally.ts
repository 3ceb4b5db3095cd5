import type { Json } from '../../../shared/game'

export interface TallyLine {
  readonly target: Json
  readonly voters: readonly string[]
  readonly count: number
}

/** Adds ballots up, the fullest first. The rules count for themselves; this is what the host sees while entering. */
export function tally(
  ballots: readonly { readonly voter: string; readonly targets: readonly Json[] }[],
  weightOf: (voter: string) => number
): TallyLine[] {
  const lines = new Map<Json, { voters: string[]; count: number }>()
  for (const { voter, targets } of ballots) {
    for (const target of targets) {
      const line = lines.get(target) ?? { voters: [], count: 0 }
      lines.set(target, { voters: [...line.voters, voter], count: line.count + weightOf(voter) })
    }
  }
  return [...lines]
    .map(([target, line]) => ({ target, ...line }))
    .sort((one, other) => other.count - one.count)
}
