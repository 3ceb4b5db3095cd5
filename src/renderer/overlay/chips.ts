import type { PublicView } from '../../shared/public'

export type Chip = PublicView['running'][number] & {
  readonly key: string
  /** Its variant is played today. */
  readonly variant: boolean
}

/** The running cards under the phase, the newest in any case; the card that is being read is not told twice. */
export function chipsOf(
  { phase, card, running }: PublicView,
  most = 3
): { chips: readonly Chip[]; more: number } {
  const read = phase === 'event' ? card?.card : undefined
  const chips = running
    .filter((badge) => badge.card === null || badge.card !== read)
    .map((badge, at) => ({
      ...badge,
      key: badge.card ?? `hidden-${at}`,
      variant: card !== null && card.card === badge.card && card.variant
    }))
  const more = Math.max(0, chips.length - most)
  return { chips: chips.slice(more), more }
}
