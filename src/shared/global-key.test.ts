import { expect, it } from 'vitest'
import { isGlobalKey } from './global-key'

it.each(['CommandOrControl+Shift+F9', 'F13', 'Shift+F5', 'Alt+B', 'Control+Alt+num0', 'Pause', 'Super+,'])(
  '%s can be taken from every program',
  (key) => expect(isGlobalKey(key)).toBe(true)
)

it.each([
  '',
  'B',
  'Shift+B',
  'Enter',
  'Control',
  'Control+',
  'Control+Control+B',
  'Hyper+B',
  'Alt+bb',
  'F25'
])('%j cannot', (key) => expect(isGlobalKey(key)).toBe(false))
