/**
 * The aftermath of deaths: follow-ups by rank, the lowest first across the whole chain.
 * Victory is judged only when nothing below the second vote is left (rulebook 3.4, 8).
 */
import { blocks, shares, victory } from './ask'
import type { Context } from './context'
import type { Claim } from './hooks'
import { RANK } from './order'
import type { Data, Outcome, Phase, PlayerId } from './state'
import { step } from './steps'

/** Runs the next follow-up, judges victory when none is pending, then the second vote. */
export function runAftermath(ctx: Context, data: Data): void {
  const next = lowest(ctx)
  const pending = next && next.rank < RANK.secondVote
  if (!pending && data['judged'] !== true) {
    if (judge(ctx)) return
    ctx.push(step('aftermath', { ...data, judged: true }))
  } else if (next) {
    const followUp = ctx.takeFollowUp(next.at)
    // A second vote is no part of the chain: who dies during it has a chain of his own.
    if (pending || ctx.state.follow.length > 0) ctx.push(step('aftermath', data))
    if (followUp) ctx.push(followUp)
  }
}

function lowest(ctx: Context): { rank: number; at: number } | null {
  let found: { rank: number; at: number } | null = null
  ctx.state.follow.forEach(({ rank }, at) => {
    if (!found || rank < found.rank) found = { rank, at }
  })
  return found
}

/**
 * Judges victory on the settled state (rulebook 8), so never while harms of the night wait
 * for dawn. On a win the agenda is cleared and the result announced; the result names the
 * rule that fired.
 *
 * @returns whether the game is over
 */
export function judge(ctx: Context): boolean {
  const claim = ctx.state.harms.length > 0 ? undefined : victory(ctx)
  if (!claim || blocks(ctx, claim)) return false
  finish(ctx, claim)
  return true
}

/** Ends the game: whoever shares the win has won, the dead included. */
export function finish(ctx: Context, { rule, camps, by }: Claim): void {
  const winners = ctx.state.players.filter((player) => shares(ctx, player, camps))
  const houseRule = by ? { rule: by, value: ctx.rules[by] } : null
  const outcome: Outcome = { rule, houseRule, camps, players: winners.map((player) => player.id) }
  ctx.setOutcome(outcome)
  ctx.clearStack()
  ctx.push(step('result'))
  ctx.note('over', {
    on: outcome.players,
    result: [...camps],
    why: { module: 'victory', section: '8', ...(by && { rule: by }) }
  })
  ctx.each('over', [outcome], () => false)
}

/** Makes sure that an aftermath will run, and that it judges victory anew. */
export function expectAftermath(ctx: Context, phase: Phase): void {
  const at = ctx.state.stack.findLastIndex((entry) => entry.step === 'aftermath')
  if (at < 0) ctx.push(step('aftermath', { phase, judged: false }))
  else ctx.setStep(at, step('aftermath', { ...ctx.state.stack[at]?.data, judged: false }))
}

/** The phase that the running chain of deaths began in (design: phase of a death). */
export function chainPhase(ctx: Context): Phase {
  const waiting = ctx.state.stack.findLast((entry) => entry.step === 'aftermath')
  return (
    (waiting?.data['phase'] as Phase | undefined) ??
    (ctx.state.clock.phase === 'dawn' ? 'day' : ctx.state.clock.phase)
  )
}

/** The phase in which a player died; who falls by his death, or by his last deed, dies in the same (rulebook 7.5). */
export function phaseOfDeath(ctx: Context, player: PlayerId): Phase {
  return ctx.player(player).death?.phase ?? chainPhase(ctx)
}
