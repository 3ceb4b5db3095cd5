/** Held down with a key. Shift alone would still be typing. */
const modifiers = new Set(['CommandOrControl', 'Command', 'Control', 'Alt', 'Option', 'Super', 'Meta'])

const freeKey = /^(?:F(?:[1-9]|1\d|2[0-4])|Pause|PrintScreen|Scrolllock|MediaPlayPause|MediaStop)$/
const typedKey =
  /^(?:[A-Z0-9]|num[0-9]|Plus|Space|Tab|Backspace|Delete|Insert|Enter|Escape|Home|End|PageUp|PageDown|Up|Down|Left|Right|[`\-=[\]\\;',./])$/

/**
 * Whether a key can be taken from every program at once, written as Electron does: `CommandOrControl+Shift+F9`.
 * A key that people type needs a modifier, or nobody could write a name any more.
 */
export function isGlobalKey(text: string): boolean {
  const parts = text.split('+')
  const key = parts.pop() ?? ''
  const held = parts.filter((part) => part !== 'Shift')
  if (new Set(parts).size !== parts.length || !held.every((part) => modifiers.has(part))) return false
  return freeKey.test(key) || (typedKey.test(key) && held.length > 0)
}
