import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => {
  vi.useRealTimers()
  close()
})

async function open(notes = '') {
  const state = sampleState()
  const shown = await mountConsole({ ...state, settings: { ...state.settings, notes } })
  close = () => shown.page.unmount()
  await shown.page.find('[data-notes]').trigger('click')
  return { ...shown, pad: shown.page.find('dialog textarea') }
}

describe('the notes beside the game (P32)', () => {
  it('are there again as they were left', async () => {
    const { pad } = await open('Ann was late')
    expect((pad.element as HTMLTextAreaElement).value).toBe('Ann was late')
  })

  it('are kept once typing rests, and by closing at the latest', async () => {
    const { page, pad, made } = await open()
    vi.useFakeTimers()
    await pad.setValue('Bob')
    expect(made('set-settings')).toEqual([])
    vi.runAllTimers()
    expect(made('set-settings')).toEqual([{ notes: 'Bob' }])
    await pad.setValue('Bob lies')
    await page.find('dialog .leave').trigger('click')
    await flushPromises()
    expect(made('set-settings')).toEqual([{ notes: 'Bob' }, { notes: 'Bob lies' }])
  })

  it('open by their key, and no key that is typed acts on the game', async () => {
    const { page, pad, made } = await open()
    await pad.trigger('keydown', { key: 'Enter' })
    await pad.trigger('keydown', { key: '4' })
    expect(made('command')).toEqual([])
    await page.find('dialog .leave').trigger('click')
    expect(page.find('dialog textarea').exists()).toBe(false)
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', ctrlKey: true, bubbles: true }))
    await flushPromises()
    expect(page.find('dialog textarea').exists()).toBe(true)
  })
})
