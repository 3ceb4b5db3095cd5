import { describe, expect, it } from 'vitest'
import { chipsOf } from './chips'
import { dawnTimes, stagger } from './moment-times'
import { isHan, spelled, votes } from './numbers'
import { overlayOptions } from './options'
import { rosterShape } from './seats'
import { aView } from './testing/view'

describe('overlayOptions', () => {
  it('reads the key colour, with or without its sign', () => {
    expect(overlayOptions('?key=00ff00').key).toBe('#00ff00')
    expect(overlayOptions('?key=%23FF00FF').key).toBe('#FF00FF')
    expect(overlayOptions('').key).toBeNull()
    expect(overlayOptions('?key=url(x)').key).toBeNull()
  })

  it('switches movement off', () => {
    expect(overlayOptions('?motion=off').still).toBe(true)
    expect(overlayOptions('?motion=on').still).toBe(false)
  })
})

describe('numbers', () => {
  it('spells nights in Chinese', () => {
    expect([1, 10, 11, 20, 23].map((night) => spelled(night, 'zh'))).toEqual([
      '一',
      '十',
      '十一',
      '二十',
      '二十三'
    ])
    expect(spelled(12, 'en')).toBe('12')
  })

  it('writes half votes', () => {
    expect([0, 0.5, 2, 2.5].map(votes)).toEqual(['0', '½', '2', '2½'])
  })

  it('knows Chinese names', () => {
    expect(isHan('小鹿乱撞')).toBe(true)
    expect(isHan('Northwind')).toBe(false)
  })
})

describe('rosterShape', () => {
  it.each(Array.from({ length: 26 }, (_, at) => at + 5))('keeps %i seats inside the safe area', (seats) => {
    const { half, height, pitch, top } = rosterShape(seats)
    expect(top).toBeGreaterThanOrEqual(54)
    expect(top + (half - 1) * pitch + height).toBeLessThanOrEqual(1026)
  })
})

describe('dawnTimes', () => {
  const { players } = aView()

  it('waits one beat at a dead seat', () => {
    const step = stagger(players.length)
    expect(dawnTimes(players, ['p2'], 0).windows.slice(0, 4)).toEqual([0, step, step * 4, step * 5])
  })

  it('takes the same time for the same number of dead', () => {
    expect(dawnTimes(players, ['p2'], 0).boards).toEqual(dawnTimes(players, ['p7'], 0).boards)
  })
})

describe('chipsOf', () => {
  const burial = { card: 'burial', moon: 'dark', until: 'game-end' } as const

  it('leaves out the card that is being read', () => {
    const card = { card: 'burial', moon: 'dark', variant: false } as const
    expect(chipsOf(aView({ phase: 'event', card, running: [burial] })).chips).toHaveLength(0)
    expect(chipsOf(aView({ phase: 'day', card, running: [burial] })).chips).toHaveLength(1)
  })

  it('keeps three and counts the rest', () => {
    const running = ['a', 'b', 'c', 'd', 'e'].map((card) => ({ ...burial, card }))
    const { chips, more } = chipsOf(aView({ running }))
    expect([chips.length, more]).toEqual([3, 2])
  })
})
