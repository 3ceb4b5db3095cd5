import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(state = sampleState()) {
  const shown = await mountConsole(state)
  close = () => shown.page.unmount()
  return shown
}
const asking = sampleState({ consoleWindow: { protection: 'windows', asks: true } })

describe('a console that would stand over the overlay', () => {
  it('has nothing in it but the question, and only then says that it may be seen', async () => {
    const shown = await open()
    expect(shown.page.text()).toContain('Ann')
    await shown.push(asking)
    expect(shown.page.text()).toContain('Show this window over the overlay?')
    for (const secret of ['Ann', 'Seer', 'Guard']) expect(shown.page.text()).not.toContain(secret)
    expect(document.querySelectorAll('dialog')).toHaveLength(0)
    await vi.waitFor(() => expect(shown.made('question-drawn')).toHaveLength(1))
  })

  it('is shown by one press, and has kept what was half entered', async () => {
    const shown = await open()
    await shown.press('4')
    const entered = shown.page.find('.now').text()
    expect(entered).toContain('Dee')
    await shown.push(asking)
    await shown.press('5', 'Backspace')
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('bring-console')).toHaveLength(1)
    await shown.push(sampleState())
    expect(shown.page.find('.now').text()).toBe(entered)
  })
})

const who = 'dialog [aria-label="Who can see this window"] input'

describe('what captures see of the console', () => {
  const words = async (protection: 'windows' | 'mac' | 'none', contentProtection = true) => {
    const plain = sampleState()
    const shown = await open({
      ...plain,
      settings: { ...plain.settings, contentProtection },
      consoleWindow: { protection, asks: false }
    })
    await shown.page.find('[data-desk-sheet]').trigger('click')
    return { shown, text: document.querySelector('dialog')?.textContent ?? '' }
  }

  it('is said for each system, with what no system prevents', async () => {
    const windows = await words('windows')
    expect(windows.text).toContain('no screenshot, stream or screen share')
    expect(windows.text).toContain('a camera')
    close()
    const mac = await words('mac')
    expect(mac.text).toContain('ScreenCaptureKit')
  })

  it('is everything on Linux, and no switch pretends otherwise', async () => {
    const { shown, text } = await words('none')
    expect(text).toContain('This system cannot keep a window out of captures')
    expect(shown.page.find(who).exists()).toBe(false)
  })

  it('can be allowed', async () => {
    const { shown } = await words('windows')
    await shown.page.find(who).trigger('change')
    await flushPromises()
    expect(shown.made('set-settings')).toEqual([{ contentProtection: false }])
    close()
    expect((await words('windows', false)).text).toContain('Every capture sees this window')
  })
})
