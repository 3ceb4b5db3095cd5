/** Whose card is shown when he dies (rulebook 3.4, D37). */
import { VERDICTS } from '../deaths'
import type { Module } from '../kernel/module'

export const reveal: Module = {
  id: 'reveal',
  law: {
    hides(ctx, _self, death) {
      if (ctx.rules.reveal === 'all') return undefined
      return ctx.rules.reveal === 'none' || !VERDICTS.has(death.cause) || undefined
    }
  }
}
