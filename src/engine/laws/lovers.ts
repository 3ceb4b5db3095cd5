/** Lovers: they die together, never turn on each other, and as a mixed couple want to be the last (rulebook 4.8, D15). */
import { kill } from '../deaths'
import { chainPhase } from '../kernel/aftermath'
import { holds, roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Bond, PlayerId } from '../kernel/state'
import { step, type Verb } from '../kernel/steps'

/** What no lover does to the other. */
const NEVER: ReadonlySet<Verb> = new Set<Verb>(['vote', 'attack', 'shoot', 'poison'])

function bondsOf(ctx: Context, player: PlayerId): Bond[] {
  return ctx.state.bonds.filter((bond) => bond.from === player)
}

/** The partner of a couple of two camps, by their cards; a settled allegiance stands over the card. */
function mixedPartner(ctx: Context, player: PlayerId): PlayerId | null {
  const camp = (id: PlayerId) => ctx.player(id).allegiance ?? roleData(ctx, ctx.player(id).role).camp
  const bond = bondsOf(ctx, player).find(
    ({ to }) =>
      camp(to) !== camp(player) && ctx.state.bonds.some((back) => back.from === to && back.to === player)
  )
  return bond?.to ?? null
}

export const lovers: Module = {
  id: 'lovers',
  law: {
    mayTarget(ctx, _self, verb, actor, target) {
      if (actor === null || ctx.state.bonds.length === 0 || !NEVER.has(verb)) return undefined
      const bound = ctx.state.bonds.some(
        (bond) => bond.from === target && bond.to === actor && holds(ctx, bond)
      )
      return bound ? { code: 'lover', section: '4.8' } : undefined
    },
    camp: (ctx, _self, player) =>
      ctx.state.bonds.length > 0 &&
      ctx.rules.mixedLovers === 'ownGoal' &&
      mixedPartner(ctx, player.id) !== null
        ? 'lovers'
        : undefined,
    victory(ctx) {
      const [one, other, ...rest] = ctx.living()
      if (!one || !other || rest.length > 0 || ctx.rules.mixedLovers !== 'ownGoal') return undefined
      return mixedPartner(ctx, one.id) === other.id
        ? { rule: 'last-two-lovers', camps: ['lovers'] }
        : undefined
    },
    died(ctx, _self, death) {
      for (const bond of bondsOf(ctx, death.player)) {
        if (holds(ctx, bond)) ctx.follow(RANK.grief, step('grief', { player: bond.to, over: bond.from }))
        else ctx.untie(bond.from, bond.to)
      }
    }
  },
  steps: {
    lovers: {
      kind: 'say',
      actors: (ctx) => ctx.state.bonds.map((bond) => bond.from)
    },
    grief: {
      kind: 'run',
      run(ctx, data) {
        const player = data['player'] as PlayerId
        const over = data['over'] as PlayerId
        if (ctx.player(player).alive) {
          ctx.note('grief', { on: [player], by: [over], why: { module: 'lovers', section: '4.8' } })
          kill(ctx, [{ player, cause: 'grief' }], chainPhase(ctx), 'day')
        }
        ctx.untie(player, over)
      }
    }
  }
}
