import type { Words } from './words'

const moons = ['full', 'crescent', 'dark']

/** Cards as one looks for them: by moon, then by title. */
export function inShelfOrder(
  cards: readonly string[],
  moonOf: (card: string) => string,
  words: Words
): string[] {
  const collator = new Intl.Collator(words.language === 'zh' ? 'zh-Hans' : 'en-GB')
  return cards.toSorted(
    (one, other) =>
      moons.indexOf(moonOf(one)) - moons.indexOf(moonOf(other)) ||
      collator.compare(words.card(one), words.card(other)) ||
      collator.compare(one, other)
  )
}

/** What a card does in a line; cards of one title are told apart by the first question they allow. */
export function cardText(card: string, words: Words): string {
  const question = `prompts.${card}.question.options`
  return words.has(`${question}.1`)
    ? [1, 2].map((at) => words.text(`${question}.${at}`)).join(' ') + ' …'
    : words.first([`cards.${card}.rule`, 'fallback.card-text'])
}

/** The cards whose title or text has a word in it. */
export function cardsWith(wanted: string, cards: readonly string[], words: Words): string[] {
  const part = wanted.trim().toLowerCase()
  const said = (card: string) => `${words.card(card)} ${allQuestions(card, words)} ${cardText(card, words)}`
  const inTitle = cards.filter((card) => words.card(card).toLowerCase().includes(part))
  const inText = cards.filter((card) => !inTitle.includes(card) && said(card).toLowerCase().includes(part))
  return [...inTitle, ...inText]
}

function allQuestions(card: string, words: Words): string {
  return [1, 2, 3, 4]
    .map((at) => `prompts.${card}.question.options.${at}`)
    .filter(words.has)
    .map((key) => words.text(key))
    .join(' ')
}
