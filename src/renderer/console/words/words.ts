/**
 * Everything the console says about a game, in one language. Texts are found by the ids the engine
 * uses; one that no catalogue knows gets general words, never its key.
 */
import type {
  Ban,
  Field,
  Json,
  Language,
  ModeratorView,
  Notice,
  Prompt,
  RuleError
} from '../../../shared/contract'
import { playerOf } from '../state/players'
import type { Catalogue, Params } from './catalogue'
import { strong } from './sentence'

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
      'fallback.value'
    ])
  }

  const params = (about: { readonly [name: string]: Json }): Params =>
    Object.fromEntries(Object.entries(about).map(([name, given]) => [name, value(given)]))

  const emptyList = (about: Prompt['about']) =>
    Object.values(about).some((given) => Array.isArray(given) && given.length === 0)

  const titleOf = (id: string) => {
    if (has(`prompts.${id}.title`)) return text(`prompts.${id}.title`)
    if (has(`roles.${id}.name`)) return text('fallback.role-wakes', { role: role(id) })
    return has(`cards.${id}.title`) ? card(id) : text('fallback.prompt')
  }

  /** A role that is called for show: its words are spoken as ever, and nobody wakes. */
  const isCalled = (prompt: Prompt) => prompt.say && has(`roles.${prompt.prompt}.name`)

  const title = (prompt: Prompt) =>
    isCalled(prompt) ? text('now.call', { role: role(prompt.prompt) }) : titleOf(prompt.prompt)

  /** What to read aloud; null where there is nothing to say. */
  function script(prompt: Prompt): string | null {
    const id = prompt.script || prompt.prompt
    const none = emptyList(prompt.about) ? [`prompts.${id}.script-none`] : []
    const keys = [...none, `prompts.${id}.script`, `prompts.${prompt.prompt}.script`]
    if (keys.some(has)) return first(keys, params(prompt.about))
    return isCalled(prompt) ? text('fallback.called', { role: role(prompt.prompt) }) : null
  }

  /** What the host needs to know or show, and must not say. */
  function fact(prompt: Prompt): string | null {
    if (isCalled(prompt)) return text('now.nobody-wakes')
    const about = Object.entries(prompt.about)
    const none = about.length > 0 && about[0]?.[1] === null ? [`prompts.${prompt.prompt}.fact-none`] : []
    const keys = [...none, `prompts.${prompt.prompt}.fact`]
    const strongParams = Object.fromEntries(about.map(([name, given]) => [name, strong(value(given))]))
    return keys.some(has) ? first(keys, strongParams) : null
  }

  const fieldLabel = (prompt: Prompt, field: Field) =>
    first([
      `prompts.${prompt.prompt}.fields.${field.key}.label`,
      `prompts.${prompt.prompt}.field`,
      `fields.${field.key}`,
      `fallback.field-${field.kind}`
    ])

  const fieldNote = (prompt: Prompt, field: Field) => {
    const key = `prompts.${prompt.prompt}.fields.${field.key}.note`
    return has(key) ? text(key, params(prompt.about)) : ''
  }

  const option = (prompt: Prompt, of: Json) => {
    const id = `prompts.${prompt.prompt}.options.${String(of)}`
    return has(id) ? text(id) : has(`options.${String(of)}`) ? text(`options.${String(of)}`) : value(of)
  }

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

  return {
    language,
    has,
    text,
    first,
    person,
    people,
    role,
    card,
    camp,
    cause,
    step,
    value,
    params,
    title,
    script,
    fact,
    fieldLabel,
    fieldNote,
    emptyField,
    option,
    ban,
    error,
    notice,
    rule
  }
}
