import { expect, type Locator, type Page } from '@playwright/test'
import { commandCount } from './bridge'
import { soon } from './rest'

/** What a host does at a step: goes on, or answers what is asked. */
export type Act =
  | { readonly pick: string | readonly string[] }
  /** One of the rows under the line to read aloud, and whom it is about. */
  | { readonly row: string; readonly pick?: string }
  /** Every vote, clockwise; null abstains. */
  | { readonly votes: Readonly<Record<string, string | null>> }
  | { readonly result: string }

/** Leads a game as a person does: reads the title of the step and answers it. */
export abstract class Host {
  readonly title: Locator
  readonly refusal: Locator
  protected readonly now: Locator

  constructor(
    readonly page: Page,
    /** Clockwise, seat 1 first. */
    readonly names: readonly string[],
    /** Called after every step. */
    private readonly afterwards: () => Promise<void> = () => Promise.resolve()
  ) {
    this.title = page.getByRole('heading', { level: 1 })
    this.now = page.getByRole('main')
    this.refusal = this.now.getByRole('alert')
  }

  /** Ends the step of this title. */
  async does(title: string, act?: Act): Promise<void> {
    await expect(this.title).toHaveText(title)
    if (act !== undefined) await this.answer(act)
    await this.changes(() => this.commit())
  }

  /** Takes the last change back. */
  async undoes(): Promise<void> {
    await this.changes(() => this.undo())
  }

  async redoes(): Promise<void> {
    await this.changes(() => this.redo())
  }

  /** Enters an answer without giving it. */
  async answer(act: Act): Promise<void> {
    if ('votes' in act) return this.vote(act.votes)
    if ('result' in act) {
      await this.voteByResult()
      return this.pick(act.result)
    }
    if ('row' in act) await this.press(act.row)
    for (const name of [act.pick ?? []].flat()) await this.pick(name)
  }

  protected seat(name: string): number {
    const at = this.names.indexOf(name)
    if (at < 0) throw new Error(`${name} is not at the table`)
    return at + 1
  }

  protected row(label: string): Locator {
    const words = this.page.getByText(label, { exact: true })
    return this.now.locator('.rows').getByRole('button').filter({ has: words })
  }

  private async changes(press: () => Promise<void>): Promise<void> {
    const count = await commandCount(this.page)
    await press()
    await expect.poll(() => commandCount(this.page), { intervals: soon }).toBe(count + 1)
    await this.afterwards()
  }

  abstract pick(name: string): Promise<void>
  protected abstract press(row: string): Promise<void>
  protected abstract vote(ballots: Readonly<Record<string, string | null>>): Promise<void>
  protected abstract voteByResult(): Promise<void>
  abstract commit(): Promise<void>
  protected abstract undo(): Promise<void>
  protected abstract redo(): Promise<void>
}

/** Uses nothing but the mouse. */
export class MouseHost extends Host {
  async pick(name: string): Promise<void> {
    await this.seatOf(name, 'Seats, clockwise').click()
  }

  /** Presses a seat that may not be chosen: it says that it is closed and still takes the press, to tell why. */
  async tries(name: string, place: 'Seats, clockwise' | 'Points at' = 'Seats, clockwise'): Promise<void> {
    await this.seatOf(name, place).click({ force: true })
  }

  /** Presses a row that may not be chosen. */
  async triesRow(label: string): Promise<void> {
    await this.row(label).click({ force: true })
  }

  private seatOf(name: string, place: string): Locator {
    const seats = this.page.getByRole('group', { name: place })
    return seats.getByRole('button', { name: new RegExp(`^${this.seat(name)} ${name}`) })
  }

  protected press(row: string): Promise<void> {
    return this.row(row).click()
  }

  protected async vote(ballots: Readonly<Record<string, string | null>>): Promise<void> {
    const hands = this.now.getByRole('group', { name: 'Points at' })
    for (const [voter, target] of Object.entries(ballots)) {
      await expect(this.now.locator('.pair b').first()).toHaveText(voter)
      const label = target === null ? 'Abstains' : `${this.seat(target)} ${target}`
      await hands.getByRole('button', { name: label }).click()
    }
  }

  protected voteByResult(): Promise<void> {
    return this.now.getByRole('button', { name: 'Only the result' }).click()
  }

  commit(): Promise<void> {
    return this.now.locator('.primary').click()
  }

  protected undo(): Promise<void> {
    return this.page.getByRole('banner').getByRole('button', { name: 'Undo' }).click()
  }

  protected redo(): Promise<void> {
    return this.page.getByRole('banner').getByRole('button', { name: 'Redo' }).click()
  }
}

/** Uses nothing but the keyboard. */
export class KeyboardHost extends Host {
  async pick(name: string): Promise<void> {
    await this.type(String(this.seat(name)))
  }

  /** Presses the key that the row shows. */
  protected async press(row: string): Promise<void> {
    await this.type(await this.row(row).locator('kbd').innerText())
  }

  protected async vote(ballots: Readonly<Record<string, string | null>>): Promise<void> {
    for (const [voter, target] of Object.entries(ballots)) {
      await expect(this.now.locator('.pair b').first()).toHaveText(voter)
      if (target === null) await this.type('0')
      else {
        await this.pick(target)
        await this.page.keyboard.press('Enter')
      }
    }
  }

  protected voteByResult(): Promise<void> {
    return this.page.keyboard.press('o')
  }

  commit(): Promise<void> {
    return this.page.keyboard.press('Enter')
  }

  protected undo(): Promise<void> {
    return this.page.keyboard.press('Control+z')
  }

  protected redo(): Promise<void> {
    return this.page.keyboard.press('Control+y')
  }

  /** Walks with Tab to the control of this name. */
  async tabTo(control: Locator): Promise<void> {
    for (let presses = 0; presses < 150; presses++) {
      if (await control.evaluate((element) => element === document.activeElement)) return
      await this.page.keyboard.press('Tab')
    }
    throw new Error(`Tab never comes to ${String(control)}`)
  }

  /** Presses a button away from the answer, and comes back to it. */
  async pressAside(button: Locator): Promise<void> {
    await this.tabTo(button)
    await this.page.keyboard.press('Enter')
    for (let presses = 0; presses < 3; presses++) {
      if (await this.now.evaluate((now) => now.contains(document.activeElement))) return
      await this.page.keyboard.press('F6')
    }
  }

  private async type(keys: string): Promise<void> {
    for (const key of keys.toLowerCase()) await this.page.keyboard.press(key)
  }
}
