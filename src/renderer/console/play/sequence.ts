import type { LogEntry, ModeratorView } from '../../../shared/game'

/** What one has said in his turn; `on` null: he named nobody. */
export interface Turn {
  readonly by: string
  readonly on: string | null
}

/** Where a sequence stands: who has had his turn, who is asked now, who comes after. */
export interface Sequence {
  readonly done: readonly Turn[]
  readonly next: string
  readonly then: readonly string[]
}

/** Sequences whose turns are told in the log, by the prompt that asks. */
const told: { readonly [prompt: string]: string } = {
  'bleak-monday.vouch': 'vouch',
  'full-moon-rising.check': 'look'
}

/** The sequence of the waiting question; null: it is asked of nobody in turn. */
export function sequenceOf(view: ModeratorView): Sequence | null {
  const { prompt } = view
  const [next, ...then] = prompt?.sequence ?? []
  if (!prompt || next === undefined) return null
  const what = told[prompt.prompt]
  return { done: what === undefined ? given(prompt.about['given']) : logged(view, what), next, then }
}

function given(ballots: unknown): Turn[] {
  if (typeof ballots !== 'object' || ballots === null || Array.isArray(ballots)) return []
  return Object.entries(ballots).map(([by, on]) => ({ by, on: typeof on === 'string' ? on : null }))
}

function logged({ log, round }: ModeratorView, what: string): Turn[] {
  const turns = (entry: LogEntry) => entry.what === what && entry.round === round
  return log.filter(turns).flatMap(({ by, on }) => by.map((one) => ({ by: one, on: on[0] ?? null })))
}
