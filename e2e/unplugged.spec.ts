import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { stateOf } from './bridge'

let howlcast: LaunchedApp

// Each test on an app of its own: for a while after a screen has gone, the app takes a move for the system's.
test.beforeEach(async () => {
  howlcast = await launchApp()
})

test.afterEach(() => howlcast.app.close())

const left = { x: 0, y: 0, width: 1920, height: 1080 }
const right = { x: 1920, y: 0, width: 1600, height: 1000 }
type Place = typeof left

/** Makes the system say that these are its screens, the first one the main one, and tells the app so. */
const plug = (places: readonly Place[], event: 'display-added' | 'display-removed'): Promise<void> =>
  howlcast.app.evaluate(
    ({ screen }, { places, event }) => {
      const displays = places.map((workArea, id) => ({ id, workArea, bounds: workArea }))
      Object.assign(screen, { getAllDisplays: () => displays, getPrimaryDisplay: () => displays[0] })
      screen.emit(event, {}, displays[0])
    },
    { places, event }
  )

/** Puts a window somewhere, and waits until the system has. */
async function place(title: string, to: Place): Promise<void> {
  const bounds = (move: boolean) =>
    howlcast.app.evaluate(
      ({ BrowserWindow }, { title, to, move }) => {
        const window = BrowserWindow.getAllWindows().find((other) => other.getTitle() === title)
        if (move) window?.setBounds(to)
        return window?.isVisible() === true ? window.getBounds() : null
      },
      { title, to, move }
    )
  // A window that is not shown yet is put where it opens when it is.
  await expect.poll(() => bounds(false)).not.toBeNull()
  await bounds(true)
  // Some window systems round the overlay's shape by a pixel.
  const off = async () => {
    const now = await bounds(false)
    return now && Math.max(Math.abs(now.x - to.x), Math.abs(now.width - to.width))
  }
  await expect.poll(off).toBeLessThan(4)
}

const consoleNow = () =>
  howlcast.app.evaluate(({ BrowserWindow }) => {
    const window = BrowserWindow.getAllWindows().find(({ title }) => title === 'Howlcast Console')
    return { bounds: window?.getBounds(), visible: window?.isVisible() }
  })

test('a console whose screen is unplugged comes back, and never over the overlay without asking (P41)', async () => {
  const { console: page } = howlcast
  await plug([left, right], 'display-added')
  await place('Howlcast Console', { ...right, x: 2000, y: 100, width: 1280, height: 800 })

  await test.step('onto a screen the overlay does not fill, with a word', async () => {
    await plug([left], 'display-removed')
    await expect
      .poll(consoleNow)
      .toEqual({ bounds: { x: 320, y: 140, width: 1280, height: 800 }, visible: true })
    await expect(page.getByText('The screen this window was on has gone.')).toBeVisible()
  })

  await test.step('with nothing but a question where the overlay fills the last one', async () => {
    await plug([left, right], 'display-added')
    await place('Howlcast Console', { ...right, x: 2000, y: 100, width: 1280, height: 800 })
    await place('Howlcast Overlay', left)
    await plug([left], 'display-removed')
    await expect(page.getByRole('heading', { name: 'Show this window over the overlay?' })).toBeVisible()
    await expect(page.locator('.top')).toHaveCount(0)
    await expect
      .poll(consoleNow)
      .toEqual({ bounds: { x: 650, y: 360, width: 620, height: 360 }, visible: true })
    await page.screenshot({ path: 'test-results/e2e-shots/console-question.png' })
  })

  await test.step('and whole again once the host says so', async () => {
    await page.getByRole('button', { name: 'Show it here' }).click()
    await expect
      .poll(consoleNow)
      .toEqual({ bounds: { x: 320, y: 140, width: 1280, height: 800 }, visible: true })
    await expect(page.locator('.top')).toBeVisible()
    expect((await stateOf(page)).consoleWindow.asks).toBe(false)
  })
})

test('a place on a screen that has gone is not restored, nor one over the overlay', async () => {
  const { userData } = howlcast
  const goAndComeBack = async (from: { x: number; y: number }) => {
    await place('Howlcast Console', { ...from, width: 1280, height: 800 })
    await howlcast.app.close()
    howlcast = await launchApp({ userData })
  }

  await test.step('it asks while the overlay fills the only screen', async () => {
    await place('Howlcast Overlay', left)
    await goAndComeBack({ x: 6000, y: 4000 })
    await howlcast.console.getByRole('button', { name: 'Show it here' }).click()
    await expect.poll(consoleNow).toMatchObject({ bounds: { x: 320, y: 140 }, visible: true })
  })

  await test.step('it opens where the host left it on the only screen, and holds nothing up', async () => {
    await goAndComeBack({ x: 200, y: 100 })
    await expect.poll(consoleNow).toMatchObject({ bounds: { x: 200, y: 100 }, visible: true })
    expect((await stateOf(howlcast.console)).consoleWindow.asks).toBe(false)
  })

  await test.step('it opens in the middle beside a small overlay', async () => {
    await place('Howlcast Overlay', { x: 0, y: 0, width: 640, height: 360 })
    await goAndComeBack({ x: 6000, y: 4000 })
    await expect.poll(consoleNow).toMatchObject({ bounds: { x: 320, y: 140 }, visible: true })
    expect((await stateOf(howlcast.console)).consoleWindow.asks).toBe(false)
  })
})

test('the console says what captures see of it on this system', async () => {
  test.skip(process.platform !== 'linux', 'the words of Linux')
  const { console: page } = howlcast
  await page.getByRole('button', { name: 'Desk', exact: true }).click()
  await expect(page.getByText('This system cannot keep a window out of captures')).toBeVisible()
  await page.screenshot({ path: 'test-results/e2e-shots/desk-sheet.png' })
})
