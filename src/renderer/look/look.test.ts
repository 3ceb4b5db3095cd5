import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import House from './House.vue'
import Mark from './Mark.vue'
import { marks, type MarkName } from './marks'
import { moonPath } from './moon-path'

describe('House', () => {
  it.each(['lit', 'unlit', 'dead', 'away'] as const)('keeps its number when %s', (state) => {
    const house = mount(House, { props: { seat: 12, state, width: 50 } })
    expect(house.classes()).toContain(state)
    expect(house.text()).toBe('12')
    expect(house.find('.boards').exists()).toBe(state === 'dead')
  })
})

describe('Mark', () => {
  it.each(Object.keys(marks) as MarkName[])('draws %s', (name) => {
    expect(mount(Mark, { props: { name, size: 24 } }).findAll('path').length).toBeGreaterThan(0)
  })
})

describe('moonPath', () => {
  it('is empty when nothing is left', () => {
    expect(moonPath(0, 100)).toBe('')
    expect(moonPath(0.4, 100)).toContain('A20.00 100')
  })
})
