/** Everything the console says about a game, in one language. */
import type { Ban, Json, ModeratorPlayer, ModeratorView, RuleError } from '../../../shared/game'
import type { Notice } from '../../../shared/notice'
import type { Language } from '../../../shared/public'
import { playerOf } from '../state/players'
import type { Catalogue, Params } from '../../words/catalogue'
import { namesIn } from '../../words/names'
import { promptWords } from './prompt-words'
import { valueKey } from './readings'

export type Words = ReturnType<typeof wordsIn>

export function wordsIn(catalogue: Catalogue, language: Language, view: ModeratorView | null) {
  const names = namesIn(catalogue, language, view?.players ?? [])
  const { has, text, first, role, card, value } = names

  /** A player's card; that nobody knows it yet, before a roll call has reached it. */
  const cardOf = (player: ModeratorPlayer) => (player.known ? role(player.role) : text('play.not-called'))
  const camp = (id: string) => first([`camps.${id}`, 'fallback.camp'])
  const step = (id: string) =>
    first([
      `prompts.${id}.short`,
      `roles.${id}.name`,
      `cards.${id}.title`,
      `prompts.${id}.title`,
      'fallback.step'
    ])

  const said = promptWords({ has, first, text, value, role, card }, view)

  /** Why a whole field offers nobody: the same reason, said of nobody in particular. */
  const emptyField = (of: Ban) => (has(`empty.${of.code}`) ? text(`empty.${of.code}`) : ban(of))
  const ban = (of: Ban) =>
    first([`bans.${of.code}`, `errors.${of.code}`, 'fallback.ban'], { ...namedParams(of.params) })
  const error = (of: RuleError) =>
    first([`errors.${of.code}`, `bans.${of.code}`, 'fallback.error'], { ...namedParams(of.params) })

  /** Parameters that are ids become words. */
  function namedParams(given: Params | undefined): Params {
    return Object.fromEntries(
      Object.entries(given ?? {}).map(([name, of]) => {
        if (typeof of === 'number') return [name, of]
        const known = playerOf(view, of) ?? (has(`roles.${of}.name`) || has(`cards.${of}.title`))
        return [name, known ? value(of) : of]
      })
    )
  }

  const notice = (of: Notice) => first([`notices.${of.code}`, 'fallback.notice'], of.params)
  const rule = (id: string) => first([`victory.${id}`, 'fallback.victory'])
  const houseRule = (id: string) => first([`rules.${id}.name`, 'fallback.text'])
  const houseValue = (id: string, chosen: Json) =>
    first([`rules.${id}.${valueKey(chosen)}.name`, 'fallback.value'])
  /** Who decided something: a role, a card, or a part of the rules. */
  const module = (id: string) =>
    first([`roles.${id}.name`, `cards.${id}.title`, `why.modules.${id}`, 'why.modules.other'])

  return {
    ...names,
    ...said,
    cardOf,
    camp,
    step,
    emptyField,
    ban,
    error,
    notice,
    rule,
    houseRule,
    houseValue,
    module
  }
}
