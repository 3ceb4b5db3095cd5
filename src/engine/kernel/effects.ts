/** Effects begin, end and act at boundaries (engine map, section b). */
import type { Context } from './context'
import type { Boundary, Effect } from './state'

/**
 * A boundary passes: effects that wait for it begin, those that last until it end, in one
 * pass. An effect that begins here does not end here.
 */
export function passBoundary(ctx: Context, boundary: Boundary): void {
  for (const effect of ctx.state.effects) {
    if (effect.from === boundary) {
      ctx.setEffect(effect.id, { from: null })
      ctx.index.lifecycles.get(effect.source)?.began?.(ctx, effect)
    } else if (effect.from === null && effect.until === boundary) endEffect(ctx, effect)
  }
}

/** Ends an effect; where it was the public badge of a card, the table sees it go. */
export function endEffect(ctx: Context, effect: Effect): void {
  ctx.dropEffect(effect.id)
  if (effect.data['badge'] === true) ctx.tell({ fact: 'card-over', card: effect.source })
  ctx.index.lifecycles.get(effect.source)?.ended?.(ctx, effect)
}

/**
 * A waiting card acts and is spent. A secret one keeps its badge on the board until its
 * public end, so that the badge's going tells nothing (engine map, section f).
 */
export function spend(ctx: Context, effect: Effect, how: 'openly' | 'secretly'): void {
  if (how === 'openly') endEffect(ctx, effect)
  else ctx.setEffect(effect.id, { kind: 'badge' })
}

/** Whether an effect is the card itself, still to act, and not one of its after-effects. */
export function isCardInForce(effect: Effect): boolean {
  return effect.data['badge'] === true && effect.kind !== 'badge'
}
