/** The steps of a round as they are: held, left out, waiting, or to come. */
import { drawsOn } from './flow/event'
import { slotsOfTheNight } from './flow/night'
import { contextOf, type Game, type Moment } from './game'
import type { Context } from './kernel/context'
import type { TimelineStep } from './moderator-view-types'
import { owner } from './kernel/run'
import { step } from './kernel/steps'
import { isCutShort } from './laws/self-destruct'

const DAY_STEPS = ['dawn', 'event', 'discussion', 'vote', 'dusk'] as const

/** A moment of the round, and by how many commands it was reached. */
interface Passed {
  readonly moment: Moment
  readonly at: number
}

/**
 * The steps of the round that runs. One that was passed over without ever waiting, because a card or the
 * game's end took its place, is left out; so is one that the cards in force are known to take.
 */
export function timeline(ctx: Context, game: Game): TimelineStep[] {
  const passed = momentsOfTheRound(game)
  const order = orderOfTheRound(game, passed)
  const now = placeOf(order, game)
  const held = new Map<number, number>()
  for (const { moment, at } of passed) {
    const place = placeOf(order, moment)
    // What else the day asks stands in the talk's place; it is held only where the village talks.
    if (order[place] === 'discussion' && moment.pending?.prompt !== 'discussion') continue
    if (!held.has(place)) held.set(place, at)
  }
  return order.map((id, place): TimelineStep => {
    if (place === now) return { step: id, state: 'now', at: null }
    const at = held.get(place) ?? null
    if (place < now) return { step: id, state: at === null ? 'absent' : 'done', at }
    return { step: id, state: isToCome(ctx, id) ? 'next' : 'absent', at: null }
  })
}

function momentsOfTheRound({ past, state }: Game): Passed[] {
  const before = past.findLastIndex((moment) => moment.state.clock.round !== state.clock.round)
  return past.slice(before + 1).map((moment, at) => ({ moment, at: before + 1 + at }))
}

/** The night's slots as they were laid: who dies at dawn has still been called. */
function orderOfTheRound(game: Game, passed: readonly Passed[]): string[] {
  const laid = [...passed.map(({ moment }) => moment), game].find(({ state }) => !isAhead(state)) ?? game
  const ctx = contextOf(game.setup, laid.state, laid.facts)
  const calls = game.setup.roles !== undefined && game.state.clock.round <= 1
  const day = hasEvents(ctx) ? DAY_STEPS : DAY_STEPS.filter((id) => id !== 'event')
  return [...(calls ? ['roll-call'] : []), ...slotsOfTheNight(ctx), ...day]
}

/** Whether cards are drawn at this table at all. */
function hasEvents({ setup, rules }: Context): boolean {
  return (setup.deck === 'table' || setup.deck.length > 0) && rules.eventDays !== 'off'
}

/** Before the night's steps are laid none is done. */
function isAhead({ stack }: Moment['state']): boolean {
  return stack.some((entry) => entry.step === 'night-falls' || entry.step === 'slots')
}

/** The place of the waiting prompt, past all steps once the end is known; a card's question at night belongs to the step that raised it. */
function placeOf(order: readonly string[], { pending, state }: Moment): number {
  if (!pending || state.outcome) return order.length
  const place = order.indexOf(stepOf(pending.prompt, state.clock.phase))
  if (place >= 0 || state.clock.phase !== 'night') return place
  if (isAhead(state)) return -1
  const next = state.stack.findLast((entry) => order.includes(entry.step))
  return next ? order.indexOf(next.step) - 1 : -1
}

/** Where on the timeline a prompt belongs: its own step, or the phase it falls in. */
function stepOf(prompt: string, phase: string): string {
  const byPhase: { readonly [phase: string]: string } = {
    dawn: 'dawn',
    event: 'event',
    day: 'discussion',
    vote: 'vote'
  }
  if (prompt.startsWith('roll-call.')) return 'roll-call'
  return prompt === 'dusk' ? 'dusk' : (byPhase[phase] ?? prompt)
}

/** Whether a step of this round will be held, as far as the table can know it now. */
function isToCome(ctx: Context, id: string): boolean {
  if (isCutShort(ctx)) return false
  if (id === 'event') return drawsOn(ctx, ctx.state.clock.round)
  // What is in force at night may be over by day.
  if (ctx.state.clock.phase === 'night' || ctx.state.clock.phase === 'dawn') return true
  if (id === 'discussion') return !isDropped(ctx, 'discussion')
  return id !== 'vote' || !(isDropped(ctx, 'votes') || isDropped(ctx, 'vote', { round: 1 }))
}

/** Whether a card puts nothing that anybody hears in the place of a step. */
function isDropped(ctx: Context, id: string, data: { readonly round?: number } = {}): boolean {
  const instead = ctx.first('instead', [step(id, data)])
  return instead?.every((entry) => owner(ctx, entry).definition.kind === 'run') ?? false
}
