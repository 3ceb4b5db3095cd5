/** Dawn: the night is settled at once, announced in one batch, and its chain runs out (rulebook 3.4). */
import { kill, type Dying } from '../deaths'
import { attackOutcome } from '../kernel/ask'
import type { Context } from '../kernel/context'
import { passBoundary } from '../kernel/effects'
import { lastAnnounced } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { Why } from '../kernel/state'
import type { Attack, AttackOutcome } from '../kernel/steps'
import { step } from '../kernel/steps'

/** The section, and the house rule, by which a module decides over an attack. */
const RULED: { readonly [module: string]: Omit<Why, 'module'> } = {
  guard: { section: '4.14' },
  witch: { section: '4.5' },
  elder: { section: '4.12' },
  'radiant-sunday': { section: '5.7', rule: 'lycanSpan' },
  'first-kill': { section: '9 D48', rule: 'firstKillProtection' }
}
const CLASH: Omit<Why, 'module'> = { section: '9 D21', rule: 'guardHealClash' }

/** Decides an attack, and notes who decided that it is no plain death. */
function decide(ctx: Context, attack: Attack): AttackOutcome {
  const { outcome, module } = attackOutcome(ctx, attack)
  if (module === null) return outcome
  const why = { module, ...(outcome === 'clash' ? CLASH : (RULED[module] ?? { section: '3.4' })) }
  ctx.note('attack', { on: [attack.on], by: attack.by, result: outcome, why })
  return outcome
}

/** Settles all harms of the night together (rulebook 3.4a). Poison and card deaths need no test. */
function settle(ctx: Context): Dying[] {
  const dying: Dying[] = []
  for (const harm of ctx.state.harms) {
    if (harm.kind === 'death') {
      dying.push({ player: harm.on, cause: harm.cause })
      continue
    }
    if (!ctx.player(harm.on).alive) continue
    const outcome = decide(ctx, { on: harm.on, by: harm.by, cause: harm.cause })
    ctx.each('attacked', [harm.on, outcome], () => false)
    if (outcome === 'dead' || outcome === 'clash') dying.push({ player: harm.on, cause: harm.cause })
  }
  ctx.clearHarms()
  return dying
}

export const dawn: Module = {
  id: 'dawn',
  steps: {
    dawn: {
      kind: 'say',
      enter(ctx) {
        ctx.setClock('dawn')
        ctx.tell({ fact: 'phase', phase: 'dawn', round: ctx.state.clock.round })
      },
      leave: (ctx) => ctx.push(step('settle'), step('boundary', { boundary: 'dawn' }))
    },
    settle: {
      kind: 'run',
      run: (ctx) => ctx.push(step('deaths'), step('aftermath', { phase: 'night', judged: false }))
    },
    deaths: {
      kind: 'say',
      enter: (ctx) => void kill(ctx, settle(ctx), 'night', 'night'),
      about: lastAnnounced
    },
    boundary: {
      kind: 'run',
      run: (ctx, data) => passBoundary(ctx, data['boundary'] as 'dawn' | 'vote')
    }
  }
}
