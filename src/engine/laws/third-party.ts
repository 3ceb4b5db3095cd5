/** The third party: a couple with a Hybrid in it, and Cupid (rulebook 6.2 rule 5, 6.3, 8 W2, W17). */
import { camp, roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { Camp, Player, PlayerId } from '../kernel/state'
import { couple, hasHybrid } from './lovers'

const ID = 'third-party'

/** Who cannot win while one of the third party lives (W2, W4). */
const MUST_OUTLAST_IT: ReadonlySet<Camp> = new Set<Camp>(['village', 'werewolves'])

/** The couple while it loves; null: it is no third party, or there is none. */
function lovingCouple(ctx: Context): readonly PlayerId[] | null {
  const lovers = couple(ctx)
  return lovers && hasHybrid(ctx, lovers) ? lovers : null
}

/** The couple that makes a third party, also once both have died in love; empty: there is none. */
export function thirdPartyCouple(ctx: Context): readonly PlayerId[] {
  const fallen = ctx.state.effects.find(({ kind }) => kind === ID)?.on ?? []
  return lovingCouple(ctx) ?? (fallen.every((id) => !ctx.player(id).alive) ? fallen : [])
}

/** Whether a player is of the third party, dead or alive: one of its couple, or a Cupid who shares their fate. */
export function isThirdParty(ctx: Context, player: Player): boolean {
  const lovers = thirdPartyCouple(ctx)
  if (lovers.length === 0 || lovers.includes(player.id)) return lovers.length > 0
  const mayJoin = ctx.rules.cupidCamp !== 'ownNoShare' && roleData(ctx, player.role).traits.includes('link')
  return mayJoin && camp(ctx, player) === ID
}

export const thirdParty: Module = {
  id: ID,
  law: {
    victory(ctx) {
      if (thirdPartyCouple(ctx).length === 0) return undefined
      return ctx.living().every((player) => isThirdParty(ctx, player))
        ? { rule: 'last-third-party', camps: [ID] }
        : undefined
    },
    blocks: (ctx, _self, claim) =>
      claim.camps.some((one) => MUST_OUTLAST_IT.has(one)) &&
      ctx.living().some((player) => isThirdParty(ctx, player))
        ? { code: 'third-party-lives', section: '8 W2' }
        : undefined,
    shares(ctx, _self, player, camps) {
      if (isThirdParty(ctx, player)) return camps.includes(ID)
      return camps.includes(ID) && thirdPartyCouple(ctx).length > 0 ? false : undefined
    },
    // Who lived on without the other, or came back, dies out of love and leaves no third party.
    died(ctx, _self, { player }) {
      const lovers = lovingCouple(ctx)
      if (!lovers?.includes(player)) {
        for (const { id, kind, on } of ctx.state.effects)
          if (kind === ID && on.includes(player)) ctx.dropEffect(id)
      } else if (lovers.every((id) => !ctx.player(id).alive))
        ctx.addEffect({ source: ID, kind: ID, on: lovers, until: 'game-end' })
    }
  }
}
