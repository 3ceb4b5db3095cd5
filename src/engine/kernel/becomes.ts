/** A player becomes another role: the card changes, the old power is lost, the new one begins afresh. */
import { camp, roleData } from './ask'
import type { Context } from './context'
import { endEffect } from './effects'
import type { PlayerId, RoleId } from './state'

/** Takes a player's own powers away for good, and with each what it has put into force (OR18). */
function losePowers(ctx: Context, player: PlayerId): void {
  for (const { id, holder } of ctx.state.powers) {
    if (holder !== player) continue
    ctx.setPower(id, { holder: null })
    for (const effect of ctx.state.effects) if (effect.data['power'] === id) endEffect(ctx, effect)
  }
}

/** Gives a player a role with a fresh power of its own. */
export function becomes(ctx: Context, player: PlayerId, role: RoleId): void {
  losePowers(ctx, player)
  ctx.setRole(player, role)
  // What is on a player only while he is not this ends (OR27).
  for (const effect of ctx.state.effects)
    if (effect.on.includes(player) && effect.data['unless'] === roleData(ctx, role).counts)
      endEffect(ctx, effect)
  const { power } = roleData(ctx, role)
  if (power) ctx.addPower({ role, holder: player, data: power })
}

/**
 * Two players' cards change places while one of them is dying: `heir` becomes what the other
 * was; the dying one shows the heir's card, without its power, and dies in his old camp (OR14).
 */
export function inheritCard(ctx: Context, heir: PlayerId, dying: PlayerId): void {
  const { role } = ctx.player(dying)
  const allegiance = camp(ctx, ctx.player(dying))
  const shown = ctx.player(heir).role
  becomes(ctx, heir, role)
  losePowers(ctx, dying)
  ctx.setRole(dying, shown)
  ctx.setAllegiance(dying, allegiance)
}
