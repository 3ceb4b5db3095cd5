import { expect, type Locator, type Page } from '@playwright/test'
import type { ConsoleBridge } from '../src/shared/console-calls'
import type { ConsoleState } from '../src/shared/console-state'
import type { Field, Json, ModeratorPlayer, Prompt } from '../src/shared/game'

/** Where the game stands, as the console's page has been told. */
export interface Now {
  readonly count: number
  readonly prompt: Prompt | null
  readonly players: readonly ModeratorPlayer[]
}

/** Answers whatever is asked through the console's own controls, and waits on the state alone. */
export class AnyHost {
  private readonly options: Locator
  private readonly primary: Locator

  constructor(readonly page: Page) {
    this.options = page.locator('.now .rows button')
    this.primary = page.locator('.now .primary')
  }

  /** From now on the page keeps the newest state that it has been told. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const bridge = Reflect.get(window, 'howlcast') as ConsoleBridge
      bridge.onState((state) => void Reflect.set(window, 'newest', state))
      return bridge.call('state', null).then((state) => void Reflect.set(window, 'newest', state))
    })
  }

  /** Where the game stands once so many changes have been made; null: now. */
  async now(count: number | null = null): Promise<Now> {
    const text = await this.page.evaluate(async (count) => {
      const newest = () => (Reflect.get(window, 'newest') as ConsoleState).view
      const given = Date.now() + 20_000
      while (count !== null && newest()?.commandCount !== count && Date.now() < given)
        await new Promise(requestAnimationFrame)
      const view = newest()
      if (view === null) throw new Error('there is no game')
      return JSON.stringify({ count: view.commandCount, prompt: view.prompt, players: view.players })
    }, count)
    return JSON.parse(text) as Now
  }

  /** Enters an answer and gives it. */
  async gives(now: Now, answer: Json): Promise<Now> {
    await this.enter(now, answer)
    return this.commits(now)
  }

  /** Presses the one primary button by its key, and waits for what comes. */
  async commits(now: Now): Promise<Now> {
    await expect(this.primary).toBeEnabled()
    // A vote that is closed before all have voted asks for two keys.
    const early = now.prompt?.shape === 'ballots' && (await this.primary.locator('kbd').count()) > 1
    return this.after(now, () => this.page.keyboard.press(early ? 'Control+Enter' : 'Enter'))
  }

  /** Does something that changes the game, and waits for it. */
  async after({ count }: Now, act: () => Promise<unknown>): Promise<Now> {
    await act()
    const now = await this.now(count + 1)
    expect(now.count, 'changes of the game').toBe(count + 1)
    return now
  }

  /** Enters an answer as the rules take it; what the rules propose stands already. */
  async enter({ prompt, players }: Now, answer: Json): Promise<void> {
    if (!prompt || prompt.say) return
    const seat = (id: Json) => players.find((player) => player.id === id)?.seat ?? 0
    if (prompt.shape === 'ballots') return this.vote(prompt, answer, seat)
    if (prompt.shape === 'record') return this.record(prompt, answer as { readonly [field: string]: Json })
    if (prompt.proposed !== null) {
      if (JSON.stringify(prompt.proposed) !== JSON.stringify(answer))
        throw new Error(`${prompt.prompt} proposes ${JSON.stringify(prompt.proposed)}`)
      return
    }
    const [field] = prompt.fields
    if (answer === null || (Array.isArray(answer) && answer.length === 0)) return this.type(0)
    if (field?.kind === 'option' || field?.kind === 'role') return this.choose(prompt, field, answer)
    for (const id of [answer].flat()) {
      await this.type(seat(id))
      // A 1 that could become an 11 is closed.
      if (Array.isArray(answer)) await this.close(seat(id), players.length)
    }
  }

  /** The ballots that are given, or only what came out. */
  private async vote(prompt: Prompt, answer: Json, seat: (id: Json) => number): Promise<void> {
    const { ballots } = (isRecord(answer) ? answer : {}) as { ballots?: { readonly [voter: string]: Json } }
    if (!ballots) {
      await this.page.keyboard.press('o')
      const result = isRecord(answer) ? (answer['result'] ?? null) : answer
      return this.type(seat(result))
    }
    const sparse = Object.keys(ballots).length < prompt.fields.length
    for (const { key, by } of prompt.fields) {
      if (!(key in ballots)) continue
      if (sparse) {
        await this.page.keyboard.press('#')
        await this.type(seat(by ?? key))
        await this.page.keyboard.press('Enter')
      }
      for (const target of [ballots[key] ?? null].flat()) {
        await this.type(seat(target))
        if (target !== null) await this.page.keyboard.press('Enter')
      }
    }
  }

  private async record(prompt: Prompt, answer: { readonly [field: string]: Json }): Promise<void> {
    if (Object.values(answer).every((value) => value === null)) return this.type(0)
    for (const field of prompt.fields) await this.choose(prompt, field, answer[field.key] ?? null)
  }

  /** Presses the row or tile of an option: they stand in the order of the fields and their choices. */
  private choose(prompt: Prompt, field: Field, value: Json): Promise<void> {
    const all = prompt.fields.flatMap(({ key, choices }) => choices.map((choice) => ({ key, ...choice })))
    return this.options.nth(all.findIndex((one) => one.key === field.key && one.value === value)).click()
  }

  private async close(seat: number, seats: number): Promise<void> {
    if (seat * 10 <= seats) await this.page.keyboard.press('Enter')
  }

  /** A seat's number; 0 stands for nobody. */
  private async type(seat: number): Promise<void> {
    for (const digit of String(seat)) await this.page.keyboard.press(digit)
  }
}

function isRecord(value: Json): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The answer of a host who wants nothing to happen: nobody where that is allowed, else the first. */
export function quiet(prompt: Prompt): Json {
  if (prompt.proposed !== null) return prompt.proposed
  if (prompt.outcome) return { result: null }
  if (prompt.shape === 'record') return Object.fromEntries(prompt.fields.map(({ key }) => [key, null]))
  const [field] = prompt.fields
  if (!field || field.min === 0) return null
  const legal = field.choices.filter(({ ban }) => ban === null).map(({ value }) => value)
  return legal.includes(false) ? false : (legal[0] ?? null)
}
