import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { launchApp } from './app'
import { playEvening } from './evening'
import { comeToRest } from './rest'

/** Another version or system draws the same letters a little differently: each has baselines of its own, or none. */
const runtime = readFileSync(
  resolve(import.meta.dirname, '../node_modules/electron/dist/version'),
  'utf8'
).trim()
const renderer = `electron-${runtime.split('.')[0]}-${process.platform}`
const hasBaselines = existsSync(resolve(import.meta.dirname, 'baselines', renderer))
const renew = process.env['HOWLCAST_BASELINES'] === 'renew'

if (hasBaselines || renew)
  test("the overlay's main states look as they did", async () => {
    test.setTimeout(180_000)
    const howlcast = await launchApp()
    try {
      await howlcast.overlay.setViewportSize({ width: 1280, height: 720 })
      await playEvening(howlcast, 8, 'en', async (state) => {
        // Its own tests say what an ending shows, and it goes on to tell the story.
        if (state === 'winner') return
        await comeToRest(howlcast.overlay)
        await expect.soft(howlcast.overlay).toHaveScreenshot([renderer, `${state}.png`], {
          animations: 'disabled',
          maxDiffPixelRatio: 0.005
        })
      })
    } finally {
      await howlcast.app.close()
    }
  })
