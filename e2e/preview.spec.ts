import { expect, test, type ConsoleMessage, type Frame, type FrameLocator } from '@playwright/test'
import { eightPlayers } from '../src/main/testing/eight-players'
import { launchApp, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { launchChromium } from './chromium'
import { give } from './commands'

let howlcast: LaunchedApp
/** What a page complained of: a policy that was broken among it. */
let complaints: string[]

test.beforeEach(async () => {
  howlcast = await launchApp()
  complaints = []
  howlcast.console.on('console', (said: ConsoleMessage) => {
    if (said.type() === 'error' || said.type() === 'warning') complaints.push(said.text())
  })
  howlcast.console.on('pageerror', (error) => complaints.push(error.message))
  await call(howlcast.console, 'new-game', eightPlayers)
  await howlcast.console.keyboard.press('Control+o')
})

test.afterEach(() => howlcast.app.close())

const state = () => stateOf(howlcast.console)
const sheet = () => howlcast.console.getByRole('dialog', { name: 'Addresses, delay, OBS' })
const picture = (): FrameLocator => howlcast.console.frameLocator('iframe[title^="Preview"]')

function frame(): Frame {
  const found = howlcast.console.frames().find((each) => each.url().startsWith('app://preview/'))
  if (found === undefined) throw new Error('there is no preview')
  return found
}

test('the preview shows what is out: after a command, an option, a blackout, the delay', async () => {
  const stage = picture().locator('.stage')
  const title = stage.locator('.title.display')
  await give(howlcast.console, { command: 'go-on' })
  await give(howlcast.console, { command: 'go-on' })
  await expect(title).toHaveText('Night falls')

  await sheet().getByLabel('Language').selectOption('简体中文')
  await expect(title).toHaveText('天黑请闭眼')
  await sheet().getByLabel('Language').selectOption('As the show')
  await expect(title).toHaveText('Night falls')

  await call(howlcast.console, 'set-show', { blackout: true })
  await expect(stage).toHaveCount(0)
  await call(howlcast.console, 'set-show', { blackout: false })
  await expect(title).toHaveText('Night falls')
  await call(howlcast.console, 'set-show', { board: 'hidden' })
  await expect(stage).toHaveCount(0)
  await call(howlcast.console, 'set-show', { board: 'shown' })

  await sheet().getByRole('button', { name: 'Timer Not connected' }).click()
  await call(howlcast.console, 'set-settings', { publicDelay: 3 })
  await call(howlcast.console, 'start-timer', { name: 'role', seconds: 300 })
  const asked = Date.now()
  await expect.poll(async () => (await state()).waiting).toBe(1)
  await expect(stage.getByText(/^[45]:\d\d$/)).toHaveCount(0)
  await expect(stage.getByText(/^[45]:\d\d$/)).toBeVisible()
  expect(Date.now() - asked).toBeGreaterThan(2500)

  expect((await state()).overlay).toMatchObject({ listeners: 0 })
  await howlcast.console.keyboard.press('Escape')
  await expect.poll(() => howlcast.console.frames().length).toBe(1)
  expect(complaints).toEqual([])
})

test('the page of the preview is shut in', async () => {
  await expect(picture().locator('.stage')).toBeVisible()
  const reached = await frame().evaluate(() => {
    const tried = (act: () => unknown) => {
      try {
        return String(act())
      } catch {
        return 'refused'
      }
    }
    return {
      bridges: Object.keys(window).filter((name) => name.startsWith('howlcast')),
      console: tried(() => Reflect.get(window.parent, 'howlcast')),
      document: tried(() => window.parent.document.title),
      origin: location.origin
    }
  })
  expect(reached).toEqual({ bridges: [], console: 'refused', document: 'refused', origin: 'app://preview' })

  // It may go nowhere else: what the policy lets pass the app refuses.
  await frame().evaluate(() => location.assign('app://preview/overlay/other.html'))
  await howlcast.console.waitForTimeout(300)
  await expect(picture().locator('.stage')).toBeVisible()

  // The focus stays with the console, whose keys must work.
  await howlcast.console.locator('iframe').click({ force: true, position: { x: 50, y: 50 } })
  expect(await howlcast.console.evaluate(() => document.activeElement?.tagName)).not.toBe('IFRAME')

  // What the policy does not let pass leaves the frame empty, until the host looks at another page.
  await frame().evaluate(() => location.assign('app://howlcast/console/index.html'))
  await expect.poll(() => complaints.join()).toContain('frame-src app://preview')
  expect(howlcast.console.frames().filter((each) => each.url().includes('/console/'))).toHaveLength(1)
  await sheet().getByRole('button', { name: 'Lower third Not connected' }).click()
  await expect(picture().locator('.stage')).toBeVisible()
})

test('the overlay of the server lets itself be shown in no other page', async () => {
  await expect.poll(async () => (await state()).overlay.url).not.toBeNull()
  const address = (await state()).overlay.url ?? ''
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    const refused = page.waitForEvent('console', (said) => said.text().includes('frame-ancestors'))
    await page.evaluate((src) => {
      document.body.append(Object.assign(document.createElement('iframe'), { src }))
    }, address)
    await refused
    expect((await state()).overlay.listeners).toBe(0)
  } finally {
    await browser.close()
  }
  // Not even in the console.
  await howlcast.console.evaluate((src) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src }))
  }, address)
  await expect.poll(() => complaints.join()).toContain('frame-src')
  expect((await state()).overlay.listeners).toBe(0)
})

test('the sheet says which sources show a page, how large and since when', async () => {
  await expect.poll(async () => (await state()).overlay.url).not.toBeNull()
  const address = (await state()).overlay.url ?? ''
  const list = sheet().getByRole('list', { name: 'Sources that show this page' })
  await expect(list).toHaveText('Not connected not seen since Howlcast was started')
  const browser = await launchChromium()
  try {
    const page = await browser.newPage({ viewport: { width: 1920, height: 1080 } })
    await page.goto(`${address}?scene=full`)
    await expect(list).toHaveText('Connected for less than a minute, 1920 × 1080')
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(list).toHaveText('Connected for less than a minute, 1280 × 720')
    await page.close()
    await expect(list).toHaveText('Not connected last seen less than a minute ago')
  } finally {
    await browser.close()
  }
})
