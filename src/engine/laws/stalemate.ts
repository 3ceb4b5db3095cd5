/** A draw when nobody is left who could still win: judged after every claim to victory (rulebook 10.1). */
import { camp, counts, roleData, shares } from '../kernel/ask'
import type { Module } from '../kernel/module'
import type { Player } from '../kernel/state'
import { isThirdParty } from './third-party'

export const stalemate: Module = {
  id: 'stalemate',
  law: {
    victory(ctx) {
      const isPiper = (player: Player) =>
        camp(ctx, player) === 'piper' && roleData(ctx, player.role).camp === 'piper'
      const isHopeful = (player: Player) =>
        counts(ctx, player) === 'wolf' ||
        isPiper(player) ||
        isThirdParty(ctx, player) ||
        shares(ctx, player, ['village'])
      return ctx.living().some(isHopeful) ? undefined : { rule: 'nobody-can-win', camps: [] }
    }
  }
}
