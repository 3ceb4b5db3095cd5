/**
 * Radiant Sunday: a day like any other, unless the moderator announces variant C: whom the wolves
 * choose does not die and is infected (rulebook 5.2 F19, 5.7, D63, I89, I90).
 */
import { attackOutcome, counts, roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { inSeatOrder } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { infect } from '../laws/infection'
import { askVariant, beginVariant } from '../laws/variant'

const ID = 'radiant-sunday'
const TOUCH = 'radiant-sunday.touch'
const SECTION = '5.7'

function begin(ctx: Context, on: boolean): void {
  const until = on && ctx.rules.lycanSpan === 'game' ? 'game-end' : 'dawn'
  beginVariant(ctx, ID, on, { module: ID, section: SECTION, ...(on && { rule: 'lycanSpan' }) }, until)
}

function killsBesideThePack(ctx: Context, player: PlayerId | null): boolean {
  return player !== null && roleData(ctx, ctx.player(player).role).traits.includes('support')
}

/** Whom this night will infect, as far as it has gone: neither shield nor antidote has saved them. */
function toBeInfected(ctx: Context): PlayerId[] {
  const attacks = ctx.state.harms.filter(({ kind }) => kind === 'attack')
  return inSeatOrder(
    ctx,
    attacks.filter((attack) => attackOutcome(ctx, attack).outcome === 'infected').map(({ on }) => on)
  )
}

export const radiantSunday: Module = {
  id: ID,
  bansOn: ['attack'],
  card: {
    moon: 'full',
    until: 'dawn',
    play: (ctx) => ctx.push(step(ID))
  },
  effects: {
    main: {},
    variant: {
      // A wolf cannot be made what he is; the Hybrid infects nobody, and may kill one.
      mayTarget: (ctx, _self, _verb, actor, target) =>
        counts(ctx, ctx.player(target)) === 'wolf' && !killsBesideThePack(ctx, actor)
          ? { code: 'pack-cannot', section: SECTION }
          : undefined,
      around: (_ctx, _self, entry) => (entry.step === 'dawn' ? { before: [step(TOUCH)] } : undefined),
      onAttack: (_ctx, _self, attack) => (attack.cause === 'werewolves' ? 'infected' : undefined),
      attacked(ctx, _self, player, outcome) {
        if (outcome === 'infected') infect(ctx, player)
      }
    }
  },
  steps: {
    [ID]: askVariant(ID, begin),
    // The moderator touches whoever is infected while all eyes are closed.
    [TOUCH]: {
      kind: 'say',
      about: (ctx) => ({ players: toBeInfected(ctx) }),
      actors: toBeInfected
    }
  }
}
