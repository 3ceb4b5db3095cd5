import type { PublicView } from '../../shared/public'
import { cardOf } from './scene'

export type Chip = PublicView['running'][number] & {
  readonly key: string
  readonly variant: boolean
}

/** The running cards under the phase, the newest in any case; the card that is being read is not told twice. */
export function chipsOf(view: PublicView, most = 3): { chips: readonly Chip[]; more: number } {
  const { running } = view
  const read = view.phase === 'event' ? cardOf(view) : null
  const isRead = read === null ? -1 : running.map((badge) => badge.card).lastIndexOf(read.card)
  const chips = running
    .filter((_, at) => at !== isRead)
    .map((badge, at) => ({
      ...badge,
      key: badge.card ?? `hidden-${at}`,
      variant: badge.variant ?? false
    }))
  const more = Math.max(0, chips.length - most)
  return { chips: chips.slice(more), more }
}
