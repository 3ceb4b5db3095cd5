/** Lovers: they die together, never turn on each other, and as a mixed couple want to be the last (rulebook 4.8, D15). */
import { isAverted, kill } from '../deaths'
import { phaseOfDeath } from '../kernel/aftermath'
import { camp, holds, roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import { RANK } from '../kernel/order'
import type { Bond, Camp, PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'

function bondsOf(ctx: Context, player: PlayerId): Bond[] {
  return ctx.state.bonds.filter((bond) => bond.from === player)
}

/** A settled allegiance stands over the card. */
function campByCard(ctx: Context, player: PlayerId): Camp {
  return ctx.player(player).allegiance ?? roleData(ctx, ctx.player(player).role).camp
}

/** The couple: two bonds, there and back. Null: there is none. */
export function couple(ctx: Context): readonly [PlayerId, PlayerId] | null {
  for (const there of ctx.state.bonds)
    for (const back of ctx.state.bonds)
      if (back.from === there.to && back.to === there.from) return [there.from, there.to]
  return null
}

/** Whether a couple is a wolf and another (rulebook 1); of a dead one the camp in which he died tells. */
function isMixed(ctx: Context, [one, other]: readonly [PlayerId, PlayerId]): boolean {
  const camps = [campByCard(ctx, one), campByCard(ctx, other)]
  return camps.includes('lovers') || (camps[0] === 'werewolves') !== (camps[1] === 'werewolves')
}

/** Whether one of a couple is a Hybrid: then love makes them the third party (6.2, 6.3). */
export function hasHybrid(ctx: Context, lovers: readonly PlayerId[]): boolean {
  return lovers.some((id) => roleData(ctx, ctx.player(id).role).traits.includes('support'))
}

/** The camp into which love leads a couple; null: each of them keeps his own. */
function campOfLove(ctx: Context, lovers: readonly [PlayerId, PlayerId]): Camp | null {
  if (hasHybrid(ctx, lovers)) return 'third-party'
  if (!isMixed(ctx, lovers)) return null
  return ctx.rules.mixedLovers === 'ownGoal' ? 'lovers' : 'werewolves'
}

/**
 * The couple's camp: its own goal or the wolves' where it is mixed (D15), the third party's with a Hybrid (6.3).
 *
 * @returns null where there is no couple, or one of two camps without a wolf: each keeps his own
 */
export function coupleCamp(ctx: Context): Camp | null {
  const lovers = couple(ctx)
  if (!lovers) return null
  const camp = campByCard(ctx, lovers[0])
  return campOfLove(ctx, lovers) ?? (camp === campByCard(ctx, lovers[1]) ? camp : null)
}

export const lovers: Module = {
  id: 'lovers',
  // What no lover does to the other.
  bansOn: ['vote', 'attack', 'shoot', 'poison'],
  law: {
    mayTarget(ctx, _self, _verb, actor, target) {
      for (const bond of ctx.state.bonds)
        if (bond.from === target && bond.to === actor && holds(ctx, bond))
          return { code: 'lover', section: '4.8' }
      return undefined
    },
    camp(ctx, _self, player) {
      const both = couple(ctx)
      return both?.includes(player.id) ? (campOfLove(ctx, both) ?? undefined) : undefined
    },
    // W14, W15: the couple is last, with nobody but those who share its goal.
    victory(ctx) {
      const both = couple(ctx)?.every((id) => ctx.player(id).alive)
      return both && ctx.living().every((player) => camp(ctx, player) === 'lovers')
        ? { rule: 'last-two-lovers', camps: ['lovers'], by: 'mixedLovers' }
        : undefined
    },
    died(ctx, _self, death) {
      for (const bond of bondsOf(ctx, death.player)) {
        const felt = holds(ctx, bond) && (death.cause !== 'grief' || bond.passesGrief)
        if (felt) ctx.follow(RANK.grief, step('grief', { player: bond.to, over: bond.from }))
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
        // Whom a card keeps from dying outlives his love (OR16).
        const dies =
          ctx.player(player).alive &&
          !isAverted(ctx, { player, cause: 'grief', phase: phaseOfDeath(ctx, over) })
        if (dies) ctx.push(step('grieves', data))
        else ctx.untie(player, over)
      }
    },
    grieves: {
      kind: 'say',
      enter(ctx, data) {
        const player = data['player'] as PlayerId
        const over = data['over'] as PlayerId
        ctx.note('grief', { on: [player], by: [over], why: { module: 'lovers', section: '4.8' } })
        kill(ctx, [{ player, cause: 'grief' }], phaseOfDeath(ctx, over), 'day')
        ctx.untie(player, over)
      },
      about: (_ctx, { player = null }) => ({ player })
    }
  }
}
