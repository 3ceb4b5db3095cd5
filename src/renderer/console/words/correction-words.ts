import type { Correction } from '../../../shared/game'
import type { Words } from './words'

/** What a correction does, in a sentence: before it is applied, and in the log. */
export function correctionWords(set: Correction, words: Words): string {
  if ('kill' in set) return words.text('corrections.does.kill', { who: words.person(set.kill) })
  if ('revive' in set) return words.text('corrections.does.revive', { who: words.person(set.revive) })
  if ('role' in set) {
    return words.text('corrections.does.role', {
      who: words.person(set.role.player),
      role: words.role(set.role.role)
    })
  }
  if ('office' in set) {
    const { office, player } = set.office
    const name = words.text(`offices.${office}`)
    return player === null
      ? words.text('corrections.does.no-office', { office: name })
      : words.text('corrections.does.office', { who: words.person(player), office: name })
  }
  if ('mark' in set) {
    const { player, mark, on } = set.mark
    return words.first([`corrections.does.${mark}-${on ? 'on' : 'off'}`, 'fallback.correction'], {
      who: words.person(player)
    })
  }
  if ('card' in set) return words.text('corrections.does.card', { card: words.card(set.card) })
  if ('endCard' in set) return words.text('corrections.does.end-card', { card: words.card(set.endCard) })
  return words.text('corrections.does.skip')
}
