import { expect, type Locator, type Page } from '@playwright/test'

/** What the host's hands did in a page, as the page itself heard it. */
export interface Hands {
  readonly keys: number
  readonly pointer: number
}

/** From now on the page counts key presses (a held modifier is one of its own) and presses of mouse or finger. */
export async function countHands(page: Page): Promise<void> {
  await page.evaluate(() => {
    const hands = { keys: 0, pointer: 0 }
    Reflect.set(window, 'hands', hands)
    const key = ({ repeat }: KeyboardEvent) => void (repeat || hands.keys++)
    window.addEventListener('keydown', key, { capture: true })
    window.addEventListener('pointerdown', () => void hands.pointer++, { capture: true })
  })
}

export const handsOf = (page: Page): Promise<Hands> =>
  page.evaluate(() => Reflect.get(window, 'hands') as { keys: number; pointer: number })

/** Holds a key down until what it does has come. */
export function holdKey(page: Page, key: string, come: () => Promise<void>): Promise<void> {
  return holdUntil(
    () => page.keyboard.down(key),
    () => page.keyboard.up(key),
    come
  )
}

/** Holds the mouse down on a button until what it does has come. */
export function holdButton(page: Page, button: Locator, come: () => Promise<void>): Promise<void> {
  const down = async () => {
    await button.hover()
    await page.mouse.down()
  }
  return holdUntil(down, () => page.mouse.up(), come)
}

/**
 * A window that loses the focus lets go of what is held, as it must, and so does a button that moves away while the
 * window is given another size: the host presses once more.
 */
async function holdUntil(
  down: () => Promise<void>,
  up: () => Promise<void>,
  come: () => Promise<void>
): Promise<void> {
  await expect(async () => {
    await up()
    await down()
    await come()
  }).toPass({ timeout: 60_000 })
  await up()
}
