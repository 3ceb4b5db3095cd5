import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test, type Locator, type Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { call } from './bridge'
import { namesOf, playEvening, type EveningState } from './evening'
import { comeToRest } from './rest'
import { resize } from './shots'

/** Another version or system draws the same letters a little differently: each has baselines of its own, or none. */
const runtime = readFileSync(
  resolve(import.meta.dirname, '../node_modules/electron/dist/version'),
  'utf8'
).trim()
const renderer = `electron-${runtime.split('.')[0]}-${process.platform}`
const hasBaselines = existsSync(resolve(import.meta.dirname, 'baselines', renderer))
const renew = process.env['HOWLCAST_BASELINES'] === 'renew'

/** @param mask what moves by itself */
async function looksAsItDid(page: Page, name: string, mask: readonly Locator[] = []): Promise<void> {
  await comeToRest(page)
  await expect.soft(page).toHaveScreenshot([renderer, `${name}.png`], {
    animations: 'disabled',
    maxDiffPixelRatio: 0.005,
    mask: [...mask]
  })
}

async function setUpTable(console: Page): Promise<void> {
  await console.getByLabel('Paste names').fill(namesOf(8, 'en').join('\n'))
  await console.getByRole('button', { name: 'Seat them' }).click()
  await console.getByRole('button', { name: 'Suggest a table' }).click()
  await expect(console.getByRole('heading', { name: 'Ready to deal' })).toBeVisible()
}

async function inLightChinese({ console }: LaunchedApp, look: () => Promise<void>): Promise<void> {
  await call(console, 'set-settings', { theme: 'light', consoleLanguage: 'zh' })
  await expect(console.locator('html[data-theme="light"][lang^="zh"]')).toHaveCount(1)
  await look()
  await call(console, 'set-settings', { theme: 'dark', consoleLanguage: 'en' })
  await expect(console.locator('html[data-theme="dark"][lang^="en"]')).toHaveCount(1)
}

async function consoleAt(howlcast: LaunchedApp, state: EveningState): Promise<void> {
  const { console } = howlcast
  // The story of the evening is told by a clock.
  if (state === 'winner')
    return looksAsItDid(console, 'console-result', [console.locator('.rail'), console.locator('.recap')])
  if (state !== 'night' && state !== 'vote') return
  await looksAsItDid(console, `console-${state}`)
  if (state === 'vote') return
  await inLightChinese(howlcast, () => looksAsItDid(console, 'console-night-light-zh'))
  await console.keyboard.press('Control+k')
  await expect(console.getByRole('dialog')).toBeVisible()
  await looksAsItDid(console, 'console-corrections')
  await console.keyboard.press('Escape')
}

if (hasBaselines || renew)
  test('the main states of both windows look as they did', async () => {
    test.setTimeout(240_000)
    const howlcast = await launchApp()
    const { console, overlay } = howlcast
    try {
      await overlay.setViewportSize({ width: 1280, height: 720 })
      await resize(howlcast, 'Howlcast Console', 1280, 800)
      await setUpTable(console)
      await looksAsItDid(console, 'console-setup')
      await playEvening(howlcast, 8, 'en', async (state) => {
        await consoleAt(howlcast, state)
        // Its own tests say what an ending shows, and it goes on to tell the story.
        if (state !== 'winner') await looksAsItDid(overlay, state)
      })
    } finally {
      await howlcast.app.close()
    }
  })
