import { afterEach, describe, expect, it } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { sampleState, sampleView, votePrompt } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const places = ['.now', '.rail', '.top']
const focused = () => document.activeElement
const place = () => places.find((one) => focused()?.closest(one))

async function open() {
  const shown = await mountConsole(sampleState({ view: sampleView({ prompt: votePrompt() }) }))
  close = () => shown.page.unmount()
  return shown
}

describe('the key to the next part of the screen', () => {
  it('lands on what can be pressed in each of them, one after another, and comes round', async () => {
    const shown = await open()
    for (const expected of ['.now', '.rail', '.top', '.now']) {
      await shown.press('F6')
      expect(place()).toBe(expected)
      expect(focused()?.matches('button:not(:disabled), [tabindex="0"]')).toBe(true)
    }
  })

  it('passes over the help beside the title: the first thing in the work is the work', async () => {
    const shown = await open()
    expect(shown.page.find('.now [data-aside]').exists()).toBe(true)
    await shown.press('F6')
    expect(focused()?.closest('[data-aside]')).toBeNull()
  })

  it('goes on from wherever the focus was put by hand', async () => {
    const shown = await open()
    shown.page.get<HTMLElement>('.rail button:not(:disabled)').element.focus()
    await shown.press('F6')
    expect(place()).toBe('.top')
  })
})
