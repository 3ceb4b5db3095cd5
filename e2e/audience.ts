import { expect, type Locator, type Page } from '@playwright/test'
import type { OverlayBridge, Publication } from '../src/shared/public'
import en from '../src/renderer/locales/en/public.json' with { type: 'json' }
import zh from '../src/renderer/locales/zh/public.json' with { type: 'json' }
import { stateOf } from './bridge'
import { soon } from './rest'

/** Every word a role can be told by, with the id of the role. */
const roleWords = [en, zh].flatMap(({ roles }) =>
  Object.entries(roles)
    // The badge is public.
    .filter(([id]) => id !== 'sheriff')
    .flatMap(([id, { name }]) => [
      { id, word: id },
      { id, word: name.toLowerCase() }
    ])
)

/** What event cards say: a rule or a question may name a role, whoever holds it. */
const cardTexts = [en, zh]
  .flatMap(({ cards }) => textsIn(cards))
  .sort((one, other) => other.length - one.length)

/** What viewers see in one page of the overlay. */
export class Audience {
  readonly stage: Locator
  readonly phase: Locator
  readonly step: Locator
  /** The large words of a night, a dawn or the end. */
  readonly title: Locator
  /** Names of the dead at the table, in seat order. */
  readonly dead: Locator
  /** Boarded houses of the street. */
  readonly boarded: Locator
  readonly sheriff: Locator
  readonly card: Locator
  readonly tally: Locator
  readonly outcome: Locator

  constructor(readonly page: Page) {
    this.stage = page.locator('.stage')
    this.phase = this.stage.locator('.phase')
    this.step = this.stage.locator('.bug .step')
    this.title = this.stage.locator('.title.display')
    this.dead = this.stage.locator('.seat.dead .called')
    this.boarded = this.stage.locator('.street .house.dead')
    this.sheriff = this.stage.locator('.seat:has(.mark[style*="k-sheriff"]) .called')
    this.card = this.stage.locator('.card h2')
    this.tally = this.stage.locator('.tally .row')
    this.outcome = this.stage.locator('.tally .outcome')
  }

  /** From now on keeps every message that the page gets from the app. */
  async listen(): Promise<void> {
    await this.page.evaluate(() => {
      const heard: Publication[] = []
      Reflect.set(window, 'heard', heard)
      const bridge = Reflect.get(window, 'howlcastOverlay') as OverlayBridge
      bridge.onPublication((publication) => heard.push(publication))
    })
  }

  async heard(): Promise<Publication[]> {
    const text = await this.page.evaluate(() => JSON.stringify(Reflect.get(window, 'heard')))
    return JSON.parse(text) as Publication[]
  }

  /** Forgets every message but the newest. */
  forget(): Promise<void> {
    return this.page.evaluate(() => {
      const heard = Reflect.get(window, 'heard') as Publication[]
      heard.splice(0, heard.length - 1)
    })
  }

  /** The words and the dead of the picture, without what only moves. */
  picture(): Promise<{ words: string[]; dead: string[] }> {
    return this.page.evaluate(() => {
      const texts = (selector: string) =>
        [...new Set([...document.querySelectorAll(selector)].map((each) => each.textContent.trim()))].sort()
      return {
        words: texts('.stage :is(div, span, h2, p):not(:has(div, span, svg))'),
        dead: texts('.stage :is(.house.dead text, .seat.dead .called)')
      }
    })
  }

  /** Waits until the page has been told the newest; returns it. */
  async follows(console: Page): Promise<Publication> {
    const { publication } = await stateOf(console)
    await expect.poll(() => this.newest(), { intervals: soon }).toEqual(publication)
    return publication
  }

  /** No living player's role is in the page, not in a text, not in the document, not in any message. */
  async knowsNoLivingRole(): Promise<void> {
    const messages = await this.heard()
    for (const { view } of messages) {
      if (view === null) continue
      // What the Seer has seen is said aloud, and never whose card it is.
      const { roles: _dealt, seen: _aloud, players, ...rest } = view
      const living = players.filter((player) => player.alive)
      expect(living.filter((player) => player.role !== null)).toEqual([])
      expect(rolesIn(JSON.stringify([rest, living])), 'roles in a message').toEqual([])
    }
    const shownIn = (told: readonly Publication[]) =>
      told.flatMap(({ view }) => [
        ...(view?.players.flatMap(({ role }) => role ?? []) ?? []),
        ...[view?.seen ?? []].flat()
      ])
    const ever = shownIn(messages)
    expect(await this.rolesBut(ever), 'roles in the page that nobody has ever shown').toEqual([])
    // After an undo, what was shown may still be sliding out.
    const now = shownIn(messages.slice(-1))
    await expect.poll(() => this.rolesBut(now), 'roles in the page that nobody shows').toEqual([])
    const living = this.page.locator('.seat:not(.dead)')
    const seats = await living.evaluateAll((found) => found.map((seat) => seat.outerHTML).join())
    expect(rolesIn(seats), 'roles at a living seat').toEqual([])
  }

  private async newest(): Promise<Publication | null> {
    const text = await this.page.evaluate(() =>
      JSON.stringify((Reflect.get(window, 'heard') as Publication[]).at(-1) ?? null)
    )
    return JSON.parse(text) as Publication | null
  }

  /** The roles that are anywhere in the page, seen or not, but for some. */
  private async rolesBut(some: readonly string[]): Promise<string[]> {
    const page = await this.page.evaluate(() => {
      const copy = document.documentElement.cloneNode(true) as HTMLElement
      // The side that has won is drawn as one of its own.
      for (const picture of copy.querySelectorAll('.winner .picture')) picture.remove()
      return `${copy.outerHTML} ${document.body.innerText}`
    })
    const own = cardTexts.reduce((left, text) => left.replaceAll(text, ''), page)
    return rolesIn(own).filter((role) => !some.includes(role))
  }
}

function rolesIn(text: string): string[] {
  const lower = text.toLowerCase()
  return [...new Set(roleWords.filter(({ word }) => lower.includes(word)).map(({ id }) => id))]
}

/** Every text in a part of a catalogue. */
function textsIn(part: object): string[] {
  return Object.values(part).flatMap((one: unknown) =>
    typeof one === 'string' ? [one] : typeof one === 'object' && one !== null ? textsIn(one) : []
  )
}
