import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { actionIds, actions, placesMeet } from '../keys/actions'
import { capsOf, isKey, keyOf, sameKey } from '../keys/key-text'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(keys: { readonly [action: string]: string } = {}, blackoutKey: string | null = null) {
  const plain = sampleState()
  const state = { ...plain, settings: { ...plain.settings, keys, blackoutKey } }
  const shown = await mountConsole(state)
  close = () => shown.page.unmount()
  /** Opens the sheet and presses a new key for an action. */
  async function choose(action: string, key: string, held: KeyboardEventInit = {}): Promise<string> {
    if (!document.querySelector('dialog')) await shown.press('?')
    const button = shown.page.find(`[data-action='${action}'] .small-button`)
    await button.trigger('click')
    button.element.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
    )
    await flushPromises()
    const refused = shown.page.find('[role=alert].refused')
    return refused.exists() ? refused.text() : ''
  }
  return { ...shown, choose, state }
}

describe('the table of keys', () => {
  it('gives no key two meanings in one place', () => {
    const pairs = actionIds.flatMap((one, at) =>
      actionIds
        .slice(at + 1)
        .filter((other) => placesMeet(actions[one].place, actions[other].place))
        .filter((other) =>
          actions[one].keys.some((key) => actions[other].keys.some((own) => sameKey(key, own)))
        )
        .map((other) => [one, other])
    )
    expect(pairs).toEqual([])
  })

  it.each([
    [{ key: 'L' }, 'l', ['L']],
    [{ key: '?', shiftKey: true }, '?', ['?']],
    [{ key: '+', shiftKey: true }, '+', ['+']],
    [{ key: 'Z', ctrlKey: true, shiftKey: true }, '$mod+Shift+z', ['Ctrl', 'Shift', 'Z']],
    [{ key: 'ArrowLeft', altKey: true }, 'Alt+ArrowLeft', ['Alt', '←']],
    [{ key: ' ', code: 'Space' }, 'Space', ['Space']]
  ] as const)('reads a press, knows it again and prints it: %j', (press, binding, caps) => {
    const event = new KeyboardEvent('keydown', press)
    expect(keyOf(event)).toBe(binding)
    expect(isKey(event, binding)).toBe(true)
    expect(isKey(new KeyboardEvent('keydown', { ...press, key: 'F8', code: 'F8' }), binding)).toBe(false)
    expect(capsOf(binding)).toEqual(caps)
  })

  it('takes no key that is only held', () => {
    expect(keyOf(new KeyboardEvent('keydown', { key: 'Shift', shiftKey: true }))).toBeNull()
  })
})

describe('the sheet of keys', () => {
  it('opens with a question mark and lists every action with its key', async () => {
    const shown = await open()
    await shown.press('?')
    const listed = shown.page.findAll('[data-action]').map((item) => item.attributes('data-action'))
    expect(listed.toSorted()).toEqual([...actionIds].toSorted())
    expect(shown.page.find("[data-action='undo'] .keys").text()).toBe('Ctrl Z')
    const both = shown.page.findAll("[data-action='redo'] .keys").map((keys) => keys.text())
    expect(both).toEqual(['Ctrl Y', 'Ctrl Shift Z'])
    expect(shown.page.text()).toContain('A seat, by its number')
  })

  it('keeps a new key, one that was changed before beside it', async () => {
    const shown = await open({ log: 'j' })
    expect(await shown.choose('read', 'F7')).toBe('')
    expect(shown.made('set-settings')).toEqual([{ keys: { log: 'j', read: 'F7' } }])
  })

  it('refuses in words what another action, a seat, a text or the blackout needs', async () => {
    const shown = await open({}, 'CommandOrControl+Shift+F9')
    expect(await shown.choose('read', 's')).toBe('S already does this: Show a card without a word.')
    expect(await shown.choose('read', 'F9')).toContain('Blackout')
    expect(await shown.choose('read', '7')).toBe('Digits are seat numbers.')
    expect(await shown.choose('read', 'c', { ctrlKey: true })).toContain('needed for texts')
    expect(await shown.choose('read', 'F9', { ctrlKey: true, shiftKey: true })).toContain('every program')
    expect(shown.made('set-settings')).toEqual([])
    expect(await shown.choose('read', 'n')).toBe('')
    expect(shown.made('set-settings')).toHaveLength(1)
  })

  it('leaves a key as it was after Escape, and stays open', async () => {
    const shown = await open()
    expect(await shown.choose('read', 'Escape')).toBe('')
    expect(shown.made('set-settings')).toEqual([])
    expect(shown.page.find("[data-action='read'] .keys").text()).toBe('R')
  })

  it('gives first keys back, one or all, unless another action has taken one', async () => {
    const shown = await open({ read: 'F7', silent: 'r' })
    await shown.press('?')
    await shown.page.find("[data-action='read'] .link").trigger('click')
    expect(shown.page.find('.refused').text()).toBe('R already does this: Show a card without a word.')
    await shown.page.find("[data-action='silent'] .link").trigger('click')
    expect(shown.made('set-settings')).toEqual([{ keys: { read: 'F7' } }])
    await shown.page.findAll('dialog h3 button')[0]?.trigger('click')
    expect(shown.made('set-settings').at(-1)).toEqual({ keys: {} })
  })
})

describe('a key that was changed', () => {
  it('acts, is printed where it acts, and the old one does nothing', async () => {
    const shown = await open({ 'hide-roles': 'F7' })
    expect(shown.page.find('.top').text()).toContain('Hide roles F7')
    await shown.press('F7')
    expect(shown.page.find('.top').text()).toContain('Show roles')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', ctrlKey: true, bubbles: true }))
    await flushPromises()
    expect(shown.page.find('.top').text()).toContain('Show roles')
  })

  it('acts as soon as it is changed', async () => {
    const shown = await open()
    const { settings } = shown.state
    await shown.push({ ...shown.state, settings: { ...settings, keys: { 'hide-roles': 'F7' } } })
    await shown.press('F7')
    expect(shown.page.find('.top').text()).toContain('Show roles')
  })

  it('is what is held to lift the blackout', async () => {
    const shown = await open({ blackout: 'F7' })
    await shown.press('F9')
    expect(shown.made('set-show')).toEqual([])
    await shown.press('F7')
    expect(shown.made('set-show')).toEqual([{ blackout: true }])
  })
})
