/**
 * Everything the console says about a game, in one language. Texts are found by the ids the engine
 * uses; one that no catalogue knows gets general words, never its key.
 */
import type {
  Ban,
  Json,
  Language,
  ModeratorPlayer,
  ModeratorView,
  Notice,
  RuleError
} from '../../../shared/contract'
import { playerOf } from '../state/players'
import type { Catalogue, Params } from './catalogue'
import { promptWords } from './prompt-words'
import { valueKey } from './readings'

export type Words = ReturnType<typeof wordsIn>

export function wordsIn(catalogue: Catalogue, language: Language, view: ModeratorView | null) {
  const list = new Intl.ListFormat(language === 'zh' ? 'zh-Hans' : 'en-GB', { type: 'conjunction' })

  /** The first of some texts that exists; the last key is always there. */
  function first(keys: readonly string[], params: Params = {}): string {
    const key = keys.find((candidate) => catalogue.has(candidate, language)) ?? 'fallback.text'
    return catalogue.text(key, params, language)
  }
  const has = (key: string) => catalogue.has(key, language)
  const text = (key: string, params: Params = {}) => first([key], params)

  /** "8 Kestrel": the number first, always. */
  function person(id: Json | undefined): string {
    const player = playerOf(view, id)
    if (!player) return text('fallback.person')
    return player.name === ''
      ? text('seat', { seat: player.seat })
      : text('person', { seat: player.seat, name: player.name })
  }
  const people = (ids: readonly Json[]) => list.format(ids.map(person))

  const role = (id: string) => first([`roles.${id}.name`, 'fallback.role'])
  /** A player's card; that nobody knows it yet, before a roll call has reached it. */
  const cardOf = (player: ModeratorPlayer) => (player.known ? role(player.role) : text('play.not-called'))
  const card = (id: string) => first([`cards.${id}.title`, 'fallback.card'])
  const camp = (id: string) => first([`camps.${id}`, 'fallback.camp'])
  const cause = (id: string) =>
    has(`cards.${id}.title`)
      ? text('causes.card', { card: card(id) })
      : first([`causes.${id}`, 'causes.other'])
  const step = (id: string) =>
    first([
      `prompts.${id}.short`,
      `roles.${id}.name`,
      `cards.${id}.title`,
      `prompts.${id}.title`,
      'fallback.step'
    ])

  /** Any value of an answer or a result in words. */
  function value(of: Json): string {
    if (of === null) return text('nobody')
    if (typeof of === 'boolean') return text(of ? 'yes' : 'no')
    if (typeof of === 'number') return String(of)
    if (Array.isArray(of))
      return of.length === 0 ? text('nobody') : list.format((of as readonly Json[]).map(value))
    if (typeof of !== 'string') return ''
    if (playerOf(view, of)) return person(of)
    return first([
      `roles.${of}.name`,
      `cards.${of}.title`,
      `camps.${of}`,
      `results.${of}`,
      `causes.${of}`,
      `marks.${of}`,
      // What was asked, by where its words stand.
      `prompts.${of}`,
      'fallback.value'
    ])
  }

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
    language,
    has,
    text,
    first,
    person,
    people,
    role,
    cardOf,
    card,
    camp,
    cause,
    step,
    value,
    ...said,
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
