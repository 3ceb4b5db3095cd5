import { beforeEach, expect, it } from 'vitest'
import { ConsoleHome, type HomeWindow } from './console-home'
import type { Place } from './window-places'

const left = { x: 0, y: 0, width: 1920, height: 1080 }
const right = { x: 1920, y: 0, width: 1600, height: 1000 }
const size = { width: 1280, height: 800 }
const onLeft = { x: 320, y: 140, ...size }
const onRight = { x: 2080, y: 100, ...size }

let bounds: Place
let visible: boolean
let maximized: boolean
let screens: Place[]
let overlay: Place | null
let now: number
let told: string[]

const window: HomeWindow = {
  getNormalBounds: () => bounds,
  setBounds: (place) => (bounds = { ...bounds, ...place }),
  setMinimumSize: () => undefined,
  hide: () => (visible = false),
  show: () => (visible = true),
  isMaximized: () => maximized,
  unmaximize: () => (maximized = false),
  isFullScreen: () => false,
  setFullScreen: () => undefined
}

beforeEach(() => {
  bounds = onRight
  visible = true
  maximized = false
  screens = [left, right]
  overlay = null
  now = 100_000
  told = []
})

const home = (asks = false): ConsoleHome =>
  new ConsoleHome(
    {
      window,
      size,
      minimum: { width: 1024, height: 700 },
      screens: () => screens,
      overlay: () => overlay,
      now: () => now,
      onMoved: () => told.push('moved'),
      onAsking: () => told.push('asking')
    },
    asks
  )

it('brings the console back from a screen that was unplugged, and says so', () => {
  const kept = home()
  maximized = true
  screens = [left]
  kept.screensChanged()
  expect(bounds).toEqual(onLeft)
  expect({ visible, maximized, told }).toEqual({ visible: true, maximized: false, told: ['moved'] })
})

it('leaves the console alone when another screen goes or a bar takes some of its own', () => {
  const kept = home()
  overlay = right
  screens = [{ ...right, height: 960 }]
  kept.screensChanged()
  expect(bounds).toBe(onRight)
  expect(told).toEqual([])
})

it('does not move it over the overlay that fills the last screen: it hides, shows a question, and asks', () => {
  const kept = home()
  overlay = left
  screens = [left]
  kept.screensChanged()
  expect({ asks: kept.asks, visible, told }).toEqual({ asks: true, visible: false, told: ['asking'] })
  kept.questionDrawn()
  expect({ bounds, visible }).toEqual({
    bounds: { x: 650, y: 360, width: 620, height: 360 },
    visible: true
  })
  kept.bring()
  expect({ asks: kept.asks, bounds, told }).toEqual({
    asks: false,
    bounds: onLeft,
    told: ['asking', 'asking']
  })
})

it('comes back unasked as soon as a screen of its own is plugged in again', () => {
  const kept = home()
  overlay = left
  screens = [left]
  kept.screensChanged()
  screens = [left, right]
  kept.screensChanged()
  expect({ asks: kept.asks, visible, bounds }).toEqual({ asks: false, visible: true, bounds: onRight })
})

it('takes a console that the system has swept over the overlay away from there, before or after it is told', () => {
  const kept = home()
  overlay = left
  screens = [left]
  bounds = onLeft
  kept.screensChanged()
  expect({ asks: kept.asks, visible }).toEqual({ asks: true, visible: false })

  bounds = onRight
  screens = [left, right]
  const other = home()
  const third = { ...right, x: -1600 }
  screens = [left, third]
  other.screensChanged()
  expect(bounds.x).toBeLessThan(0)
  bounds = onLeft
  now += 1000
  other.rested()
  expect(bounds.x).toBeLessThan(0)
})

it('stays on the overlay’s screen where the host himself moved it', () => {
  const kept = home()
  overlay = left
  bounds = onLeft
  kept.rested()
  now += 60_000
  kept.screensChanged()
  expect({ asks: kept.asks, bounds, told }).toEqual({ asks: false, bounds: onLeft, told: [] })
})

it('waits while every screen is off', () => {
  const kept = home()
  screens = []
  kept.screensChanged()
  expect(told).toEqual([])
})

it('asks from the start where it would open over the overlay', () => {
  bounds = onLeft
  overlay = left
  screens = [left]
  expect(home(true).asks).toBe(true)
  expect(visible).toBe(false)
})
