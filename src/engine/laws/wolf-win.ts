/** When the wolves have won: the last man, one side, the good, or parity (rulebook 8 W4–W12, D1, D49). */
import { camp, counts, roleData, shares } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { HouseRules } from '../house-rules'
import type { Module } from '../kernel/module'
import type { Kind, Player } from '../kernel/state'
import { isThirdParty } from './third-party'

/** On the wolves' side of the sum: a wolf, or one who belongs to them (D15 wolfTeam); not a wolf of the third party (6.3). */
export function isWolfSide(ctx: Context, player: Player): boolean {
  const isWolf = counts(ctx, player) === 'wolf' && !isThirdParty(ctx, player)
  return isWolf || camp(ctx, player) === 'werewolves'
}

/** Whether a player was dealt a card of a kind; what a Thief is, his choice shows. */
function wasDealt(ctx: Context, { dealtRole }: Player, kind: Kind): boolean {
  const data = roleData(ctx, dealtRole)
  return data.counts === kind && !data.traits.includes('take')
}

/** Whether nobody of a kind is left; a kind that nobody ever was never triggers (rulebook 8). */
function extinct(ctx: Context, kind: Kind): boolean {
  const { players } = ctx.state
  const isOne = (player: Player) => counts(ctx, player) === kind
  return (
    players.some((player) => isOne(player) || wasDealt(ctx, player, kind)) &&
    !players.some((player) => player.alive && isOne(player))
  )
}

/** The end of a day: at dusk, and where a wolf who blew up has cut it short, with nothing but a new round ahead. */
function isDayOver(ctx: Context): boolean {
  const next = ctx.state.stack.at(-1)?.step
  return next === 'dusk' || next === 'round'
}

const CONDITIONS: {
  readonly [W in HouseRules['wolfWin']]: (ctx: Context, others: readonly Player[]) => boolean
} = {
  killAll: () => false,
  lastVillager: (_ctx, others) => others.length <= 1,
  killCommoners: (ctx) => extinct(ctx, 'commoner'),
  killSide: (ctx) => extinct(ctx, 'commoner') || extinct(ctx, 'god'),
  killCity: (ctx, others) => !others.some((player) => shares(ctx, player, ['village'])),
  // Which roles are the "big heads" is lost with the source's list; the commoners are not.
  commonsOrBigHeads: (ctx) => extinct(ctx, 'commoner')
}

export const wolfWin: Module = {
  id: 'wolf-win',
  law: {
    victory(ctx) {
      const living = ctx.living()
      const others = living.filter((player) => !isWolfSide(ctx, player))
      const wolves = living.length - others.length
      // A wolf in love with another goal does not win for the pack that is out (4.8, W11), nor does its friend alone.
      const wins = living.some(
        (player) => camp(ctx, player) === 'werewolves' && counts(ctx, player) === 'wolf'
      )
      if (!wins) return undefined
      // Alone they have won by any of them: nobody may be left of the kind that one counts.
      if (others.length === 0 || CONDITIONS[ctx.rules.wolfWin](ctx, others)) {
        return { rule: ctx.rules.wolfWin, camps: ['werewolves'], by: 'wolfWin' }
      }
      const { parity } = ctx.rules
      const now = parity === 'equal' || (parity === 'dusk' && isDayOver(ctx))
      return now && wolves >= others.length
        ? { rule: 'parity', camps: ['werewolves'], by: 'parity' }
        : undefined
    }
  }
}
