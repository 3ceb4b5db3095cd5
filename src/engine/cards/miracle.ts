/** Miracle: the wolves' last victim was only stunned and is back, as an ordinary villager (rulebook 5.2 F1, D71, I42, I43). */
import { becomes } from '../kernel/becomes'
import type { Context } from '../kernel/context'
import { overFact } from '../kernel/effects'
import { deathsWithCause } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { Player } from '../kernel/state'
import { bringBack } from '../laws/return'

const ID = 'miracle'
const CAUSE = 'werewolves'

/** The last player whom the wolves killed and who is still dead of it; of two in one night the last in seat order. */
function stunned(ctx: Context): Player | null {
  const dead = deathsWithCause(ctx, CAUSE).flatMap(({ on }) => on.map((id) => ctx.player(id)))
  return dead.findLast(({ death }) => death?.cause === CAUSE) ?? null
}

export const miracle: Module = {
  id: ID,
  card: {
    moon: 'full',
    until: 'vote',
    needs: (ctx) => stunned(ctx) !== null,
    play(ctx) {
      const player = stunned(ctx)
      ctx.tell(overFact(ctx, ID))
      if (!player) return
      becomes(ctx, player.id, ctx.ruleset.plainRole)
      bringBack(ctx, player.id)
      ctx.note('returned', { on: [player.id], why: { module: ID, section: '5.2 F1' } })
    }
  }
}
