import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test, type Browser } from '@playwright/test'
import { overlayBuild, overlayFiles } from '../src/main/overlay-files'
import { OverlayServer, type PublicEvent } from '../src/main/overlay-server'
import type { Publication } from '../src/shared/public'
import { launchChromium } from './chromium'
import { faintTexts } from './contrast'
import { faultsOf } from './legible'
import { momentsOf } from './moments'

/** The story after the end on what may lie behind it, at 720p. `HOWLCAST_PHOTOS=<folder>` keeps the pictures. */
const photos = process.env['HOWLCAST_PHOTOS']
const root = resolve(import.meta.dirname, '..')
const told = (language: 'en' | 'zh') =>
  momentsOf(language === 'en' ? 18 : 30, language).filter(({ recap }) => recap)

let server: OverlayServer<PublicEvent>
let browser: Browser
let newest: Publication

test.beforeAll(async () => {
  const files = await overlayFiles(join(root, 'out/renderer'))
  const [moment] = told('en')
  if (moment === undefined) throw new Error('there is no story')
  newest = { publication: 1, view: moment.view, recap: null, show: moment.show }
  server = new OverlayServer<PublicEvent>({
    port: 47_350,
    token: 'abcdefghijklmnopqrstuv',
    files,
    version: overlayBuild(files),
    greeting: () => [{ event: 'publication', data: newest }]
  })
  expect(await server.start()).not.toBeNull()
  browser = await launchChromium()
})

test.afterAll(async () => {
  await browser.close()
  await server.stop()
})

async function grounds(): Promise<{ readonly [name: string]: string }> {
  const file = join(root, 'src/renderer/console/show/backdrops/busy.svg')
  const busy = `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`
  return { white: '#fff', dark: '#05070a', busy: `url("${busy}") 0 0 / cover` }
}

for (const scene of ['full', 'lower-third', 'side-bar'] as const)
  for (const language of ['en', 'zh'] as const)
    test(`the story told by ${scene} in ${language} is legible on white, dark and busy ground at 720p (P42)`, async () => {
      const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true })
      await page.goto(`${server.url}?motion=none&scene=${scene}`)
      const faults: string[] = []
      for (const { name, view, recap = null, show } of told(language)) {
        newest = { publication: newest.publication + 1, view, recap, show }
        server.tell({ event: 'publication', data: newest })
        const words = recap?.lines[language].at(-1) ?? ''
        await expect(page.locator('.stage')).toContainText(scene === 'full' ? words : String(recap?.at))
        await page.evaluate(() => document.fonts.ready)
        faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
        for (const [ground, value] of Object.entries(await grounds())) {
          await page.evaluate((background) => (document.body.style.background = background), value)
          if (photos !== undefined)
            await page.screenshot({ path: join(photos, `${scene}-${language}-${name}-${ground}.png`) })
          faults.push(...(await faintTexts(page, 7)).map((text) => `${name} on ${ground}: ${text}`))
        }
      }
      expect(faults).toEqual([])
      await page.close()
    })
