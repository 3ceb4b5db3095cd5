/** Nobody wins when nobody lives, or when no camp is left that could win (rulebook 8 W24, 10.1). */
import { camp, counts } from '../kernel/ask'
import type { Module } from '../kernel/module'

export const draw: Module = {
  id: 'draw',
  law: {
    victory(ctx) {
      const living = ctx.living()
      const hopeless = living.every(
        (player) => counts(ctx, player) !== 'wolf' && camp(ctx, player) !== 'village'
      )
      return living.length === 0 || hopeless ? { rule: 'draw', camps: [] } : undefined
    }
  }
}
