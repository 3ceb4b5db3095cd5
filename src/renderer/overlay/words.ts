import { useI18n } from 'vue-i18n'
import type { Language, PublicPlayer } from '../../shared/public'
import { initials, spelled } from './numbers'
import type { Naming } from './options'
import { useOptions } from './page-options'

/**
 * The overlay's texts in the language of the show.
 *
 * @param names what players are called; left out: as the page's address asks for
 */
export function useWords(names: Naming = useOptions().names) {
  const { t, te, locale } = useI18n()
  const known = (key: string, fallback: string) => (te(key) ? t(key) : fallback)
  const seat = ({ seat }: PublicPlayer) =>
    t(names === 'numbers' ? 'player.number' : 'player.unnamed', { seat })
  const isNameless = (player: PublicPlayer) => names === 'numbers' || player.name.trim() === ''

  /** What a player is called beside his number. */
  function name(player: PublicPlayer): string {
    if (isNameless(player)) return seat(player)
    return names === 'initials' ? initials(player.name) : player.name.trim()
  }

  return {
    t,
    known,
    name,
    /** What a player is called where his number is said with it; null: by his number alone. */
    called: (player: PublicPlayer) => (isNameless(player) ? null : name(player)),
    round: (round: number) => spelled(round, locale.value as Language),
    /** Number first, then the name. */
    player: (player: PublicPlayer) =>
      isNameless(player) ? seat(player) : t('player.label', { seat: player.seat, name: name(player) }),
    role: (id: string) => known(`roles.${id}.name`, id),
    /** What a vote of this form is called. */
    voteTitle: (form: string) => known(`vote.form.${form}`, known(`cards.${form}.title`, t('vote.title'))),
    cardTitle: (id: string) => known(`cards.${id}.title`, id)
  }
}
