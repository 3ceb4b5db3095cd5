/** Saint Philippe: the Sheriff is dismissed, and another is elected who swears to defend the village (rulebook 5.2 F17, I85). */
import { overFact } from '../kernel/effects'
import type { Module } from '../kernel/module'
import { step } from '../kernel/steps'
import { dismiss, isInUse } from '../offices/badge'
import { election } from '../offices/election'

const ID = 'saint-philippe'

export const saintPhilippe: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote',
    needs: isInUse,
    play(ctx) {
      ctx.tell(overFact(ctx, ID))
      const dismissed = dismiss(ctx)
      const candidates = ctx
        .living()
        .map((player) => player.id)
        .filter((id) => id !== dismissed)
      ctx.push(step(ID, { round: 1, candidates }))
    }
  },
  steps: {
    [ID]: election(ID, 'player', [])
  }
}
