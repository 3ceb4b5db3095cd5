/** Cards with an optional variant: the moderator announces it, or the round is a usual one (rulebook 5.5–5.7). */
import { comeIntoForce } from '../kernel/effects'
import type { Context } from '../kernel/context'
import { yesOrNo } from '../kernel/fields'
import type { AskStep } from '../kernel/module'
import type { Boundary, CardId, Why } from '../kernel/state'

/**
 * Says whether the variant is played, in the history and to the table.
 *
 * @param until how long the card stays, announced so
 */
export function announce(ctx: Context, card: CardId, on: boolean, until: Boundary, why: Why): void {
  ctx.note('variant', { result: on, why })
  ctx.tell({ fact: 'variant', card, on, until })
}

/** Brings the card into force: as its variant, with an effect of that kind, or as a usual round of kind `main`. */
export function beginVariant(ctx: Context, card: CardId, on: boolean, why: Why, until?: Boundary): void {
  const effect = comeIntoForce(ctx, card, { kind: on ? 'variant' : 'main', ...(until && { until }) })
  announce(ctx, card, on, effect.until, why)
}

/** Asks whether the variant is played; a question that is dropped says no. */
export function askVariant(card: CardId, begin: (ctx: Context, on: boolean) => void): AskStep {
  return {
    kind: 'ask',
    contract: [{ prompt: card, actors: 'moderator', answer: 'true (use the variant) or false' }],
    prompt: () => ({ actors: [], shape: 'single', fields: [yesOrNo('variant')] }),
    answer: (ctx, _data, on) => begin(ctx, on === true),
    skipped: (ctx) => begin(ctx, false)
  }
}
