/** What the help can tell about, and how its entries hang together. */
import type { Prompt } from '../../../shared/game'
import type { HelpTopic } from '../state/desk-store'
import type { Words } from '../words/words'
import json from './facts.json'

interface Facts {
  /** Section of the rulebook. */
  readonly section: string
  /** Ids of the house rules that change it. */
  readonly rules: readonly string[]
  /** Ids of what the host is asked. */
  readonly asks: readonly string[]
}
interface CardFacts extends Facts {
  readonly until: string
  /** A crescent that waits for its moment. */
  readonly waits: boolean
}

/** Made from the code by `npm run cards`. */
const facts: {
  readonly roles: { readonly [role: string]: Facts }
  readonly cards: { readonly [card: string]: CardFacts }
} = json

export const roleIds = Object.keys(facts.roles)
export const cardFacts = (card: string): CardFacts | undefined => facts.cards[card]
export const factsOf = ({ kind, id }: HelpTopic): Facts | undefined =>
  kind === 'role' ? facts.roles[id] : kind === 'card' ? facts.cards[id] : undefined

export const sameTopic = (one: HelpTopic | null, other: HelpTopic) =>
  one?.kind === other.kind && one.id === other.id

/** The roles and cards that a house rule changes. */
export function changedBy(rule: string): HelpTopic[] {
  const having = (kind: 'role' | 'card', known: { readonly [id: string]: Facts }) =>
    Object.keys(known)
      .filter((id) => known[id]?.rules.includes(rule))
      .map((id): HelpTopic => ({ kind, id }))
  return [...having('role', facts.roles), ...having('card', facts.cards)]
}

/** What a waiting question is about: the card that is read, or the role or card that asks. */
export function topicOf(prompt: Prompt | null): HelpTopic | null {
  const read = prompt?.about['card']
  if (typeof read === 'string' && cardFacts(read)) return { kind: 'card', id: read }
  const asking = (known: { readonly [id: string]: Facts }) =>
    Object.keys(known).find(
      (id) => prompt && (id === prompt.prompt || known[id]?.asks.includes(prompt.prompt))
    )
  const [role, card] = [asking(facts.roles), asking(facts.cards)]
  if (role !== undefined) return { kind: 'role', id: role }
  return card === undefined ? null : { kind: 'card', id: card }
}

/** The name an entry stands under. */
export function nameOf({ kind, id }: HelpTopic, words: Words): string {
  return kind === 'role' ? words.role(id) : kind === 'card' ? words.card(id) : words.houseRule(id)
}

/** What a role or card does, a sentence or more a line. */
export function linesOf({ kind, id }: HelpTopic, words: Words): string[] {
  if (kind === 'role') return [words.text(`help.roles.${id}.does`)]
  if (kind === 'rule') return []
  const variant = [`cards.${id}.variant.title`, `cards.${id}.variant.rule`].filter(words.has)
  return [
    words.first([`cards.${id}.rule`, 'fallback.card-text']),
    ...questionsOf(id, words),
    ...(variant.length > 0 ? [variant.map((key) => words.text(key)).join(' – ')] : [])
  ]
}

/** The questions a medium may ask by a card. */
function questionsOf(card: string, words: Words): string[] {
  return [1, 2, 3, 4]
    .map((at) => `prompts.${card}.question.options.${at}`)
    .filter(words.has)
    .map((key) => words.text(key))
}

/** Everything an entry can be found by. */
export function foundBy(topic: HelpTopic, words: Words, values: readonly string[]): string {
  const own =
    topic.kind === 'rule'
      ? values.flatMap((value) => ['name', 'text'].map((part) => `rules.${topic.id}.${value}.${part}`))
      : []
  const said = own.filter(words.has).map((key) => words.text(key))
  return [nameOf(topic, words), ...linesOf(topic, words), ...said].join(' ').toLowerCase()
}
