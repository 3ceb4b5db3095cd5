import { nextTick } from 'vue'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import RosterSeat from './RosterSeat.vue'
import { show } from './testing/mount'
import { aPlayer } from './testing/view'

const dead = aPlayer(3, { alive: false, role: 'seer' })

async function die(moving: boolean) {
  const seat = show(
    RosterSeat,
    { player: aPlayer(3), side: 'left', height: 88, nameSize: 42, hold: 1500 },
    { moving }
  )
  await seat.setProps({ player: dead })
  return seat
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

describe('a death on the roster', () => {
  it('waits until the count has been read', async () => {
    const seat = await die(true)
    expect(seat.classes()).toContain('lit')
    expect(seat.text()).not.toContain('Seer')
    vi.advanceTimersByTime(1500)
    await nextTick()
    expect(seat.classes()).toContain('dead')
    expect(seat.text()).toContain('Seer')
    expect(seat.find('.play-boards').exists()).toBe(true)
  })

  it('is drawn at once where nothing moves', async () => {
    const seat = await die(false)
    expect(seat.classes()).toContain('dead')
    expect(seat.find('.play-boards').exists()).toBe(false)
  })
})
