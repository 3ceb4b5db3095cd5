/** What a command leads to, if nothing else happens: one line before a fateful confirmation. */
import type { Command } from './commands'
import { apply, type Game } from './game'
import { isRuleError, type Prompt } from './kernel/prompts'
import type { HistoryEntry } from './kernel/state'
import { hasQuietAnswer, quietAnswer } from './quiet-answer'

/** What a host would want to know before he confirms. */
const FATEFUL: ReadonlySet<string> = new Set([
  'death',
  'powers-lost',
  'role-shown',
  'converted',
  'joins-pack',
  'attack',
  'toss',
  'self-destruct',
  'taken',
  'badge',
  'over'
])
/** Where a look ahead ends: the next stretch has begun. */
const HORIZON: ReadonlySet<string> = new Set(['event', 'discussion', 'dusk', 'night-falls', 'result'])
const LONGEST_LOOK = 60

/**
 * Plays a command and the quietest answers after it up to the next stretch of the round. At night a
 * choice that somebody still has to make is passed over: the dawn comes whatever it is, but not how
 * the game ends.
 *
 * @param command an answer to the waiting question, or what a host does besides answering
 * @returns what would come of it, oldest first; empty where it would be refused
 */
export function foresee(game: Game, command: Command): HistoryEntry[] {
  const known = game.state.history.length
  let guessed = false
  let ahead = apply(game, command)
  for (let look = 0; look < LONGEST_LOOK && !isRuleError(ahead); look++) {
    const { pending, state } = ahead.game
    const open = pending && !pending.say && !hasQuietAnswer(pending)
    // By day, what somebody still has to choose cannot be foreseen.
    const ends = !pending || HORIZON.has(pending.prompt) || (open && state.clock.phase !== 'night')
    const next = ends ? null : apply(ahead.game, quietest(pending, open === true))
    if (next === null || isRuleError(next)) break
    guessed ||= open === true
    ahead = next
  }
  return isRuleError(ahead) ? [] : fateful(ahead.game.state.history.slice(known), guessed)
}

/** The command after which the least happens. */
function quietest(pending: Prompt, open: boolean): Command {
  if (pending.say) return { command: 'go-on' }
  if (open) return { command: 'correct', set: { skip: true } }
  return { command: 'answer', prompt: pending.prompt, answer: quietAnswer(pending) }
}

function fateful(entries: readonly HistoryEntry[], guessed: boolean): HistoryEntry[] {
  return entries.filter((entry) => FATEFUL.has(entry.what) && !(guessed && entry.what === 'over'))
}
