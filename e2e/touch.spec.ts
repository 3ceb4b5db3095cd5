import { expect, test, type Locator, type Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { comeToRest } from './rest'
import { resize } from './shots'
import { playViews, setupViews } from './views'

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
  await resize(howlcast, 'Howlcast Console', 1280, 800)
})

test.afterAll(() => howlcast.app.close())

/** CSS pixels: what a finger needs, and what a mouse needs in a row of a dense list. */
const FINGER = 40
const ROW = 32

/** Everything that can be pressed now and is hit in less than that, up and down or sideways. */
async function tooSmall(console: Page, row: number): Promise<string[]> {
  await comeToRest(console)
  return console.evaluate(
    ([finger, row]) => {
      const open = document.querySelectorAll('dialog[open]')
      const place = open[open.length - 1] ?? document.body
      const targets = place.querySelectorAll<HTMLElement>(
        ':is(button, input, select, textarea):not(:disabled), a[href], summary'
      )
      /** How much room a press has along one way through the middle; no more than is needed is measured. */
      function room(target: Element, least: number, at: (by: number) => readonly [number, number]): number {
        const whole = target.closest('label') ?? target
        const hits = (by: number) => {
          const hit = document.elementFromPoint(...at(by))
          return hit !== null && (whole.contains(hit) || hit.closest('label')?.contains(target) === true)
        }
        let [back, on] = [0, 0]
        while (back + on < least && hits(on + 1)) on++
        while (back + on < least && hits(-back - 1)) back++
        return back + on
      }
      const small: string[] = []
      for (const target of targets) {
        target.scrollIntoView({ block: 'center', inline: 'center' })
        const { left, top, width, height } = (target.closest('label') ?? target).getBoundingClientRect()
        if (width === 0 || height === 0 || target.closest('.visually-hidden, [inert]')) continue
        const [x, y] = [left + width / 2, top + height / 2]
        const least = target.closest('.dense') ? row : finger
        const wide = room(target, least, (by) => [x + by, y])
        const high = room(target, least, (by) => [x, y + by])
        if (wide < least - 1 || high < least - 1)
          small.push(
            `${wide}x${high} ${target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 30)} <${target.className}> in <${target.parentElement?.className}>`
          )
      }
      return small
    },
    [FINGER, row] as const
  )
}

async function check(view: string): Promise<void> {
  expect.soft(await tooSmall(howlcast.console, ROW), `${view}, by mouse`).toEqual([])
  const screen = await howlcast.console.context().newCDPSession(howlcast.console)
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  expect.soft(await tooSmall(howlcast.console, FINGER), `${view}, by touch`).toEqual([])
  await screen.send('Emulation.setTouchEmulationEnabled', { enabled: false })
  await screen.detach()
}

test('before a game a finger hits everything', async () => {
  test.setTimeout(300_000)
  await setupViews(howlcast.console, check)
})

test('in a game a finger hits everything', async () => {
  test.setTimeout(300_000)
  await playViews(howlcast.console, check)
})

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
