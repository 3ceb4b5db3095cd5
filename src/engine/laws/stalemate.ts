/** A draw when nobody is left who could still win: judged after every claim to victory (rulebook 10.1). */
import { counts, shares } from '../kernel/ask'
import type { Module } from '../kernel/module'

export const stalemate: Module = {
  id: 'stalemate',
  law: {
    victory(ctx) {
      const hopeful = ctx
        .living()
        .some((player) => counts(ctx, player) === 'wolf' || shares(ctx, player, ['village']))
      return hopeful ? undefined : { rule: 'nobody-can-win', camps: [] }
    }
  }
}
