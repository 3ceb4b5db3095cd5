/** Backfire: the wolves' choice of a plain villager makes a wolf of him, another may cost a wolf his life (rulebook 5.3 C3, D52, I62–I64). */
import { counts } from '../kernel/ask'
import { becomes } from '../kernel/becomes'
import type { Context } from '../kernel/context'
import { spend } from '../kernel/effects'
import { clockwiseFrom } from '../kernel/history'
import type { Module } from '../kernel/module'
import type { PlayerId } from '../kernel/state'
import { step } from '../kernel/steps'
import { isPlain } from '../laws/plain'

const ID = 'backfire'

/** The nearest living wolf on a player's left; null: there is no other wolf. */
function wolfToTheLeft(ctx: Context, { id, seat }: { id: PlayerId; seat: number }): PlayerId | null {
  const others = clockwiseFrom(ctx, seat).filter((other) => other.id !== id)
  return others.find((other) => counts(ctx, other) === 'wolf')?.id ?? null
}

/** Which choice of the wolves costs the nearest of them his life (D52). */
function costsAWolf(ctx: Context, plain: boolean): boolean {
  const { backfireLeftWolf } = ctx.rules
  return backfireLeftWolf === (plain ? 'villager' : 'notVillager')
}

export const backfire: Module = {
  id: ID,
  card: { moon: 'crescent', until: 'next-draw', waits: true, section: '5.3 C3' },
  effects: {
    main: {
      // Whoever is chosen, the card has had its turn: it tells the table nothing of him.
      onAction(ctx, { effect }, { verb, on, by }) {
        if (verb !== 'attack' || on === null) return undefined
        const plain = isPlain(ctx, on)
        const wolf = costsAWolf(ctx, plain) ? wolfToTheLeft(ctx, ctx.player(on)) : null
        const lives = plain || ctx.rules.backfireLeftWolf === 'notVillager'
        const why = { module: ID, section: '5.3 C3', rule: 'backfireLeftWolf' }
        if (wolf !== null) {
          ctx.addHarm({ kind: 'death', on: wolf, cause: ID, by: [on] })
          ctx.note('backfires', { by, on: [wolf], why })
        }
        if (plain) {
          becomes(ctx, on, ctx.ruleset.wolfRole)
          ctx.note('turned', { by, on: [on], why })
          ctx.push(step('backfire.told', { player: on }))
        }
        spend(ctx, effect, 'secretly')
        return lives ? [] : undefined
      }
    }
  },
  steps: {
    // The new wolf learns it in secret.
    'backfire.told': {
      kind: 'say',
      about: (_ctx, data) => ({ player: data['player'] ?? null })
    }
  }
}
