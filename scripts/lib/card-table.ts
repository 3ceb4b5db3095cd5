/** The table of the event cards, made from the code: nothing in it is written by hand. */
import fs from 'node:fs'
import path from 'node:path'
import { format } from 'prettier'
import { HOUSE_RULES, type HouseRule } from '../../src/engine/house-rules'
import { promptsOf, type CardData } from '../../src/engine/kernel/module'
import { INDEX, MODULES } from '../../src/engine/registry'
import en from '../../src/renderer/locales/en/public.json'
import zh from '../../src/renderer/locales/zh/public.json'
import { rulesRead } from './rules-read'

const FOLDER = 'src/engine/cards'

interface Text {
  readonly title: string
  readonly rule: string
}
const ENGLISH: { readonly [card: string]: Text } = en.cards
const CHINESE: { readonly [card: string]: Text } = zh.cards

const UNTIL: { readonly [until in CardData['until']]: string } = {
  vote: 'until the vote of the day',
  dusk: 'until sundown',
  dawn: 'until the next dawn',
  'next-draw': 'until the next card',
  trigger: 'until its trigger',
  'game-end': 'to the end of the game'
}
/** What a crescent that waits reads besides (D42). */
const OF_WAITING: readonly HouseRule[] = ['crescentReveal', 'crescentExpiry']

/** The file of a card; cards of one title share one. */
export function fileOf(card: string): string {
  const own = path.join(FOLDER, `${card}.ts`)
  return fs.existsSync(own) ? own : path.join(FOLDER, `${card.replace(/-\d$/, '')}.ts`)
}

/** The house rules that change a card. */
export function rulesOf(card: string, { waits }: CardData): HouseRule[] {
  return [...new Set([...rulesRead(fileOf(card)), ...(waits ? OF_WAITING : [])])].sort()
}

function row(card: string, data: CardData): string {
  const module = MODULES.find(({ id }) => id === card)
  const prompts = (module ? promptsOf(module) : []).map(({ prompt }) => `\`${prompt}\``)
  const rules = rulesOf(card, data).map((rule) => `\`${rule}\` (${HOUSE_RULES[rule].row})`)
  const test = fileOf(card).replace(/\.ts$/, '.test.ts')
  const cells = [
    `${ENGLISH[card]?.title ?? ''} ${CHINESE[card]?.title ?? ''}`,
    `\`${card}\``,
    data.moon,
    data.waits ? `waits, ${UNTIL[data.until]}` : UNTIL[data.until],
    ENGLISH[card]?.rule ?? '',
    prompts.join(', '),
    rules.join(', '),
    fs.existsSync(test) ? `[${path.basename(test)}](../${test})` : ''
  ]
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|') || '–').join(' | ')} |`
}

/** The whole of docs/cards.md, from the root of the repository. */
export async function cardTable(): Promise<string> {
  // In the order of the rulebook, which the texts keep.
  const cards = Object.keys(ENGLISH).flatMap((card) => {
    const data = INDEX.cards.get(card)
    return data ? [row(card, data)] : []
  })
  const text = `# Event cards

Made from the code by \`npm run cards\`; a test compares the two. How long a card lasts is how long its badge stands
on the board: what it leaves behind, such as a player who came back, stays. House rules are those that the card's own
file or its helpers under \`src/engine/laws\` read, with their row in chapter 9 of the rulebook.

| Card | Id | Moon | Lasts | In one line | The host is asked | House rules | Test |
| --- | --- | --- | --- | --- | --- | --- | --- |
${cards.join('\n')}
`
  return format(text, { parser: 'markdown' })
}
