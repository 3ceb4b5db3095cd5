/** Who is an Ordinary Villager (rulebook 4.2, 4.6). */
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { PlayerId } from '../kernel/state'

/** Whether a player is an Ordinary Villager, or one because he took no other card. */
export function isPlain(ctx: Context, player: PlayerId): boolean {
  const { traits } = roleData(ctx, ctx.player(player).role)
  return traits.includes('plain') || traits.includes('take')
}
