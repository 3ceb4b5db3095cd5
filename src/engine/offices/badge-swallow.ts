/** What a wolf who blows up makes of a badge that is still to be given (rulebook 7.3, 10.1, D73). */
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { isGiven, swallow } from './badge'
import { open, tellCandidates } from './candidacy'
import { ELECTION_STEPS, elect, firstStep, isAhead } from './election'

const ID = 'badge-swallow'
const PUT_OFF = 'put-off'
const RESUME = 'sheriff-election.resume'
/** Up to here one blast is enough (D73). */
const SMALL_TABLE = 9

function takesTwo(ctx: Context): boolean {
  const { badgeSwallow } = ctx.rules
  return badgeSwallow === 'bySize' ? ctx.state.players.length > SMALL_TABLE : badgeSwallow === 'twice'
}

/**
 * Breaks off an election that is under way or to come.
 *
 * @returns what becomes of the badge: nobody will wear it, or it is elected at the next dawn; null:
 *   it was not at stake
 */
export function breakOffElection(ctx: Context): 'lost' | 'later' | null {
  const waiting = ctx.state.effects.find(({ kind }) => kind === PUT_OFF)
  if (isGiven(ctx) || !(waiting || isAhead(ctx))) return null
  const second = ctx.state.history.some(({ what }) => what === 'badge')
  const fate = takesTwo(ctx) && !second ? 'later' : 'lost'
  const { step: name, data } =
    ctx.state.stack.find((entry) => ELECTION_STEPS.has(entry.step)) ?? firstStep(ctx)
  if (waiting) ctx.dropEffect(waiting.id)
  if (fate === 'lost') swallow(ctx)
  else ctx.addEffect({ source: ID, kind: PUT_OFF, until: 'game-end', data: { step: name, data } })
  ctx.note('badge', { result: fate, why: { module: 'sheriff', section: '7.3', rule: 'badgeSwallow' } })
  return fate
}

/** Takes the election up where it was broken off, with those who still stand and live (10.1). */
function resume(ctx: Context): void {
  const effect = ctx.state.effects.find(({ kind }) => kind === PUT_OFF)
  if (!effect) return
  ctx.dropEffect(effect.id)
  if (isGiven(ctx)) return
  const { step: name, data } = effect.data as unknown as ReturnType<typeof firstStep>
  const stood = (data['standing'] ?? data['candidates']) as PlayerId[] | undefined
  if (!stood) return ctx.push(step(name, data))
  const standing = stood.filter((id) => ctx.player(id).alive)
  tellCandidates(ctx, standing, [])
  if (standing.length === 0) return elect(ctx, null)
  if (data['standing']) return ctx.push(step(name, { standing }))
  open(ctx, (data['barred'] ?? []) as PlayerId[], standing, data['round'] as number)
}

export const badgeSwallow: Module = {
  id: ID,
  effects: {
    [PUT_OFF]: {
      around: (ctx, { effect }, entry) =>
        entry.step === 'settle' && ctx.state.clock.round > effect.since.round
          ? { before: [step(RESUME)] }
          : undefined
    }
  },
  steps: { [RESUME]: { kind: 'run', run: resume } }
}
