import { expect, it } from 'vitest'
import { isGlobalKey } from '../../../shared/global-key'
import { globalKeyOf, printedKeys } from './key-names'
import { bareOptions, optionQuery, optionsFrom } from './page-options'
import { presetText, readPresets } from './preset-text'

const pressed = (code: string, held: Partial<KeyboardEventInit> = {}) =>
  globalKeyOf(new KeyboardEvent('keydown', { code, ...held }))

it.each([
  ['F9', { ctrlKey: true, shiftKey: true }, 'Control+Shift+F9'],
  ['KeyB', { altKey: true }, 'Alt+B'],
  ['Digit1', { ctrlKey: true }, 'Control+1'],
  ['Numpad5', { ctrlKey: true }, 'Control+num5'],
  ['ArrowUp', { ctrlKey: true, metaKey: true }, 'Control+Super+Up'],
  ['BracketLeft', { ctrlKey: true }, 'Control+['],
  ['ScrollLock', {}, 'Scrolllock']
])('%s becomes a key that can work everywhere', (code, held, name) => {
  expect(pressed(code, held)).toBe(name)
  expect(isGlobalKey(name)).toBe(true)
})

it('waits while only Ctrl, Alt or Shift is down, and takes no key that is typed', () => {
  expect(pressed('ControlLeft', { ctrlKey: true })).toBeNull()
  expect(isGlobalKey(pressed('KeyB') ?? '')).toBe(false)
})

it('is printed as it stands on a keyboard', () => {
  expect(printedKeys('CommandOrControl+Shift+F9')).toEqual(['Ctrl', 'Shift', 'F9'])
})

it('adds to an address only what differs from the bare page', () => {
  expect(optionQuery(bareOptions)).toBe('')
  expect(optionQuery({ ...bareOptions, scale: '0.8', keep: 'top-left', plate: '75', language: 'zh' })).toBe(
    '&scale=0.8&keep=top-left&plate=75&language=zh'
  )
})

it('reads lengths in minutes and seconds, and writes them so', () => {
  expect(readPresets('3:00, 90，10:05')).toEqual([180, 90, 605])
  expect(presetText([180, 90])).toBe('3:00, 1:30')
  for (const text of ['', '0', 'soon', '1:00, x', '7201', '1,2,3,4,5,6,7,8,9'])
    expect(readPresets(text)).toBeNull()
})

it('takes of kept options what a page still knows', () => {
  const kept = { names: 'numbers', plate: '40', attic: 'on' }
  expect(optionsFrom(kept)).toEqual({ ...bareOptions, names: 'numbers' })
})
