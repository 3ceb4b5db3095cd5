/** The potions: what is left of them, what one costs, whom they can be meant for (rulebook 4.5, D4, D8). */
import { powersWith } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { PlayerId, Power } from '../kernel/state'

export type Potion = 'heal' | 'poison'

/** Whether all potions together make one use (D4). */
export function oneInAll(ctx: Context): boolean {
  const { witchPotions } = ctx.rules
  return witchPotions === 'oneTotal' || (witchPotions === 'oneTotalUnder10' && ctx.state.players.length < 10)
}

/** How many of a kind can still be used. */
export function stock(ctx: Context, power: Power, potion: Potion): number {
  const spent = oneInAll(ctx) && (power.data['used'] as number) > 0
  return spent ? 0 : (power.data[potion] as number)
}

/** The victims of this night, each once: only they can be healed. */
export function attackedTonight(ctx: Context): PlayerId[] {
  const attacks = ctx.state.harms.filter((harm) => harm.kind === 'attack')
  return [...new Set(attacks.map((harm) => harm.on))]
}

/** What the antidote lays on whom it is given to, until dawn. */
export const HEALED = 'healed'

/** Whether somebody was given the antidote tonight. */
export function isHealed(ctx: Context, player: PlayerId): boolean {
  return ctx.state.effects.some((effect) => effect.kind === HEALED && effect.on.includes(player))
}

/** What the user of the potions is told at night; the victim perhaps only while it can still be healed (D8). */
export function toldOfTheNight(ctx: Context, power: Power) {
  const heal = stock(ctx, power, 'heal')
  return {
    attacked: ctx.rules.witchSeesVictim === 'always' || heal > 0 ? attackedTonight(ctx) : null,
    heal,
    poison: stock(ctx, power, 'poison')
  }
}

/** Takes a potion of a kind off the stock; where chance asks for a kind that is used up, one of the other (OR26). */
export function spendPotion(ctx: Context, potion: Potion): void {
  const power = powersWith(ctx, 'potions')[0]?.power
  if (!power) return
  const other: Potion = potion === 'heal' ? 'poison' : 'heal'
  const from = stock(ctx, power, potion) > 0 ? potion : other
  const used = (power.data['used'] as number) + 1
  ctx.setPower(power.id, { data: { ...power.data, [from]: stock(ctx, power, from) - 1, used } })
}
