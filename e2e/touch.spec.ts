import { expect, test, type Locator, type Page } from '@playwright/test'
import { launchApp } from './app'

/** A finger on the console's screen. */
async function putFinger(console: Page) {
  const screen = await console.context().newCDPSession(console)
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: Point | null) =>
    screen.send('Input.dispatchTouchEvent', { type, touchPoints: at === null ? [] : [at] })
  return {
    async tap(target: Locator): Promise<void> {
      await touch('touchStart', await middleOf(target))
      await touch('touchEnd', null)
    },
    async drag(target: Locator, to: Locator): Promise<void> {
      const [from, end] = [await middleOf(target), await middleOf(to)]
      await touch('touchStart', from)
      for (const part of [0.25, 0.5, 0.75, 1])
        await touch('touchMove', { x: from.x + (end.x - from.x) * part, y: from.y + (end.y - from.y) * part })
      await touch('touchEnd', null)
    }
  }
}

interface Point {
  readonly x: number
  readonly y: number
}

async function middleOf(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (box === null) throw new Error(`${String(target)} is not on the screen`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test('a finger seats the table, carries a seat to another place, and answers a question', async () => {
  const { app, console } = await launchApp()
  try {
    const finger = await putFinger(console)
    const button = (name: string) => console.getByRole('button', { name })
    const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal']
    await app.evaluate(({ clipboard }, text) => clipboard.writeText(text), names.join('\n'))
    await finger.tap(button('Paste what was copied'))
    await expect(button('Seat them')).toBeEnabled()
    await finger.tap(button('Seat them'))
    const seats = console.locator('.table .tile')
    await expect(seats.locator('b')).toHaveText(names)
    await finger.drag(seats.nth(2), seats.nth(0))
    await expect(seats.locator('b')).toHaveText(['Cid', 'Ann', 'Bob', ...names.slice(3)])
    await finger.tap(button('Suggest a table'))
    await finger.tap(console.getByRole('checkbox', { name: 'Show each player the card' }))
    await finger.tap(button('Deal and begin'))
    const title = console.getByRole('heading', { level: 1 })
    const primary = console.locator('.now .primary')
    for (const step of ['The game begins', 'Night falls']) {
      await expect(title).toHaveText(step)
      await finger.tap(primary)
    }
    await expect(title).toHaveText('Seer wakes')
    await finger.tap(console.locator('.table .tile[aria-disabled="false"]').first())
    await expect(console.locator('.table .tile[aria-pressed="true"]')).toHaveCount(1)
    await finger.tap(primary)
    await expect(title).toHaveText('Werewolves wake')
  } finally {
    await app.close()
  }
})
