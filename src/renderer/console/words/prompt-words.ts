/** What the console says about a question: its title, what is read aloud, what the host must know. */
import type { Field, Json, ModeratorView, Prompt } from '../../../shared/game'
import type { Params } from '../../words/catalogue'
import { readingOf, valueKey } from './readings'
import { strong } from '../../words/sentence'

/** The words that do not depend on the question. */
export interface PlainWords {
  readonly has: (key: string) => boolean
  readonly first: (keys: readonly string[], params?: Params) => string
  readonly text: (key: string, params?: Params) => string
  readonly value: (of: Json) => string
  readonly role: (id: string) => string
  readonly card: (id: string) => string
}

export function promptWords(plain: PlainWords, view: ModeratorView | null) {
  const { has, first, text, value, role, card } = plain
  const params = (about: Prompt['about']): Params =>
    Object.fromEntries(Object.entries(about).map(([name, given]) => [name, value(given)]))

  /** What the question is kept under: its own id first, then that of its script. */
  const bases = ({ prompt, script }: Prompt) => [
    `prompts.${prompt}`,
    ...(script === '' || script === prompt ? [] : [`prompts.${script}`])
  ]

  /** Ends of keys, the most fitting first: who is missing, nobody named, a further round, how the table plays it. */
  function endings(prompt: Prompt): string[] {
    const about = Object.values(prompt.about)
    const unknown = about.some((given) => given === null)
    const nobody = about.some((given) => Array.isArray(given) && given.length === 0)
    return [
      ...(unknown ? ['-null'] : []),
      ...(unknown || nobody ? ['-none'] : []),
      ...(Number(prompt.about['round']) > 1 ? ['-again'] : []),
      // A step of one name may first ask and then be read.
      ...(prompt.say ? [] : ['-ask']),
      ...readingOf(prompt.prompt, view),
      ''
    ]
  }
  const keysOf = (prompt: Prompt, part: string) =>
    endings(prompt).flatMap((end) => bases(prompt).map((base) => `${base}.${part}${end}`))

  /** A role that is called for show: its words are spoken as ever, and nobody wakes. */
  const isCalled = (prompt: Prompt) =>
    prompt.say && (has(`roles.${prompt.prompt}.name`) || has(`prompts.${prompt.prompt}.called`))

  function title(prompt: Prompt): string {
    const id = prompt.prompt
    if (isCalled(prompt) && has(`prompts.${id}.called`)) return text(`prompts.${id}.called`)
    if (isCalled(prompt)) return text('now.call', { role: role(id) })
    const keys = bases(prompt).map((base) => `${base}.title`)
    if (keys.some(has)) return first(keys, params(prompt.about))
    if (has(`roles.${id}.name`)) return text('fallback.role-wakes', { role: role(id) })
    return has(`cards.${id}.title`) ? card(id) : text('fallback.prompt')
  }

  /** The question in a word or two: what it is called on the timeline. */
  const short = (prompt: Prompt) =>
    first(
      [
        ...bases(prompt).flatMap((base) => [`${base}.done`, `${base}.short`]),
        `roles.${prompt.prompt}.name`,
        `cards.${prompt.prompt}.title`,
        ...bases(prompt).map((base) => `${base}.title`),
        'fallback.step'
      ],
      params(prompt.about)
    )

  /** What to read aloud; null where there is nothing to say. */
  function script(prompt: Prompt): string | null {
    const keys = keysOf(prompt, 'script')
    if (keys.some(has)) return first(keys, params(prompt.about))
    return isCalled(prompt) ? text('fallback.called', { role: role(prompt.prompt) }) : null
  }

  /** What the host needs to know or show, and must not say. */
  function fact(prompt: Prompt): string | null {
    const way = view?.houseRules['callAbsent'] ?? null
    if (isCalled(prompt)) return first([`now.nobody-wakes-${valueKey(way)}`, 'now.nobody-wakes'])
    const keys = keysOf(prompt, 'fact')
    const marked = Object.entries(prompt.about).map(([name, given]) => [name, strong(value(given))] as const)
    return keys.some(has) ? first(keys, Object.fromEntries(marked)) : null
  }

  const fieldLabel = (prompt: Prompt, field: Field) =>
    first([
      `prompts.${prompt.prompt}.fields.${field.key}.label`,
      ...bases(prompt).map((base) => `${base}.field`),
      `fields.${field.key}`,
      `fallback.field-${field.kind}`
    ])

  /** What is entered of a vote whose ballots are not: whom it names. */
  const outcomeLabel = (prompt: Prompt, key: string) =>
    first([...bases(prompt).map((base) => `${base}.outcome`), `ballots.fields.${key}`])

  const fieldNote = (prompt: Prompt, field: Field) => {
    const key = `prompts.${prompt.prompt}.fields.${field.key}.note`
    return has(key) ? text(key, params(prompt.about)) : ''
  }

  function option(prompt: Prompt, of: Json): string {
    const ends = [...readingOf(prompt.prompt, view), '']
    const own = ends.flatMap((end) => bases(prompt).map((base) => `${base}.options.${String(of)}${end}`))
    const keys = [...own, `options.${String(of)}`]
    return keys.some(has) ? first(keys) : value(of)
  }

  const decline = (prompt: Prompt) =>
    first([...bases(prompt).map((base) => `${base}.decline`), 'now.decline'])

  /** What the button of the question says. */
  const go = (prompt: Prompt) =>
    first([
      ...bases(prompt).map((base) => `${base}.go`),
      prompt.say ? 'now.go-on' : prompt.shape === 'ballots' ? 'now.close-vote' : 'now.commit'
    ])

  return { title, short, script, fact, fieldLabel, outcomeLabel, fieldNote, option, decline, go }
}
