/** A draw when nobody is left who could still win: judged after every claim to victory (rulebook 10.1). */
import { camp, counts, shares } from '../kernel/ask'
import type { Module } from '../kernel/module'
import type { Player } from '../kernel/state'

export const stalemate: Module = {
  id: 'stalemate',
  law: {
    victory(ctx) {
      const isHopeful = (player: Player) =>
        counts(ctx, player) === 'wolf' || camp(ctx, player) === 'piper' || shares(ctx, player, ['village'])
      return ctx.living().some(isHopeful) ? undefined : { rule: 'nobody-can-win', camps: [] }
    }
  }
}
