import { expect, test, type Page } from '@playwright/test'
import { kill, launchApp, newUserData, startAgain, windowCount, type LaunchedApp } from './app'
import { call } from './bridge'

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; base-uri 'none'"

/** What a page may show in itself, and what may show it. */
const frames = {
  console: "frame-src app://preview; frame-ancestors 'none'",
  overlay: "frame-ancestors 'none'"
} as const

const addresses = {
  console: 'app://howlcast/console/index.html',
  overlay: 'app://howlcast/overlay/index.html?key=00ff00'
} as const

const titles = { console: 'Howlcast Console', overlay: 'Howlcast Overlay' } as const

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
})

test.afterAll(() => howlcast.app.close())

const windowTitle = async (page: Page): Promise<string> =>
  (await howlcast.app.browserWindow(page)).evaluate((window) => window.getTitle())

for (const name of ['console', 'overlay'] as const) {
  test(`the ${name} opens under its fixed title (P35)`, async () => {
    const page = howlcast[name]
    expect(page.url()).toBe(addresses[name])
    expect(await windowTitle(page)).toBe(titles[name])
    await page.evaluate(() => {
      document.title = 'something else'
    })
    await expect.poll(() => page.title()).toBe('something else')
    expect(await windowTitle(page)).toBe(titles[name])
  })

  test(`the ${name} page reaches neither Node nor the web`, async () => {
    const page = howlcast[name]
    expect(
      await page.evaluate(() => [
        typeof Reflect.get(window, 'require'),
        typeof Reflect.get(window, 'process')
      ])
    ).toEqual(['undefined', 'undefined'])
    const header = await page.evaluate(async () =>
      (await fetch(location.href)).headers.get('content-security-policy')
    )
    expect(header).toBe(`${policy}; ${frames[name]}`)
    const outside = await page.evaluate(() =>
      fetch('https://example.com/').then(
        () => 'loaded',
        () => 'refused'
      )
    )
    expect(outside).toBe('refused')
  })

  test(`the ${name} page can open no other page`, async () => {
    const page = howlcast[name]
    expect(await page.evaluate(() => window.open('app://howlcast/console/index.html'))).toBeNull()
    // Had the page gone elsewhere, what it waits for would be gone with it.
    await page.evaluate(() => {
      location.href = 'app://howlcast/console/index.html?elsewhere'
      return new Promise((resolve) => setTimeout(resolve, 200))
    })
    expect(page.url()).toBe(addresses[name])
    expect(await windowCount(howlcast.app)).toBe(2)
  })

  test(`the ${name} can be photographed`, async () => {
    expect((await howlcast[name].screenshot()).byteLength).toBeGreaterThan(0)
  })
}

test('each window has its own bridge and not the other', async () => {
  const bridges = () => [
    typeof Reflect.get(window, 'howlcast'),
    typeof Reflect.get(window, 'howlcastOverlay')
  ]
  expect(await howlcast.console.evaluate(bridges)).toEqual(['object', 'undefined'])
  expect(await howlcast.overlay.evaluate(bridges)).toEqual(['undefined', 'object'])
})

test('the overlay shows its key colour, 16:9 (P36)', async () => {
  const { background, width, height } = await howlcast.app.evaluate(({ BrowserWindow }) => {
    const overlay = BrowserWindow.getAllWindows().find((window) => window.getTitle() === 'Howlcast Overlay')
    if (overlay === undefined) throw new Error('no overlay')
    const [width = 0, height = 0] = overlay.getContentSize()
    return { background: overlay.getBackgroundColor(), width, height }
  })
  expect(background.toLowerCase()).toBe('#00ff00')
  expect(width / height).toBeCloseTo(16 / 9, 2)
})

test('a second copy of the app gives way to the first and says so', async () => {
  const { said, code } = await startAgain(howlcast)
  expect(said).toContain('Howlcast is already running')
  expect(code).toBe(0)
  expect(await windowCount(howlcast.app)).toBe(2)
})

test('the windows open without the graphics card, and the notes are there, as an earlier night left them (P32, P37)', async () => {
  const userData = await newUserData()
  const first = await launchApp({ userData })
  await call(first.console, 'set-settings', { graphicsCard: false, notes: 'Ann was late' })
  await first.app.close()
  const again = await launchApp({ userData })
  await expect(again.console.getByRole('button', { name: 'Desk', exact: true })).toBeVisible()
  await again.console.keyboard.press('Control+j')
  await expect(again.console.getByRole('textbox', { name: 'Your notes' })).toHaveValue('Ann was late')
  await again.console.keyboard.type('!')
  await kill(again)
  const last = await launchApp({ userData })
  await last.console.keyboard.press('Control+j')
  await expect(last.console.getByRole('textbox', { name: 'Your notes' })).toHaveValue(/late/)
  await last.console.screenshot({ path: 'test-results/e2e-shots/console-notes.png' })
  await last.console.keyboard.press('Escape')
  await last.console.getByRole('button', { name: 'Desk', exact: true }).click()
  await expect(last.console.getByLabel('Let the graphics card draw the windows')).not.toBeChecked()
  await last.app.close()
})
