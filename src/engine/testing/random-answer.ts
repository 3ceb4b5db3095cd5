/** Any legal answer to whatever is asked. */
import type { Command } from '../commands'
import { apply, check, type Game } from '../game'
import { isRuleError, type Choice, type Field, type Prompt } from '../kernel/prompts'
import type { Json } from '../kernel/state'
import { quietAnswer } from '../quiet-answer'
import { some, type Chance } from '../simulate/chance'
import { once, pickAny } from './draws'

/** Legal values among choices. */
export function legal(choices: readonly Choice[]): Json[] {
  return choices.filter((choice) => !choice.ban).map((choice) => choice.value)
}

/** A legal value for one field; no value is one of them where the field may stay empty. */
export function randomField(chance: Chance, field: Field): Json {
  const values = legal(field.choices)
  if (field.kind === 'players' || field.max > 1) {
    const most = Math.min(field.max, values.length)
    return some(chance, values, field.min + chance(most - field.min + 1))
  }
  return pickAny(chance, field.min === 0 ? [null, ...values] : values) ?? null
}

function randomBallots(chance: Chance, prompt: Prompt): Json {
  const { outcome, fields } = prompt
  const ballots = Object.fromEntries(
    fields
      .filter((field) => field.min > 0 || !once(chance, 12))
      .map((field) => [field.key, randomField(chance, field)])
  )
  if (!outcome || !once(chance, 2)) return { ballots }
  if (outcome.tied.length > 1 && once(chance, 2))
    return { tied: some(chance, outcome.tied, 2 + chance(outcome.tied.length - 1)) }
  const result = pickAny(chance, legal(outcome.result)) ?? null
  return outcome.bare ? result : { result }
}

/** The answers of all who are still to be asked in turn, as one entry of ballots. */
function randomTurns(chance: Chance, game: Game): Json {
  const ballots: { [voter: string]: Json } = {}
  let first: Json = null
  let at = game
  while (at.pending?.sequence && at.pending.prompt === game.pending?.prompt) {
    const [voter = ''] = at.pending.actors
    const [field] = at.pending.fields
    const answer = field ? randomField(chance, field) : null
    // Whoever comes round twice cannot be written as one entry (rulebook 5.5).
    if (Object.hasOwn(ballots, voter)) return first
    first ??= answer
    if (answer !== null) ballots[voter] = answer
    const applied = apply(at, { command: 'answer', prompt: at.pending.prompt, answer })
    if (isRuleError(applied)) break
    at = applied.game
  }
  return { ballots }
}

/** A random legal answer to the question that waits. */
export function randomAnswer(chance: Chance, game: Game, prompt: Prompt): Json {
  if (prompt.sequence && once(chance, 6)) return randomTurns(chance, game)
  const answer = anyAnswer(chance, prompt)
  // Each field may be right and their combination wrong: then as little as possible.
  return Object.keys(check(game, answer)).length === 0 ? answer : quietAnswer(prompt)
}

function anyAnswer(chance: Chance, prompt: Prompt): Json {
  if (prompt.optional && once(chance, 8)) return null
  if (prompt.shape === 'ballots') return randomBallots(chance, prompt)
  if (prompt.shape === 'record')
    return Object.fromEntries(prompt.fields.map((field) => [field.key, randomField(chance, field)]))
  const [field] = prompt.fields
  return field ? randomField(chance, field) : null
}

/** The next ordinary command: on, or a random answer. */
export function randomMove(chance: Chance, game: Game, prompt: Prompt): Command {
  return prompt.say
    ? { command: 'go-on' }
    : { command: 'answer', prompt: prompt.prompt, answer: randomAnswer(chance, game, prompt) }
}
