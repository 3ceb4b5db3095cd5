/** Who wears the Sheriff's badge, and whether anybody can (rulebook 4.10, D27, D73). */
import type { Context } from '../kernel/context'
import type { PlayerId } from '../kernel/state'
import { handOver } from './hand-over'

export const SHERIFF = 'sheriff'

/** The Sheriff; null: there is none. */
export function sheriffOf(ctx: Context): PlayerId | null {
  return ctx.officer(SHERIFF)
}

/** Gives the badge to a player, or to nobody, and notes why. */
export function install(ctx: Context, player: PlayerId | null, what: string, on = player): void {
  handOver(ctx, SHERIFF, player)
  ctx.note(what, { on: on === null ? [] : [on], why: { module: SHERIFF, section: '4.10' } })
}

/** Whether it is settled who wears the badge, or that nobody does. */
export function isGiven(ctx: Context): boolean {
  return ctx.state.offices.some((office) => office.office === SHERIFF)
}

/** Takes the badge out of the game (D73). */
export function swallow(ctx: Context): void {
  ctx.setOffice(SHERIFF, null, true)
}

/** Takes the badge from its holder; somebody else is to be elected (rulebook 5.2 F17). */
export function dismiss(ctx: Context): PlayerId | null {
  const dismissed = sheriffOf(ctx)
  if (dismissed !== null) install(ctx, null, 'dismissed', dismissed)
  return dismissed
}

/** Whether the table plays with the badge: somebody wears it, or it can still be given (D27). */
export function isInUse(ctx: Context): boolean {
  const gone = ctx.state.offices.some((office) => office.office === SHERIFF && office.gone)
  return sheriffOf(ctx) !== null || (ctx.rules.sheriffElection !== 'none' && !gone)
}
