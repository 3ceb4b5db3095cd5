/** The night: every role in play has its place in the order (rulebook 3.2, 3.3). */
import { NIGHT_ORDERS, SHOWN_NIGHTLY, type NightSlot } from '../rulesets/night-orders'
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { RoleId, Trait } from '../kernel/state'
import { step } from '../kernel/steps'

/** Whether a slot is called though nobody may answer it (D43). */
function isCalled(ctx: Context, wakes: (role: RoleId) => boolean): boolean {
  const { callAbsent } = ctx.rules
  if (callAbsent === 'always') return true
  const cards = ctx.state.players.filter((player) => wakes(player.role))
  if (callAbsent === 'skip') return cards.some((player) => player.alive)
  // A role is skipped only once everybody has seen that it is dead.
  return cards.length === 0 || cards.some((player) => player.alive || !wasShown(ctx, player.id))
}

function wasShown(ctx: Context, player: string): boolean {
  return ctx.facts.some(
    (fact) =>
      fact.fact === 'death' && fact.players.some((death) => death.id === player && death.role !== null)
  )
}

/** The slots of this night in order: those of roles in play, whether or not anybody can still act (D43). */
export function slotsOfTheNight(ctx: Context): string[] {
  const traits = new Set<Trait>(Object.keys(ctx.dealt).flatMap((role) => roleData(ctx, role).traits))
  const order: readonly NightSlot[] = NIGHT_ORDERS[ctx.rules.nightOrder]
  const shown = ctx.rules.wakeHunterIdiot
    ? SHOWN_NIGHTLY.filter(({ role }) => ctx.dealt[role] && isCalled(ctx, (held) => held === role))
    : []
  const acting = order.filter(
    (slot) =>
      traits.has(slot.trait) &&
      (!slot.firstNight || ctx.state.clock.round === 1) &&
      isCalled(ctx, (role) => roleData(ctx, role).traits.includes(slot.trait))
  )
  return [...acting, ...shown].map((slot) => slot.step)
}

export const night: Module = {
  id: 'night',
  steps: {
    'night-falls': {
      kind: 'say',
      enter(ctx) {
        ctx.setClock('night')
        ctx.tell({ fact: 'phase', phase: 'night', round: ctx.state.clock.round })
      },
      leave: (ctx) => ctx.push(step('slots'))
    },
    slots: {
      kind: 'run',
      run: (ctx) => ctx.push(...slotsOfTheNight(ctx).map((slot) => step(slot)))
    }
  }
}
