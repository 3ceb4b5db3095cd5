import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { launchChromium } from './chromium'
import { namesOf, playEvening, type Seats } from './evening'
import { comeToRest } from './rest'
import { resize } from './shots'

/** `HOWLCAST_PICTURES=FOLDER` takes every picture of the main states, to look at and to choose the docs' from. */
const folder = process.env['HOWLCAST_PICTURES']

let howlcast: LaunchedApp

test.beforeEach(async () => {
  howlcast = await launchApp()
  await howlcast.overlay.setViewportSize({ width: 1920, height: 1080 })
  // A plain wall in the place of the key colour, which no audience sees.
  await howlcast.overlay.evaluate(() => (document.body.style.backgroundColor = '#46525e'))
})

test.afterEach(() => howlcast.app.close())

async function inTheme(theme: 'dark' | 'light'): Promise<void> {
  await call(howlcast.console, 'set-settings', { theme })
  await expect(howlcast.console.locator(`html[data-theme="${theme}"]`)).toHaveCount(1)
  await comeToRest(howlcast.console)
}

async function photographConsole(name: string): Promise<void> {
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080]
  ] as const) {
    await resize(howlcast, 'Howlcast Console', width, height)
    const off = async () => Math.abs((await howlcast.console.evaluate(() => innerWidth)) - width)
    await expect.poll(off).toBeLessThan(3)
    for (const theme of ['light', 'dark'] as const) {
      await inTheme(theme)
      await keep(howlcast.console, `${name}-console-${width}-${theme}`)
    }
  }
}

async function keep(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(folder ?? '', `${name}.png`), animations: 'disabled' })
}

async function setUp(seats: Seats, language: 'en' | 'zh'): Promise<void> {
  const { console } = howlcast
  await resize(howlcast, 'Howlcast Console', 1920, 1080)
  await call(console, 'set-settings', { consoleLanguage: 'en' })
  await console.getByLabel('Paste names').fill(namesOf(seats, language).join('\n'))
  await console.getByRole('button', { name: 'Seat them' }).click()
  await console.getByRole('button', { name: 'Suggest a table' }).click()
  await call(console, 'set-settings', { consoleLanguage: language })
}

if (folder !== undefined)
  for (const seats of [8, 18, 30] as const)
    for (const language of ['en', 'zh'] as const)
      test(`the main states with ${seats} seats in ${language}`, async () => {
        test.setTimeout(540_000)
        await setUp(seats, language)
        await photographConsole(`${seats}-${language}-setup`)
        await playEvening(howlcast, seats, language, async (state) => {
          await comeToRest(howlcast.overlay)
          await keep(howlcast.overlay, `${seats}-${language}-${state}-overlay`)
          await photographConsole(`${seats}-${language}-${state}`)
        })
        await call(howlcast.console, 'end-session', null)
      })

if (folder !== undefined)
  test('a night before the audience that may know everything', async () => {
    test.setTimeout(240_000)
    const { console } = howlcast
    await setUp(8, 'en')
    const browser = await launchChromium()
    await playEvening(howlcast, 8, 'en', async (state) => {
      if (state !== 'night') return
      await call(console, 'set-settings', { omniscient: true, publicDelay: 1 })
      const address = async () => (await stateOf(console)).omniscient.url
      await expect.poll(address).not.toBeNull()
      const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
      await page.goto(`${await address()}?motion=none`)
      await expect(page.locator('.deed').last()).toContainText('The wolves choose')
      await page.evaluate(() => (document.body.style.backgroundColor = '#46525e'))
      await comeToRest(page)
      await keep(page, '8-en-night-omniscient')
      // What is delayed would not be met in its state.
      await call(console, 'set-settings', { omniscient: false, publicDelay: 0 })
    })
    await browser.close()
  })
