import { expect, it } from 'vitest'
import { isReachable } from './window-places'

const left = { x: 0, y: 0, width: 1920, height: 1080 }
const right = { x: 1920, y: 0, width: 1280, height: 1024 }
const window = { x: 2000, y: 100, width: 800, height: 600 }

it.each([
  ['on its screen', window, [left, right], true],
  ['after that screen was unplugged', window, [left], false],
  ['half outside, with enough to catch', { ...window, x: -600 }, [left], true],
  ['with a sliver left', { ...window, x: -700 }, [left], false],
  ['with its upper edge out of reach', { ...window, x: 100, y: -50 }, [left], false],
  ['with no screen at all', window, [], false]
])('judges a window %s', (_where, place, screens, reachable) => {
  expect(isReachable(place, screens)).toBe(reachable)
})
