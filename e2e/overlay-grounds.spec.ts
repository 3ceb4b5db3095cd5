import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { faintTexts } from './contrast'
import { faultsOf } from './legible'
import { momentsOf } from './moments'
import { keepPicture } from './shots'
import { Source } from './source'

/** The story after the end on what may lie behind it, at 720p. `HOWLCAST_PHOTOS=<folder>` keeps the pictures. */
const root = resolve(import.meta.dirname, '..')
const told = (language: 'en' | 'zh') =>
  momentsOf(language === 'en' ? 18 : 30, language).filter(({ recap }) => recap)

const source = new Source()

async function grounds(): Promise<{ readonly [name: string]: string }> {
  const file = join(root, 'src/renderer/console/show/backdrops/busy.svg')
  const busy = `data:image/svg+xml;base64,${(await readFile(file)).toString('base64')}`
  return { white: '#fff', dark: '#05070a', busy: `url("${busy}") 0 0 / cover` }
}

for (const scene of ['full', 'lower-third', 'side-bar'] as const)
  for (const language of ['en', 'zh'] as const)
    test(`the story told by ${scene} in ${language} is legible on white, dark and busy ground at 720p (P42)`, async () => {
      const viewport = { width: 1280, height: 720 }
      const page = await source.open(`scene=${scene}`, { viewport, bypassCSP: true })
      const faults: string[] = []
      for (const moment of told(language)) {
        const { name, recap } = moment
        await source.draw(page, moment)
        const words = recap?.lines[language].at(-1) ?? ''
        await expect(page.locator('.stage')).toContainText(scene === 'full' ? words : String(recap?.at))
        faults.push(...(await faultsOf(page)).map((fault) => `${name}: ${fault}`))
        for (const [ground, value] of Object.entries(await grounds())) {
          await page.evaluate((background) => (document.body.style.background = background), value)
          await keepPicture(page, `${scene}-${language}-${name}-${ground}`)
          faults.push(...(await faintTexts(page, 7)).map((text) => `${name} on ${ground}: ${text}`))
        }
      }
      expect(faults).toEqual([])
      await page.close()
    })
