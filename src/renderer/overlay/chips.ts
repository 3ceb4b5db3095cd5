import type { PublicView } from '../../shared/public'

export interface Chip {
  readonly key: string
  /** Null: a crescent that lies face down. */
  readonly card: string | null
  readonly moon: 'full' | 'crescent' | 'dark'
  readonly until: PublicView['running'][number]['until']
}

const most = 3

/** The running cards under the phase; the card that is being read is not told twice. */
export function chipsOf(view: PublicView): { chips: readonly Chip[]; more: number } {
  const read = view.phase === 'event' ? view.card?.card : undefined
  const running = view.running
    .filter((badge) => badge.card === null || badge.card !== read)
    .map((badge, at) => ({ ...badge, key: badge.card ?? `hidden-${at}` }))
  return { chips: running.slice(0, most), more: Math.max(0, running.length - most) }
}
