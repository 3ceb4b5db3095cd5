import { expect, it } from 'vitest'
import { centredOn, consolePlace, fills, isReachable, screenOf } from './window-places'

const left = { x: 0, y: 0, width: 1920, height: 1080 }
const right = { x: 1920, y: 0, width: 1280, height: 1024 }
const window = { x: 2000, y: 100, width: 800, height: 600 }
const size = { width: 1280, height: 800 }
const inTheMiddle = { x: 320, y: 140, ...size }

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

it('knows which screen holds most of a window', () => {
  expect(screenOf({ ...window, x: 1600 }, [left, right])).toBe(right)
  expect(screenOf({ ...window, x: 1400 }, [left, right])).toBe(left)
  expect(screenOf({ ...window, x: 5000 }, [left, right])).toBeNull()
})

it('takes a screen to be filled although a bar is left free, and not by a large window', () => {
  expect(fills({ ...left, height: 1040 }, left)).toBe(true)
  expect(fills({ x: 0, y: 0, width: 1600, height: 900 }, left)).toBe(false)
  expect(fills(left, right)).toBe(false)
})

it('keeps a window whole on a screen that is smaller than it', () => {
  expect(centredOn({ x: 1920, y: 24, width: 1024, height: 744 }, size)).toEqual({
    x: 1920,
    y: 24,
    width: 1024,
    height: 744
  })
})

it.each([
  ['leaves it on a screen of its own', window, [left, right], left, false, { act: 'stay' }],
  ['leaves it beside a small overlay', { ...window, x: 100 }, [left], window, false, { act: 'stay' }],
  [
    'leaves it on the overlay’s screen where the host put it',
    inTheMiddle,
    [left, right],
    left,
    true,
    { act: 'stay' }
  ],
  ['brings it back when its screen is gone', window, [left], null, true, { act: 'move', to: inTheMiddle }],
  [
    'takes it off the screen the overlay fills',
    inTheMiddle,
    [left, right],
    left,
    false,
    { act: 'move', to: { x: 1920, y: 112, ...size } }
  ],
  [
    'brings it back to a screen the overlay does not fill',
    window,
    [right, left],
    { ...right, height: 1000 },
    false,
    { act: 'move', to: inTheMiddle }
  ],
  ['asks when the overlay fills all that is left', window, [left], left, true, { act: 'ask' }],
  ['asks when the system has swept it over the overlay', inTheMiddle, [left], left, false, { act: 'ask' }],
  ['finds a first place', null, [left, right], null, false, { act: 'move', to: inTheMiddle }]
] as const)('the console: %s', (_what, place, screens, overlay, chosen, expected) => {
  const judged = consolePlace(place, size, [...screens], overlay, chosen)
  expect(judged).toEqual(expected)
})
