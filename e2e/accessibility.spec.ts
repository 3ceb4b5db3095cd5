import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { launchApp, type LaunchedApp } from './app'
import { call } from './bridge'
import { comeToRest } from './rest'
import { expectRoomToPress } from './room-to-press'
import { resize } from './shots'
import { seatTable } from './table'
import { playViews, setupViews } from './views'

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
  await resize(howlcast, 'Howlcast Console', 1280, 800)
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await howlcast.console.evaluate(await readFile(axe, 'utf8'))
})

test.afterAll(() => howlcast.app.close())

/** A theme shows in colours alone and a language in words alone: each of them is looked at once. */
const faces = [
  { theme: 'light', consoleLanguage: 'zh' },
  { theme: 'dark', consoleLanguage: 'en' }
] as const

/** What axe finds serious on the screen as it is, in both themes and both languages. */
async function seriousProblems(): Promise<string[]> {
  const found: string[] = []
  for (const face of faces) {
    await call(howlcast.console, 'set-settings', face)
    await expect(howlcast.console.locator(`html[data-theme="${face.theme}"]`)).toHaveCount(1)
    await comeToRest(howlcast.console)
    const { violations, passes } = await howlcast.console.evaluate((): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run({ resultTypes: ['violations'] })
    )
    expect(passes.length).toBeGreaterThan(0)
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      found.push(...nodes.map(({ target }) => `${face.theme}: ${id} at ${target.join(' ')}`))
    }
  }
  return found
}

async function check(view: string): Promise<void> {
  expect.soft(await seriousProblems(), view).toEqual([])
  await expectRoomToPress(howlcast.console, view)
}

test('before a game no view has a serious problem of accessibility, and a finger hits everything', async () => {
  test.setTimeout(600_000)
  await setupViews(howlcast.console, check)
})

test('text of twice the size cuts nothing off, and leaves the overlay as it was', async () => {
  const { console, overlay } = howlcast
  const wide = (page: typeof console) => page.evaluate(() => window.innerWidth)
  const [usual, picture] = [await wide(console), await wide(overlay)]
  /** What sticks out sideways of the window or of something that scrolls. */
  const sticksOut = () =>
    console.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll(
          '.console, .rail, .now-column > .middle, dialog, dialog :is(.body, .sheet-body)'
        )
      ]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.className || part.tagName)
    )
  await call(console, 'set-settings', { textSize: 200 })
  await expect.poll(() => wide(console)).toBe(usual / 2)
  expect(await wide(overlay)).toBe(picture)
  expect(await sticksOut()).toEqual([])
  expect(await seriousProblems()).toEqual([])
  for (const key of ['p', 'Control+l', '?', 'h', 'e', 'Control+o']) {
    await console.keyboard.press(key)
    await expect(console.getByRole('dialog')).toBeVisible()
    expect(await sticksOut(), key).toEqual([])
    await console.keyboard.press('Escape')
    await expect(console.getByRole('dialog')).toBeHidden()
  }
  // Another screen begins at its top, however far down the one before was read.
  const top = () => console.locator('.console').evaluate((root) => root.scrollTop)
  await console.locator('.console').evaluate((root) => root.scrollTo(0, root.scrollHeight))
  expect(await top()).toBeGreaterThan(0)
  await seatTable(console, 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager')
  await expect(console.locator('.now')).toBeVisible()
  expect(await top()).toBe(0)
  expect(await sticksOut()).toEqual([])
  await call(console, 'end-session', null)
  await call(console, 'set-settings', { textSize: 100 })
  await expect.poll(() => wide(console)).toBe(usual)
})

test('in a game no view has a serious problem of accessibility, and a finger hits everything', async () => {
  test.setTimeout(600_000)
  await playViews(howlcast.console, check)
})
