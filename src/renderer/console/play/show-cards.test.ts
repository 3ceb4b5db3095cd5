import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { useDesk } from '../state/desk-store'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open() {
  const shown = await mountConsole(sampleState())
  close = () => shown.page.unmount()
  useDesk().showingCards = true
  await flushPromises()
  return shown
}

describe('showing everybody the own card', () => {
  it('shows a role only while the key is held', async () => {
    const shown = await open()
    expect(shown.page.find('dialog').text()).toContain('Seat 1, Ann: turn away the others')
    expect(shown.page.find('dialog').text()).not.toContain('Werewolf')
    await press(' ')
    expect(shown.page.find('dialog .role-card').text()).toBe('Werewolf')
    await shown.page.find('dialog').trigger('keyup', { key: ' ' })
    expect(shown.page.find('dialog .role-card').exists()).toBe(false)
  })

  it('hides the card before the next player comes', async () => {
    const shown = await open()
    await shown.page.find('dialog .hold').trigger('pointerdown')
    expect(shown.page.find('dialog .role-card').exists()).toBe(true)
    await press('Enter')
    expect(shown.page.find('dialog').text()).toContain('Seat 2, Bob')
    expect(shown.page.find('dialog .role-card').exists()).toBe(false)
  })

  it('ends after the last seat, and may be skipped', async () => {
    const shown = await open()
    for (let seat = 1; seat <= 8; seat++) await press('Enter')
    expect(shown.page.find('dialog').text()).toContain('All have seen their cards')
    await press('Enter')
    expect(shown.page.find('dialog').exists()).toBe(false)
    expect(shown.made('command')).toEqual([])
  })
})
