/** The night: every role in play has its place in the order (rulebook 3.2, 3.3). */
import { NIGHT_ORDERS, type NightSlot } from '../rulesets/night-orders'
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { Trait } from '../kernel/state'
import { step } from '../kernel/steps'

/** The slots of this night in order: those of roles dealt, whether or not anybody can still act (D43). */
export function slotsOfTheNight(ctx: Context): string[] {
  const traits = new Set<Trait>(Object.keys(ctx.dealt).flatMap((role) => roleData(ctx, role).traits))
  const order: readonly NightSlot[] = NIGHT_ORDERS[ctx.rules.nightOrder]
  return order
    .filter((slot) => traits.has(slot.trait) && (!slot.firstNight || ctx.state.clock.round === 1))
    .map((slot) => slot.step)
}

export const night: Module = {
  id: 'night',
  steps: {
    'night-falls': {
      kind: 'say',
      enter(ctx) {
        ctx.setClock('night')
        ctx.note('night')
        ctx.tell({ fact: 'phase', phase: 'night', round: ctx.state.clock.round })
      },
      leave(ctx) {
        ctx.push(...slotsOfTheNight(ctx).map((slot) => step(slot)))
      }
    }
  }
}
