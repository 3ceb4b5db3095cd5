/** Deaths: announced in one batch, one death a player, and their follow-ups (rulebook 3.4). */
import { camp, hides } from './kernel/ask'
import { expectAftermath } from './kernel/aftermath'
import type { Context } from './kernel/context'
import { inSeatOrder } from './kernel/history'
import type { Cause, Phase, PlayerId, Why } from './kernel/state'
import type { DeathNotice } from './kernel/steps'

export interface Dying {
  readonly player: PlayerId
  readonly cause: Cause
}

/** Which module, section and house rule stand behind a cause of death. */
const BEHIND: { readonly [cause: Cause]: Why } = {
  werewolves: { module: 'werewolf', section: '4.1' },
  poison: { module: 'witch', section: '4.5' },
  vote: { module: 'vote', section: '3.9' },
  hunter: { module: 'hunter', section: '4.4' },
  grief: { module: 'lovers', section: '4.8' },
  scapegoat: { module: 'scapegoat', section: '4.13' },
  elder: { module: 'village-idiot', section: '4.11', rule: 'elderKillsIdiot' },
  guard: { module: 'guard', section: '9 D19', rule: 'guardRepeat' },
  hybrid: { module: 'hybrid', section: '6.3' },
  'self-destruct': { module: 'self-destruct', section: '7.8' },
  'white-wolf-king': { module: 'white-wolf-king', section: '7.8' },
  moderator: { module: 'moderator', section: 'e' },
  disqualified: { module: 'moderator', section: '7.9' }
}

/** The same of any cause: an event card that kills says its section itself. */
function behind(ctx: Context, cause: Cause): Why {
  return BEHIND[cause] ?? { module: cause, section: ctx.index.cards.get(cause)?.section ?? '3.9' }
}

/** Causes that are a bite of wolves (D10). */
export const BITES: ReadonlySet<Cause> = new Set(['werewolves', 'hybrid', 'white-wolf-king'])
/** Causes by which the village executes (rulebook 10.1): the Scapegoat dies of its tie. */
export const VERDICTS: ReadonlySet<Cause> = new Set(['vote', 'scapegoat'])

/** Deaths that the moderator decides, which no card averts. */
const DECREED: ReadonlySet<Cause> = new Set(['moderator', 'disqualified'])

/** The module of the card that would keep a player from dying; null: none does. */
export function averter(ctx: Context, death: DeathNotice): string | null {
  if (DECREED.has(death.cause)) return null
  let by: string | null = null
  ctx.each('onDeath', [death], (answer, module) => {
    if (answer) by = module
    return answer
  })
  return by
}

/** Whether a card keeps a player from dying; then that is noted, and nothing else happens to him. */
export function isAverted(ctx: Context, death: DeathNotice): boolean {
  const module = averter(ctx, death)
  if (module === null) return false
  ctx.note('averted', { on: [death.player], result: death.cause, why: { module, section: '5' } })
  return true
}

/**
 * Kills a batch: marks the players dead, tells the table without a cause, in seat order,
 * then lets everybody react. The aftermath runs next, unless one waits already.
 *
 * @param dying who and of what; a player named twice dies once, of the first cause, but
 *   poison stands over any other (I8, I29)
 * @param phase the phase in which the chain began
 * @param when how the table learns it: found at night, or fallen by day
 * @returns who died, in seat order
 */
export function kill(ctx: Context, dying: readonly Dying[], phase: Phase, when: 'night' | 'day'): PlayerId[] {
  const causes = new Map<PlayerId, Cause>()
  for (const { player, cause } of dying) {
    if (!ctx.player(player).alive || isAverted(ctx, { player, cause, phase })) continue
    const first = causes.get(player)
    if (first === undefined || cause === 'poison') causes.set(player, cause)
  }
  const notices = inSeatOrder(ctx, [...causes.keys()]).map((player): DeathNotice => ({
    player,
    cause: causes.get(player) ?? 'moderator',
    phase
  }))
  const camps = notices.map(({ player }) => camp(ctx, ctx.player(player)))
  notices.forEach((notice, at) => {
    const { round } = ctx.state.clock
    ctx.markDead(notice.player, { round, phase, cause: notice.cause }, camps[at] ?? null)
    ctx.note('death', {
      on: [notice.player],
      result: notice.cause,
      why: behind(ctx, notice.cause)
    })
  })
  if (notices.length > 0 || when === 'night') {
    ctx.tell({
      fact: 'death',
      when,
      players: notices.map((notice) => ({
        id: notice.player,
        role: hides(ctx, notice) ? null : ctx.player(notice.player).role
      }))
    })
  }
  for (const notice of notices) ctx.each('died', [notice], () => false)
  expectAftermath(ctx, phase)
  return notices.map((notice) => notice.player)
}
