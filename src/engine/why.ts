/** Why something came about: the rule that decided it, and what led there. */
import type { Game } from './game'
import type { HistoryEntry, PlayerId, Why } from './kernel/state'

export interface Explanation {
  readonly entry: HistoryEntry
  /** The module, rulebook section and house rule that decided; null where nothing needed deciding. */
  readonly because: Why | null
  /** What happened to the same players in the same round before, oldest first. */
  readonly ledBy: readonly HistoryEntry[]
}

/** Done by a pack: what befell one of them before is another story. */
const BY_MANY: ReadonlySet<string> = new Set(['wolves', 'attack'])
/** What only tells somebody something leads nowhere. */
const TOLD: ReadonlySet<string> = new Set(['roll-call', 'check'])
/** What counts for everybody, whoever is asked about. */
const FOR_ALL: ReadonlySet<string> = new Set(['vote', 'tie', 'card', 'powers-lost'])

/**
 * Explains one entry of the history.
 *
 * @param at its index in `game.state.history`
 * @returns the rule behind it and the chain that led there; null where there is no such entry
 */
export function why(game: Game, at: number): Explanation | null {
  const { history } = game.state
  const entry = history[at]
  if (!entry) return null
  const concerned = new Set<PlayerId>([...entry.on, ...(BY_MANY.has(entry.what) ? [] : entry.by)])
  // Hands are raised freely: only what binds all of them leads to a vote.
  const touches = (earlier: HistoryEntry) =>
    FOR_ALL.has(earlier.what) ||
    (entry.what !== 'vote' && earlier.on.some((player) => concerned.has(player)) && !TOLD.has(earlier.what))
  const ledBy = history.slice(0, at).filter((earlier) => earlier.round === entry.round && touches(earlier))
  return { entry, because: entry.why, ledBy }
}
