/** Fields of prompts, built from the bans of all modules. */
import { limits, mayTarget, someMayTarget } from './ask'
import type { Context } from './context'
import type { Ban, Choice, Field } from './prompts'
import type { PlayerId } from './state'
import type { Verb } from './steps'

/** Every player as a choice, with the ban that keeps him from being named. */
export function playerChoices(ctx: Context, banOf: (id: PlayerId) => Ban | null | undefined): Choice[] {
  return ctx.state.players.map((player) => ({ value: player.id, ban: banOf(player.id) ?? null }))
}

/** Some players as choices; who died since the question was laid out cannot be named any more. */
export function choicesAmong(ctx: Context, ids: readonly PlayerId[]): Choice[] {
  return ids.map((value) => ({
    value,
    ban: ctx.player(value).alive ? null : { code: 'not-alive', section: '3.9' }
  }))
}

/** One player named by one actor, or by a pack of which one member may (engine map, section c). */
export function targetField(
  ctx: Context,
  key: string,
  verb: Verb,
  actors: readonly PlayerId[],
  min: 0 | 1
): Field {
  return {
    key,
    by: actors.length === 1 ? (actors[0] ?? null) : null,
    kind: 'player',
    min,
    max: 1,
    choices: playerChoices(ctx, (id) => someMayTarget(ctx, verb, actors, id))
  }
}

/**
 * One voter's ballot.
 *
 * @param own how many the vote itself wants named
 * @param alsoBanned a ban of this vote alone, such as "not tied"
 */
export function ballotField(
  ctx: Context,
  voter: PlayerId,
  verb: Verb,
  own: { min: number; max: number },
  alsoBanned: (id: PlayerId) => Ban | null
): Field {
  const choices = playerChoices(ctx, (id) => alsoBanned(id) ?? mayTarget(ctx, verb, voter, id))
  const legal = choices.filter((choice) => !choice.ban).length
  const { min, max } = limits(ctx, verb, voter, own)
  return {
    key: voter,
    by: voter,
    kind: own.max > 1 ? 'players' : 'player',
    choices,
    min: Math.min(min, legal),
    max
  }
}

/**
 * A question with two answers.
 *
 * @param by whose answer it is; left out: the moderator's
 */
export function yesOrNo(key: string, by: PlayerId | null = null): Field {
  const choices: Choice[] = [true, false].map((value) => ({ value, ban: null }))
  return { key, by, kind: 'option', min: 1, max: 1, choices }
}
