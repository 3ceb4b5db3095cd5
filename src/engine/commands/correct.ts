/** The moderator's corrections: ordinary logged commands, allowed at any time (design 3). */
import type { Correction } from '../commands'
import { kill } from '../deaths'
import { putIntoForce } from '../flow/event'
import { chainPhase, expectAftermath } from '../kernel/aftermath'
import { becomes } from '../kernel/becomes'
import type { Context } from '../kernel/context'
import { endEffect, isInForce } from '../kernel/effects'
import type { Ban } from '../kernel/prompts'
import { bringBack } from '../laws/return'
import { handOver } from '../offices/hand-over'
import { setMark } from './marks'

const ban = (code: string, params: Ban['params'] = {}): Ban => ({ code, section: 'e', params })

/**
 * Carries a correction out and has victory judged anew.
 *
 * @returns why it cannot be done; undefined: it was done
 */
export function correct(ctx: Context, set: Correction): Ban | undefined {
  const problem = problemOf(ctx, set)
  if (problem) return problem
  expectAftermath(ctx, chainPhase(ctx))
  if ('kill' in set) kill(ctx, [{ player: set.kill, cause: 'moderator' }], chainPhase(ctx), 'day')
  else if ('revive' in set) bringBack(ctx, set.revive)
  else if ('role' in set) becomes(ctx, set.role.player, set.role.role)
  else if ('office' in set) {
    handOver(ctx, set.office.office, set.office.player)
  } else if ('mark' in set) setMark(ctx, set.mark.player, set.mark.mark, set.mark.on)
  else if ('card' in set) playCard(ctx, set.card)
  else if ('endCard' in set)
    for (const effect of ctx.state.effects) if (effect.source === set.endCard) endEffect(ctx, effect)
  ctx.note('correct', { result: set as never, why: { module: 'moderator', section: 'e' } })
  return undefined
}

function playCard(ctx: Context, card: string): void {
  ctx.draw(card)
  putIntoForce(ctx, card)
}

/** Whether a card has been turned up and comes into force as soon as the host goes on (rulebook 3.5). */
function isBeingRead(ctx: Context, card: string): boolean {
  return ctx.state.stack.some(
    ({ step, data }) => step === 'event-read' && data['works'] === true && data['card'] === card
  )
}

function problemOf(ctx: Context, set: Correction): Ban | undefined {
  const player =
    'kill' in set
      ? set.kill
      : 'revive' in set
        ? set.revive
        : 'role' in set
          ? set.role.player
          : 'office' in set
            ? set.office.player
            : 'mark' in set
              ? set.mark.player
              : null
  if (player !== null && !ctx.has(player)) return ban('unknown-player', { player })
  if ('kill' in set && !ctx.player(set.kill).alive) return ban('not-alive')
  if ('revive' in set && ctx.player(set.revive).alive) return ban('already-alive')
  if ('role' in set && !ctx.index.roles.has(set.role.role))
    return ban('unknown-role', { role: set.role.role })
  if ('office' in set && !ctx.index.offices.has(set.office.office))
    return ban('unknown-office', { office: set.office.office })
  if ('office' in set && set.office.player !== null && !ctx.player(set.office.player).alive)
    return ban('not-alive')
  const card = 'card' in set ? set.card : 'endCard' in set ? set.endCard : null
  if (card !== null && !ctx.index.cards.has(card)) return ban('unknown-card', { card })
  if ('card' in set && (isInForce(ctx, set.card) || isBeingRead(ctx, set.card)))
    return ban('card-in-force', { card: set.card })
  if ('card' in set && ctx.index.cards.get(set.card)?.needs?.(ctx) === false)
    return { code: 'card-void', section: '9 D66', params: { card: set.card } }
  if ('endCard' in set && !ctx.state.effects.some((effect) => effect.source === set.endCard))
    return ban('card-not-in-force', { card: set.endCard })
  return undefined
}
