/** The command with which a wolf blows himself up, or names his victim afterwards (rulebook 7.8). */
import { kill } from '../deaths'
import type { Context } from '../kernel/context'
import type { Ban } from '../kernel/prompts'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import {
  SELF_DESTRUCT,
  carryKnife,
  cutDayShort,
  knifeBan,
  mayName,
  poisoned,
  selfDestructBan
} from '../laws/self-destruct'
import { breakOffElection } from '../offices/badge-swallow'
import { goOn } from './go-on'

/**
 * Blows a wolf up: he dies, deaths not announced yet follow, and night falls. One who has done so
 * already only names his victim.
 *
 * @param victim for the night that follows, where the pack agrees on nobody
 * @returns why it is refused; undefined: it was done, or judged void (D72)
 */
export function blowUp(ctx: Context, player: PlayerId, victim: PlayerId | undefined): Ban | undefined {
  const stranger = [player, victim].find((id) => id !== undefined && !ctx.has(id))
  if (stranger !== undefined) return { code: 'unknown-player', section: 'e', params: { player: stranger } }
  const named = victim !== undefined && mayName(ctx, player)
  const ban = named ? undefined : selfDestructBan(ctx, player)
  const refused = ban ?? (victim === undefined ? undefined : knifeBan(ctx, player, victim))
  if (refused) return refused
  if (named) return void carryKnife(ctx, player, victim)
  const poison = poisoned(ctx, player)
  ctx.note(SELF_DESTRUCT, {
    on: [player],
    result: poison,
    why: { module: SELF_DESTRUCT, section: '7.8', ...(poison && { rule: 'poisonedSelfDestruct' }) }
  })
  if (poison === 'void') return undefined
  if (ctx.state.stack.at(-1)?.step === 'dawn') goOn(ctx)
  ctx.tell({ fact: 'self-destruct', player, badge: breakOffElection(ctx) })
  cutDayShort(ctx)
  carryKnife(ctx, player, victim)
  kill(ctx, [{ player, cause: SELF_DESTRUCT }], 'day', 'day')
  ctx.push(step(SELF_DESTRUCT, { player }))
  return undefined
}
