/** The infected: they play on, but a role's power is lost, and wolves leave them alone (rulebook 5.7, 8 W23). */
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { isWolfSide } from './wolf-win'

const ID = 'infection'

/** Whether a player is infected. */
export function isInfected(ctx: Context, player: PlayerId): boolean {
  return ctx.state.effects.some(({ kind, on }) => kind === 'infected' && on.includes(player))
}

/** Infects a player, to the end of the game. */
export function infect(ctx: Context, player: PlayerId): void {
  ctx.addEffect({ source: ID, kind: 'infected', on: [player], until: 'game-end' })
}

/** Heals a player, as only the moderator's correction does. */
export function heal(ctx: Context, player: PlayerId): void {
  for (const { id, kind, on } of ctx.state.effects)
    if (kind === 'infected' && on.includes(player)) ctx.dropEffect(id)
}

export const infection: Module = {
  id: ID,
  bansOn: ['attack'],
  effects: {
    infected: {
      // Who becomes a wolf hunts all the same: what he lost is the power of before.
      works: (ctx, { effect }, { holder, role }) =>
        holder !== null && effect.on.includes(holder) && !roleData(ctx, role).traits.includes('pack')
          ? { code: 'powerless', section: '5.7' }
          : undefined,
      mayTarget: (_ctx, { effect }, _verb, _actor, target) =>
        effect.on.includes(target) ? { code: 'already-infected', section: '5.7' } : undefined,
      victory(ctx) {
        const living = ctx.living()
        const others = living.filter((player) => !isWolfSide(ctx, player))
        const well = others.filter(({ id }) => !isInfected(ctx, id))
        const won = others.length < living.length && well.length < others.length && well.length <= 1
        return won ? { rule: 'infected-but-one', camps: ['werewolves'] } : undefined
      }
    }
  }
}
