import { expect } from '@playwright/test'
import type { ConsoleState } from '../src/shared/console-state'
import type { Command, Json, Prompt } from '../src/shared/game'
import type { Language } from '../src/shared/public'
import { quiet } from './any-answer'
import { call, stateOf } from './bridge'
import type { LaunchedApp } from './app'
import { give } from './commands'

/** The main states of an evening, in their order. */
export type EveningState = 'night' | 'dawn' | 'event' | 'vote' | 'tally' | 'winner'

const names = {
  en: 'Ada Bram Clara Dorian Edith Felix Greta Hugo Iris Jonas Kira Leopold Mina Nils Ottilie Piet Quentin Rosa Silas Thea Ulla Viktor Wanda Xaver Yara Zeno Amelie Bruno Cosima David',
  zh: '小满 阿澈 林深 予安 北辰 知夏 老周 小鹿 苏木 星河 南风 青禾 长安 子墨 月白 大山 阿九 云舒 初一 江南 十七 沐阳 秋白 石头 若水 阿宁 晚舟 小北 松松 冬至'
}
const roles = ['werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'guard', 'elder', 'villager', 'cupid']
const wolves = { 8: 2, 18: 4, 30: 6 } as const

export type Seats = keyof typeof wolves

/** The names of a table, clockwise. */
export const namesOf = (seats: Seats, language: Language): readonly string[] =>
  names[language].split(' ').slice(0, seats)

/**
 * Plays a short evening by commands and stops at each of its main states.
 *
 * @param at called there, once both windows have been told
 */
export async function playEvening(
  { console }: LaunchedApp,
  seats: Seats,
  language: Language,
  at: (state: EveningState) => Promise<void>
): Promise<void> {
  await call(console, 'set-settings', { consoleLanguage: language })
  await call(console, 'set-show', { language })
  const players = namesOf(seats, language).map((name, seat) => ({
    id: `p${seat + 1}`,
    name,
    role: roleOf(seat, seats)
  }))
  const setup = { ruleset: 'new-moon', houseRules: {}, players, deck: ['burial'], startingCards: [] } as const
  expect(await call(console, 'new-game', setup)).toEqual({ ok: true, value: null })
  const seen = new Set<EveningState>()
  for (let step = 0; step < 60; step++) {
    const state = await stateOf(console)
    const here = stateNow(state)
    if (here !== null && !seen.has(here)) {
      seen.add(here)
      await at(here)
    }
    if (here === 'winner') return
    const prompt = state.view?.prompt ?? null
    if (prompt === null) throw new Error('the evening stands still')
    await give(console, here === 'tally' ? { command: 'end', camp: 'village' } : next(prompt, seats))
  }
  throw new Error(`the evening does not end; it came to ${[...seen].join(', ')}`)
}

function roleOf(seat: number, seats: Seats): string {
  const special = roles[seat]
  if (special !== undefined) return special
  return seat < roles.length + wolves[seats] - 2 ? 'werewolf' : 'villager'
}

function stateNow({ view, publication }: ConsoleState): EveningState | null {
  const prompt = view?.prompt?.prompt
  const shown = publication.view
  if (shown?.phase === 'over') return view?.prompt === null ? 'winner' : null
  if (prompt === 'witch') return 'night'
  if (shown?.phase === 'dawn' && shown.deaths !== null && shown.deaths.length > 0) return 'dawn'
  if (shown?.phase === 'event' && shown.card !== null) return 'event'
  if (prompt === 'vote') return 'vote'
  return shown?.phase === 'vote' && shown.vote?.totals ? 'tally' : null
}

function next(prompt: Prompt, seats: Seats): Command {
  if (prompt.say) return { command: 'go-on' }
  const last = `p${seats}`
  const answers: { readonly [prompt: string]: Json } = {
    cupid: ['p3', 'p5'],
    guard: 'p3',
    seer: 'p1',
    werewolves: last,
    witch: { heal: null, poison: null },
    'sheriff-election': 'p3',
    vote: {
      ballots: Object.fromEntries(prompt.fields.map(({ key }, at) => [key, at % 3 === 0 ? 'p2' : 'p1']))
    }
  }
  return { command: 'answer', prompt: prompt.prompt, answer: answers[prompt.prompt] ?? quiet(prompt) }
}
