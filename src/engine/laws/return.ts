/** A dead player sits down at the table again (rulebook 5.2 F1, and the moderator's correction). */
import { mayAct } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { PlayerId } from '../kernel/state'

/** Brings a dead player back to life, before everybody's eyes; what the table knows to be against his vote still stands. */
export function bringBack(ctx: Context, player: PlayerId): void {
  ctx.revive(player)
  ctx.tell({ fact: 'returned', player })
  const away = ctx.state.effects.find(
    (effect) => effect.kind === 'away' && effect.from === null && effect.on.includes(player)
  )
  if (away) ctx.tell({ fact: 'absent', players: [player], card: away.source })
  else if (mayAct(ctx, 'vote', player)) ctx.tell({ fact: 'no-vote', player, on: true })
}
