import { useI18n } from 'vue-i18n'
import type { Language, PublicPlayer } from '../../shared/public'
import { spelled } from './numbers'

/** The overlay's texts in the language of the show. */
export function useWords() {
  const { t, te, locale } = useI18n()
  const known = (key: string, fallback: string) => (te(key) ? t(key) : fallback)
  const name = (player: PublicPlayer) => player.name.trim() || t('player.unnamed', { seat: player.seat })

  return {
    t,
    known,
    name,
    round: (round: number) => spelled(round, locale.value as Language),
    /** Number first, then the name. */
    player: (player: PublicPlayer) => t('player.label', { seat: player.seat, name: name(player) }),
    role: (id: string) => known(`roles.${id}.name`, id),
    cardTitle: (id: string) => known(`cards.${id}.title`, id)
  }
}
