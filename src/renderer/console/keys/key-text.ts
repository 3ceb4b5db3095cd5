import { matchKeyBindingPress, parseKeybinding } from 'tinykeys'

const mac = /Mac|iPhone|iPad/.test(navigator.platform)
const modifierKeys = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'Dead', 'Process', 'CapsLock'])
const letter = /^[a-z]$/i

/** The key that is pressed, as a binding; null: it can be none by itself, or holds a modifier that is the system's. */
export function keyOf(event: KeyboardEvent): string | null {
  if (modifierKeys.has(event.key) || event.key === '' || (mac ? event.ctrlKey : event.metaKey)) return null
  const key = event.key === ' ' ? 'Space' : letter.test(event.key) ? event.key.toLowerCase() : event.key
  // Shift is part of how a sign is typed: where, depends on the keyboard.
  const sign = key.length === 1 && !letter.test(key)
  const held = [
    ...((mac ? event.metaKey : event.ctrlKey) ? ['$mod'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.shiftKey && !sign ? ['Shift'] : [])
  ]
  return [...held, key].join('+')
}

/** All ways in which a binding may arrive: a sign may need Shift. */
export function variants(binding: string): readonly string[] {
  const { held, key } = partsOf(binding)
  const sign = key.length === 1 && !letter.test(key)
  return sign ? [binding, [...held, 'Shift', key].join('+')] : [binding]
}

/** Whether a press is this key, with exactly the keys held that it names. */
export function isKey(event: KeyboardEvent, binding: string): boolean {
  return variants(binding).some((way) => {
    const [press] = parseKeybinding(way)
    return press !== undefined && matchKeyBindingPress(event, press)
  })
}

/** Whether two bindings are one key. */
export function sameKey(one: string, other: string): boolean {
  const plain = (binding: string) => {
    const { held, key } = partsOf(binding)
    return [...held.toSorted(), key].join('+').toLowerCase()
  }
  return plain(one) === plain(other)
}

/** A binding in parts: what is held, and the key itself. */
export function partsOf(binding: string): { readonly held: readonly string[]; readonly key: string } {
  const plus = binding.endsWith('+')
  const parts = (plus ? binding.slice(0, -1) : binding).split('+').filter((part) => part !== '')
  return plus ? { held: parts, key: '+' } : { held: parts.slice(0, -1), key: parts.at(-1) ?? '' }
}

const printed: { readonly [key: string]: string } = {
  $mod: mac ? '⌘' : 'Ctrl',
  Alt: mac ? '⌥' : 'Alt',
  Escape: 'Esc',
  Delete: 'Del',
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓'
}

/** A binding as it is printed, one text a key cap. */
export function capsOf(binding: string): readonly string[] {
  const { held, key } = partsOf(binding)
  return [...held, key].map((part) => printed[part] ?? (part.length === 1 ? part.toUpperCase() : part))
}
