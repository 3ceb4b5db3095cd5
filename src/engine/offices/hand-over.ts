/** An office changes hands before everybody's eyes: the badge is worn openly. */
import { weight } from '../kernel/ask'
import type { Context } from '../kernel/context'
import type { PlayerId } from '../kernel/state'

/** One vote in half votes. */
const ONE_VOTE = 2

/** Gives an office to a player, or leaves it vacant, and tells the table what his hand now counts for. */
export function handOver(ctx: Context, office: string, holder: PlayerId | null): void {
  const before = ctx.officer(office)
  ctx.setOffice(office, holder)
  ctx.tell({ fact: 'office', office, holder, weight: holder === null ? 1 : weight(ctx, holder) / 2 })
  // Whose hand weighs more for another reason keeps that.
  if (before !== null && before !== holder && weight(ctx, before) !== ONE_VOTE)
    ctx.tell({ fact: 'weight', player: before, weight: weight(ctx, before) / 2 })
}
