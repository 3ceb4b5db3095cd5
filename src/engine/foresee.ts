/** What an answer leads to, if nothing else happens: one line before a fateful confirmation. */
import { apply, type Game } from './game'
import { isRuleError } from './kernel/prompts'
import type { HistoryEntry, Json } from './kernel/state'
import { hasQuietAnswer, quietAnswer } from './quiet-answer'

/** What a host would want to know before he confirms. */
const FATEFUL: ReadonlySet<string> = new Set([
  'death',
  'powers-lost',
  'role-shown',
  'converted',
  'attack',
  'over'
])
/** Where a look ahead ends: the next stretch has begun. */
const HORIZON: ReadonlySet<string> = new Set(['event', 'discussion', 'dusk', 'result'])
const LONGEST_LOOK = 60

/**
 * Plays an answer and the quietest answers after it up to the next stretch of the round.
 *
 * @param answer the answer to the waiting prompt
 * @returns what would come of it, oldest first; empty where it would be refused
 */
export function foresee(game: Game, answer: Json): HistoryEntry[] {
  if (!game.pending || game.pending.say) return []
  const known = game.state.history.length
  let ahead = apply(game, { command: 'answer', prompt: game.pending.prompt, answer })
  for (let look = 0; look < LONGEST_LOOK && !isRuleError(ahead); look++) {
    const { pending, state } = ahead.game
    // What somebody still has to choose cannot be foreseen.
    const open = pending && !pending.say && !hasQuietAnswer(pending)
    if (!pending || open || HORIZON.has(pending.prompt)) return fateful(state.history.slice(known))
    const next = pending.say
      ? apply(ahead.game, { command: 'go-on' })
      : apply(ahead.game, { command: 'answer', prompt: pending.prompt, answer: quietAnswer(pending) })
    if (isRuleError(next)) return fateful(state.history.slice(known))
    ahead = next
  }
  return isRuleError(ahead) ? [] : fateful(ahead.game.state.history.slice(known))
}

function fateful(entries: readonly HistoryEntry[]): HistoryEntry[] {
  return entries.filter((entry) => FATEFUL.has(entry.what))
}
