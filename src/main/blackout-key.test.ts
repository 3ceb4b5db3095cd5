import { beforeEach, expect, it, vi } from 'vitest'
import { BlackoutKey, type GlobalKeys } from './blackout-key'
import { Notices } from './notices'

/** Keys as the system gives them out: each to one program. */
class Keyboard implements GlobalKeys {
  readonly held = new Map<string, () => void>([['Alt+X', () => undefined]])

  register(key: string, onPress: () => void): boolean {
    if (key === 'Alt+bad') throw new TypeError('Error processing argument')
    if (this.held.has(key)) return false
    this.held.set(key, onPress)
    return true
  }

  unregister(key: string): void {
    this.held.delete(key)
  }
}

let keyboard: Keyboard
let notices: Notices
let blackoutKey: BlackoutKey
const onPress = vi.fn()
const told = () => notices.list.map(({ code, params }) => [code, params.key])

beforeEach(() => {
  keyboard = new Keyboard()
  notices = new Notices()
  onPress.mockClear()
  blackoutKey = new BlackoutKey(keyboard, notices, onPress)
})

it('cuts when its key is pressed, whichever key that is now', () => {
  blackoutKey.bind('Alt+B')
  keyboard.held.get('Alt+B')?.()
  blackoutKey.bind('F13')
  expect([...keyboard.held.keys()]).toEqual(['Alt+X', 'F13'])
  keyboard.held.get('F13')?.()
  expect(onPress).toHaveBeenCalledTimes(2)
  blackoutKey.bind(null)
  expect([...keyboard.held.keys()]).toEqual(['Alt+X'])
  expect(notices.list).toEqual([])
})

it.each(['Alt+X', 'Alt+bad'])('tells the host that %s cannot be had, until another one can', (key) => {
  blackoutKey.bind('Alt+B')
  blackoutKey.bind(key)
  expect(told()).toEqual([['blackout-key-taken', key]])
  expect(keyboard.held.has('Alt+B')).toBe(false)
  expect(keyboard.held.has('Alt+X')).toBe(true)
  blackoutKey.bind('Alt+B')
  expect(told()).toEqual([])
})

it('tries a key again that another program has let go', () => {
  blackoutKey.bind('Alt+X')
  keyboard.held.delete('Alt+X')
  blackoutKey.bind('Alt+X')
  expect(keyboard.held.get('Alt+X')).toBe(onPress)
  expect(told()).toEqual([])
})
