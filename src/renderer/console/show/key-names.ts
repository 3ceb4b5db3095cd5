/** Keys of the keyboard by their place, as Electron calls them. */
const byCode: { readonly [code: string]: string } = {
  Backquote: '`',
  Minus: '-',
  Equal: '=',
  BracketLeft: '[',
  BracketRight: ']',
  Backslash: '\\',
  Semicolon: ';',
  Quote: "'",
  Comma: ',',
  Period: '.',
  Slash: '/',
  ArrowUp: 'Up',
  ArrowDown: 'Down',
  ArrowLeft: 'Left',
  ArrowRight: 'Right',
  ScrollLock: 'Scrolllock',
  MediaPlayPause: 'MediaPlayPause',
  MediaStop: 'MediaStop'
}

/** What a key press is called for `Settings.blackoutKey`; null while only Ctrl, Alt, Shift or the like is down. */
export function globalKeyOf({ code, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string | null {
  if (code === '' || /^(?:Control|Alt|Shift|Meta|OS)/.test(code)) return null
  const letter = /^(?:Key|Digit)(.)$/.exec(code)?.[1]
  const number = /^Numpad(\d)$/.exec(code)?.[1]
  const key = letter ?? (number === undefined ? (byCode[code] ?? code) : `num${number}`)
  const held = [
    ...(ctrlKey ? ['Control'] : []),
    ...(altKey ? ['Alt'] : []),
    ...(shiftKey ? ['Shift'] : []),
    ...(metaKey ? ['Super'] : [])
  ]
  return [...held, key].join('+')
}

/** The keys of such a name, as they are printed on a keyboard. */
export function printedKeys(name: string): string[] {
  return name.split('+').map((part) => (/^(?:CommandOrControl|Control)$/.test(part) ? 'Ctrl' : part))
}
