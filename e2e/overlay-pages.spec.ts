import { readFile } from 'node:fs/promises'
import { gzipSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import en from '../src/renderer/locales/en/public.json' with { type: 'json' }
import { overlayFiles } from '../src/main/overlay-files'
import { scenes, type Scene } from '../src/shared/public'
import { faultsOf, partsIn } from './legible'
import { momentsOf } from './moments'
import { soon } from './rest'
import { keepPicture } from './shots'
import { builtPages, Source } from './source'

/**
 * Every page of the overlay as a Browser Source gets it: over loopback, in a Chromium of its own, with made
 * publications. `HOWLCAST_PHOTOS=<folder>` keeps a transparent picture of all of them, to look at.
 */
/** The pages whose shape depends on how many there are; the full picture has tests of its own. */
const tables: { readonly [scene in Scene]?: readonly number[] } = {
  full: [12],
  'lower-third': [8, 30],
  'side-bar': [8, 12, 30],
  seats: [5, 30]
}
/** Moments of every shape that the picture can take. */
const shapes = [
  'night-card-turned',
  'dawn-one-dead',
  'self-destruct',
  'day',
  'day-speaker',
  'card-dark',
  'tally',
  'vouching',
  'winner'
]
const corners = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const

const wide = { viewport: { width: 1920, height: 1080 } }
const source = new Source()

const photograph = (page: Page, name: string) => keepPicture(page, name, { omitBackground: true })

/** Every size once; the longest names of each script at the largest tables. */
const seatsIn = { en: [5, 18], zh: [8, 30] } as const

for (const language of ['en', 'zh'] as const) {
  for (const seats of seatsIn[language]) {
    test(`every moment with ${seats} seats in ${language} is legible and whole (P42)`, async () => {
      test.setTimeout(180_000)
      const page = await source.open('scene=full', wide)
      const faults: string[] = []
      for (const moment of momentsOf(seats, language)) {
        await source.draw(page, moment)
        faults.push(...(await faultsOf(page)).map((fault) => `${moment.name}: ${fault}`))
        await photograph(page, `full-${seats}-${language}-${moment.name}`)
      }
      expect(faults).toEqual([])
      await page.close()
    })
  }
}

for (const scene of scenes) {
  test(`the page ${scene} is legible and whole at every moment, table and language`, async () => {
    test.setTimeout(180_000)
    const page = await source.open(`scene=${scene}`, { viewport: { width: 1280, height: 720 } })
    const faults: string[] = []
    for (const language of ['en', 'zh'] as const) {
      for (const seats of tables[scene] ?? [30]) {
        for (const moment of momentsOf(seats, language)) {
          await source.draw(page, moment)
          const here = `${seats} ${language} ${moment.name}`
          if ((await page.locator('.stage > *').count()) === 0) continue
          faults.push(...(await faultsOf(page)).map((fault) => `${here}: ${fault}`))
          await photograph(page, `${scene}-${here.replaceAll(' ', '-')}`)
        }
      }
    }
    expect(faults).toEqual([])
    await page.close()
  })
}

test('every card and every variant fits its face, in both languages', async () => {
  test.setTimeout(120_000)
  const page = await source.open('scene=card', wide)
  const faults: string[] = []
  for (const language of ['en', 'zh'] as const) {
    const [moment] = momentsOf(8, language)
    if (moment === undefined) throw new Error('there is no moment')
    for (const [id, words] of Object.entries(en.cards)) {
      for (const variant of 'variant' in words ? [false, true] : [false]) {
        // The frame of a dark moon leaves the least room.
        const card = { card: id, moon: 'dark', variant } as const
        await source.draw(page, {
          ...moment,
          view: { ...moment.view, phase: 'event', round: 2, card, running: [] }
        })
        await expect(page.locator('.card h2')).toBeVisible()
        const here = `${language} ${id}${variant ? ' variant' : ''}`
        faults.push(...(await faultsOf(page)).map((fault) => `${here}: ${fault}`))
        await photograph(page, `card-${here.replaceAll(' ', '-')}`)
      }
    }
  }
  expect(faults).toEqual([])
  await page.close()
})

for (const corner of corners) {
  test(`nothing of any picture is in the ${corner} corner where that is kept free`, async () => {
    test.setTimeout(180_000)
    const inside: string[] = []
    for (const scene of ['full', 'lower-third', 'side-bar']) {
      const page = await source.open(`scene=${scene}&keep=${corner}`, wide)
      for (const seats of [8, 13, 30]) {
        for (const moment of momentsOf(seats, 'en').filter(({ name }) => shapes.includes(name))) {
          await source.draw(page, moment)
          const here = `${scene} ${seats} ${moment.name}`
          inside.push(...(await partsIn(page, corner)).map((part) => `${here}: ${part}`))
          inside.push(...(await faultsOf(page)).map((fault) => `${here}: ${fault}`))
          await photograph(page, `keep-${corner}-${here.replaceAll(' ', '-')}`)
        }
      }
      await page.close()
    }
    expect(inside).toEqual([])
  })
}

test('what goes on and on stays far below three flashes a second, and is still where nothing may move', async () => {
  const endless = (page: Page) =>
    page.evaluate(() =>
      document
        .getAnimations()
        .map((each) => each.effect?.getComputedTiming())
        .filter((timing) => timing?.endTime === Infinity)
        .map((timing) => Number(timing?.duration))
    )
  const opened = momentsOf(12, 'en').find(({ name }) => name === 'vote-open')
  if (opened === undefined) throw new Error('there is no such moment')
  const moving = await source.newPage()
  await moving.goto(source.url)
  await source.draw(moving, opened)
  const durations = await endless(moving)
  expect(durations.length).toBeGreaterThan(0)
  for (const duration of durations) expect(duration).toBeGreaterThan(1000)
  const still = await source.open('scene=full', wide)
  await source.draw(still, opened)
  expect(await endless(still)).toEqual([])
  await moving.close()
  await still.close()
})

test('whoever joins late sees the same picture, the clock too', async () => {
  const early = await source.open('scene=full', wide)
  const moment = momentsOf(12, 'en').find(({ name }) => name === 'day-speaker')
  if (moment === undefined) throw new Error('there is no such moment')
  const endsAt = Date.now() + 60_000
  const timer = { name: 'speech', seconds: 90, endsAt, leftMs: null } as const
  await source.draw(early, { ...moment, show: { ...moment.show, timer } })
  const late = await source.open('scene=full', wide)
  const clock = (page: Page) => page.locator('.bug .time').textContent()
  await expect.poll(async () => (await clock(late)) === (await clock(early)), { intervals: soon }).toBe(true)
  expect(await late.locator('.seat.speaks').count()).toBe(1)
  await early.close()
  await late.close()
})

test('its script takes at most 200 kB, and nothing comes from another machine', async () => {
  const files = [...(await overlayFiles(builtPages))].filter(([name]) => name.endsWith('.js'))
  expect(files.length).toBeGreaterThan(0)
  const sizes = await Promise.all(files.map(async ([, { path }]) => gzipSync(await readFile(path)).length))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(200_000)
  const page = await source.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).host))
  const [moment] = momentsOf(8, 'en')
  if (moment === undefined) throw new Error('there is no moment')
  await page.goto(source.url)
  await source.draw(page, moment)
  await expect(page.locator('.stage')).toBeVisible()
  expect([...new Set(asked)]).toEqual([new URL(source.url).host])
  await page.close()
})

/** The script is held to it by the library its types are checked against. */
test('its styles use nothing that Chromium 103 lacks', async () => {
  const styles = [...(await overlayFiles(builtPages))].filter(([name]) => name.endsWith('.css'))
  const text = (await Promise.all(styles.map(([, { path }]) => readFile(path, 'utf8')))).join('\n')
  // Where parts are styled before the layers are put in order, the reset wins over them.
  expect(/@layer [^{;]+/.exec(text)?.[0]).toMatch(/^@layer reset/)
  const newer =
    /:has\(|color-mix\(|oklch\(|@container|subgrid|text-wrap|[;{](?:translate|rotate|scale|mask(?:-image)?):|\d[dsl]vh|&(?=[ :.#[>+~])/
  expect(text.match(newer)).toBeNull()
})
