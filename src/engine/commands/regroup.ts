/** The host changes who is in a card's group, when ages or sexes were entered wrongly. */
import type { Context } from '../kernel/context'
import type { Ban } from '../kernel/prompts'
import { inSeatOrder } from '../kernel/history'
import type { CardId, PlayerId } from '../kernel/state'

/** Sets the group of a card in force that sent players away, or parted the table. */
export function regroup(ctx: Context, card: CardId, players: readonly PlayerId[]): Ban | undefined {
  const regrouped = ctx.index.lifecycles.get(card)?.regrouped
  const kind = regrouped ? 'main' : 'away'
  const effect = ctx.state.effects.find((one) => one.source === card && one.kind === kind)
  if (!effect) return { code: 'card-not-in-force', section: 'e', params: { card } }
  const unknown = players.find((id) => !ctx.has(id))
  if (unknown !== undefined) return { code: 'unknown-player', section: 'e', params: { player: unknown } }
  const group = inSeatOrder(
    ctx,
    [...new Set(players)].filter((id) => ctx.player(id).alive)
  )
  const back = effect.on.filter((id) => !group.includes(id) && ctx.player(id).alive)
  const gone = group.filter((id) => !effect.on.includes(id))
  ctx.setEffect(effect.id, { on: group })
  // What waits for their return waits for the right ones.
  for (const waiting of ctx.state.effects)
    if (waiting.source === card && waiting.from !== null) ctx.setEffect(waiting.id, { on: group })
  ctx.note('regroup', { on: group, result: card, why: { module: card, section: '5.1' } })
  if (regrouped) return void regrouped(ctx, { ...effect, on: group })
  if (back.length > 0) ctx.tell({ fact: 'back', players: back, card })
  if (gone.length > 0) ctx.tell({ fact: 'absent', players: gone, card })
  return undefined
}
