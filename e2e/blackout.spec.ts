import { expect, test } from '@playwright/test'
import { kill, launchApp, type LaunchedApp } from './app'
import { call } from './bridge'
import { comeToRest } from './rest'
import { seatTable } from './table'

let howlcast: LaunchedApp

test.beforeEach(async () => {
  howlcast = await launchApp()
})

test.afterEach(() => kill(howlcast))

const overlay = { x: 0, y: 0, width: 640, height: 360 }

/** How many pixels of the overlay's place on the real screen have another colour than the empty stage. */
const drawn = (): Promise<number> =>
  howlcast.app.evaluate(async ({ desktopCapturer, screen }, { width, height }) => {
    const { size } = screen.getPrimaryDisplay()
    const [source] = await desktopCapturer.getSources({ types: ['screen'], thumbnailSize: size })
    const pixels = source?.thumbnail.crop({ x: 0, y: 0, width, height }).toBitmap() ?? []
    let count = 0
    for (let at = 0; at < pixels.length; at += 4) {
      const [blue = 0, green = 0, red = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]]
      if (blue > 12 || green < 243 || red > 12) count++
    }
    return count
  }, overlay)

test('a blackout covers the overlay’s window though its page hangs', async () => {
  test.skip(process.platform !== 'linux', 'another system asks before a screen is captured')
  await seatTable(howlcast.console, 'Ann werewolf, Bob seer, Cid villager, Dot villager, Eve villager')
  await howlcast.app.evaluate(({ BrowserWindow }, place) => {
    for (const window of BrowserWindow.getAllWindows())
      if (window.getTitle() === 'Howlcast Overlay') window.setBounds(place)
      else window.setPosition(place.width + 20, place.height + 20)
  }, overlay)
  await comeToRest(howlcast.overlay)
  await expect.poll(drawn).toBeGreaterThan(5000)
  await howlcast.overlay.evaluate(() => {
    setTimeout(() => {
      for (;;);
    }, 0)
  })
  await call(howlcast.console, 'set-show', { blackout: true })
  await expect.poll(drawn).toBe(0)
  await call(howlcast.console, 'set-show', { blackout: false })
  await expect.poll(drawn).toBeGreaterThan(5000)
})
