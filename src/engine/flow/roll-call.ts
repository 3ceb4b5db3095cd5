/**
 * Roll call: real cards are on the table, and the app learns who holds what on the first night
 * (rulebook 2.4, 3.2). Every role is called, as referees do; who answers none is a villager.
 */
import { roleData } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { Module } from '../kernel/module'
import type { GameState, PlayerId, RoleId } from '../kernel/state'
import { step } from '../kernel/steps'
import { NIGHT_ORDERS, type NightSlot } from '../rulesets/night-orders'
import type { GameSetup } from '../setup'

/** What lies on the stack until the last role of a roll call has been called. */
const CALLING: ReadonlySet<string> = new Set(['night-falls', 'slots', 'roll-call', 'roll-called'])

/**
 * Whether this table's cards are still to be learned, or are being learned now (rulebook 2.4).
 *
 * @returns true from the opening to the last role called; false at a table whose cards the app dealt
 */
export function isRollCallAhead(setup: GameSetup, { clock, stack }: GameState): boolean {
  if (setup.roles === undefined || clock.round > 1) return false
  return clock.round === 0 || stack.some((entry) => CALLING.has(entry.step))
}

/** Roles called by name: those that wake in their order, then the others; never the plain one. */
function called(ctx: Context): RoleId[] {
  const order: readonly NightSlot[] = NIGHT_ORDERS[ctx.rules.nightOrder]
  const place = (role: RoleId) => {
    const at = order.findIndex((slot) => roleData(ctx, role).traits.includes(slot.trait))
    return at < 0 ? order.length : at
  }
  return Object.keys(ctx.dealt)
    .filter((role) => role !== ctx.ruleset.plainRole)
    .sort((a, b) => place(a) - place(b))
}

/** Who has not answered to a role yet. */
function unknown(ctx: Context): PlayerId[] {
  return ctx.state.players
    .filter((player) => player.role === ctx.ruleset.plainRole)
    .map((player) => player.id)
}

/** Cards that nobody answered to lie in the middle, filled up with plain ones (rulebook 2.3). */
function layTheMiddle(ctx: Context): void {
  const held = (role: RoleId) => ctx.state.players.filter((player) => player.role === role).length
  const left = Object.entries(ctx.dealt).flatMap(([role, count]) =>
    Array.from({ length: Math.max(0, count - held(role)) }, () => role)
  )
  ctx.setMiddle(left)
}

export const rollCall: Module = {
  id: 'roll-call',
  law: {
    // Before the cards are known, everybody counts as a plain villager.
    blocks: (ctx) =>
      isRollCallAhead(ctx.setup, ctx.state) ? { code: 'roll-call-ahead', section: '2.4' } : undefined,
    around: (ctx, _self, entry) =>
      ctx.setup.roles !== undefined && entry.step === 'slots' && ctx.state.clock.round === 1
        ? { before: [...called(ctx).map((role) => step('roll-call', { role })), step('roll-called')] }
        : undefined
  },
  steps: {
    'roll-call': {
      kind: 'ask',
      contract: [
        {
          prompt: 'roll-call.<role>',
          actors: 'moderator',
          answer: 'list of players (only when roles are learned on night 1)'
        }
      ],
      prompt(ctx, data) {
        const role = data['role'] as RoleId
        const count = ctx.dealt[role] ?? 0
        const players = unknown(ctx)
        return {
          prompt: `roll-call.${role}`,
          script: 'roll-call',
          about: { role },
          actors: [],
          shape: 'single',
          fields: [
            {
              key: 'holders',
              by: null,
              kind: 'players',
              // With cards in the middle, a role may have nobody to answer to it.
              min: Math.max(0, count - middleSize(ctx)),
              max: count,
              choices: ctx.state.players.map(({ id }) => ({
                value: id,
                ban: players.includes(id) ? null : { code: 'role-known', section: '2.4' }
              }))
            }
          ]
        }
      },
      answer(ctx, data, answer) {
        const role = data['role'] as RoleId
        const power = ctx.index.roles.get(role)?.power
        for (const player of answer as PlayerId[]) {
          ctx.dealRole(player, role)
          if (power) ctx.addPower({ role, holder: player, data: power })
        }
        ctx.note('roll-call', {
          on: answer as PlayerId[],
          result: role,
          why: { module: 'roll-call', section: '2.4' }
        })
      }
    },
    'roll-called': { kind: 'run', run: layTheMiddle }
  }
}

function middleSize(ctx: Context): number {
  const cards = Object.values(ctx.dealt).reduce((sum, count) => sum + count, 0)
  return cards - ctx.state.players.length
}
