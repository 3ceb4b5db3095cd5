import type { Json } from '../../engine/kernel/state'
import type { Language } from '../../shared/public'
import type { Catalogue, Params } from './catalogue'

/** Whoever can be named in a sentence. */
export interface Named {
  readonly id: string
  readonly name: string
  readonly seat: number
}

export type Names = ReturnType<typeof namesIn>

/**
 * How players, roles, cards and values are called in one language. Texts are found by the ids the engine uses; one
 * that no catalogue knows gets general words, never its key.
 */
export function namesIn(catalogue: Catalogue, language: Language, players: readonly Named[]) {
  const list = new Intl.ListFormat(language === 'zh' ? 'zh-Hans' : 'en-GB', { type: 'conjunction' })
  /** Chinese stands a space away from figures and Latin letters, as everywhere in its texts. */
  const joined = (values: readonly string[]) =>
    list
      .formatToParts(values)
      .map(({ value }, at, parts) => {
        if (value !== '和') return value
        const [before = '', after = ''] = [parts[at - 1]?.value, parts[at + 1]?.value]
        return `${/[\p{Script=Latin}\d]\p{M}*$/u.test(before) ? ' ' : ''}和${/^[\p{Script=Latin}\d]/u.test(after) ? ' ' : ''}`
      })
      .join('')
  const playerOf = (id: Json | undefined) => players.find((player) => player.id === id)

  /** The first of some texts that exists; the last key is always there. */
  function first(keys: readonly string[], params: Params = {}): string {
    const key = keys.find((candidate) => catalogue.has(candidate, language)) ?? 'fallback.text'
    return catalogue.text(key, params, language)
  }
  const has = (key: string) => catalogue.has(key, language)
  const text = (key: string, params: Params = {}) => first([key], params)

  /** "8 Kestrel": the number first, always. */
  function person(id: Json | undefined): string {
    const player = playerOf(id)
    if (!player) return text('fallback.person')
    return player.name === ''
      ? text('seat', { seat: player.seat })
      : text('person', { seat: player.seat, name: player.name })
  }
  const people = (ids: readonly Json[]) => joined(ids.map(person))

  const role = (id: string) => first([`roles.${id}.name`, 'fallback.role'])
  const card = (id: string) => first([`cards.${id}.title`, 'fallback.card'])
  const cause = (id: string) =>
    has(`cards.${id}.title`)
      ? text('causes.card', { card: card(id) })
      : first([`causes.${id}`, 'causes.other'])

  /** Any value of an answer or a result in words. */
  function value(of: Json): string {
    if (of === null) return text('nobody')
    if (typeof of === 'boolean') return text(of ? 'yes' : 'no')
    if (typeof of === 'number') return String(of)
    if (Array.isArray(of))
      return of.length === 0 ? text('nobody') : joined((of as readonly Json[]).map(value))
    if (typeof of !== 'string') return ''
    if (playerOf(of)) return person(of)
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

  return { language, has, text, first, person, people, role, card, cause, value }
}
