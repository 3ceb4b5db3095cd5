import type { PublicView } from '../../shared/public'
import { useWords } from './words'

type Badge = PublicView['running'][number]

/** The words of event cards: what a card is called today, and how long it stays. */
export function useEventWords() {
  const { t, known, cardTitle } = useWords()

  /** A crescent that lies on the table until its moment comes. */
  function waits({ card, moon }: Pick<Badge, 'card' | 'moon'>): boolean {
    return moon === 'crescent' && (card === null || known(`cards.${card}.waits`, '') !== '')
  }

  return {
    waits,
    /** The name of a card, or of its variant where that is played. */
    titleOf: (card: string, variant: boolean) =>
      variant ? known(`cards.${card}.variant.title`, cardTitle(card)) : cardTitle(card),
    ruleOf: (card: string, variant: boolean) =>
      known(variant ? `cards.${card}.variant.rule` : `cards.${card}.rule`, ''),
    /** A sentence on the card. */
    lastsOf(badge: Badge): string {
      if (waits(badge)) return known(`cards.${badge.card ?? ''}.waits`, t('lasts.trigger'))
      return badge.moon === 'full' && badge.until === 'vote' ? t('lasts.day') : t(`lasts.${badge.until}`)
    },
    /** One or two words on the badge. */
    staysOf(badge: Badge): string {
      if (waits(badge) || badge.until === 'trigger') return t('chip.waiting')
      if (badge.until === 'game-end') return t('chip.game')
      return badge.moon === 'full' && badge.until === 'vote' ? t('chip.day') : t(`chip.${badge.until}`)
    }
  }
}
