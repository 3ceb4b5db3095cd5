import { describe, expect, it } from 'vitest'
import { boxOf } from './boxes'
import { chipsOf } from './chips'
import { clockAt } from './clock'
import { dawnTimes, stagger } from './moment-times'
import { initials, isHan, spelled, votes } from './numbers'
import { overlayOptions, type Corner } from './options'
import { rosterShape } from './seats'
import { aView } from './testing/view'
import { standingOf } from './vouching'

describe('overlayOptions', () => {
  it('reads the key colour, with or without its sign', () => {
    expect(overlayOptions('?key=00ff00').key).toBe('#00ff00')
    expect(overlayOptions('?key=%23FF00FF').key).toBe('#FF00FF')
    expect(overlayOptions('').key).toBeNull()
    expect(overlayOptions('?key=url(x)').key).toBeNull()
  })

  it('reads scene, corner, names, motion, plate and language', () => {
    const search =
      '?scene=side-bar&keep=top-left&names=initials&motion=reduced&plate=90&language=zh&scale=0.5'
    expect(overlayOptions(search)).toEqual({
      scene: 'side-bar',
      key: null,
      scale: 0.5,
      keep: 'top-left',
      names: 'initials',
      motion: 'reduced',
      plate: 90,
      language: 'zh'
    })
  })

  it('takes what it does not know as if it were not there', () => {
    const search = '?scene=attic&keep=middle&names=all&motion=on&plate=thick&language=tlh&scale='
    expect(overlayOptions(search)).toEqual(overlayOptions(''))
    expect(overlayOptions('')).toMatchObject({ scene: 'full', scale: 1, names: 'names', motion: 'full' })
  })

  it('keeps a number within its bounds', () => {
    expect(overlayOptions('?scale=9&plate=-5')).toMatchObject({ scale: 1, plate: 75 })
    expect(overlayOptions('?scale=0.01&plate=400')).toMatchObject({ scale: 0.25, plate: 100 })
  })

  it('knows the word of older addresses for no motion', () => {
    expect(overlayOptions('?motion=off').motion).toBe('none')
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
  const tables = Array.from({ length: 26 }, (_, at) => at + 5)
  const spans = (seats: number, keep: Corner | null = null) => {
    const { columns, height, pitch } = rosterShape(seats, keep)
    return columns.map(({ side, count, top }) => ({
      side,
      count,
      roof: top - height * 0.23,
      foot: top + (count - 1) * pitch + height
    }))
  }

  it.each(tables)('keeps %i seats inside the safe area', (seats) => {
    const { columns } = rosterShape(seats)
    expect(columns[0].count + columns[1].count).toBe(seats)
    for (const { top } of columns) expect(top).toBeGreaterThanOrEqual(54)
    for (const { foot } of spans(seats)) expect(foot).toBeLessThanOrEqual(1026)
  })

  it.each(tables)('seats %i without the corner that is kept free', (seats) => {
    for (const keep of ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const) {
      const columns = spans(seats, keep)
      expect(columns.reduce((sum, { count }) => sum + count, 0)).toBe(seats)
      for (const { side, roof, foot } of columns) {
        const kept = keep.endsWith(side)
        expect(roof).toBeGreaterThanOrEqual(kept && keep.startsWith('top') ? 286 : 40)
        expect(foot).toBeLessThanOrEqual(kept && keep.startsWith('bottom') ? 790 : 1026)
      }
    }
  })
})

describe('boxOf', () => {
  it('is the whole stage for the pictures that are placed in it', () => {
    for (const scene of ['full', 'lower-third', 'side-bar'] as const)
      expect(boxOf(scene, 12)).toEqual({ left: 0, top: 0, width: 1920, height: 1080 })
  })

  it('holds both columns of seats, their roofs too', () => {
    const { columns, height, pitch } = rosterShape(30)
    const { top, height: tall } = boxOf('seats', 30)
    expect(top).toBeLessThan(columns[0].top - height * 0.23)
    expect(top + tall).toBeGreaterThan(columns[0].top + 14 * pitch + height)
  })
})

describe('initials', () => {
  it('are the first letters of the first and the last word, or one character (P48)', () => {
    expect(['Ann Lee', 'kestrel', 'Jean de la Tour', '小鹿乱撞', '  '].map(initials)).toEqual([
      'AL',
      'K',
      'JT',
      '小',
      ''
    ])
  })
})

describe('clockAt', () => {
  const timer = { name: 'speech', seconds: 90, endsAt: 100_000, leftMs: null } as const

  it('reads what is left off the two timestamps', () => {
    expect(clockAt(timer, 10_000)).toEqual({ text: '1:30', left: 1, ends: false, paused: false })
    expect(clockAt(timer, 54_400)).toMatchObject({ text: '0:46', left: 45_600 / 90_000 })
  })

  it('ends in the last ten seconds and stays at nothing', () => {
    expect(clockAt(timer, 90_000).ends).toBe(true)
    expect(clockAt(timer, 999_999)).toMatchObject({ text: '0:00', left: 0, ends: true })
  })

  it('stands still while it is paused', () => {
    expect(clockAt({ ...timer, endsAt: null, leftMs: 30_000 }, 999_999)).toMatchObject({
      text: '0:30',
      paused: true
    })
  })
})

describe('standingOf', () => {
  const chain = (given: Record<string, string>) =>
    standingOf({ form: 'bleak-monday', order: ['a', 'b', 'c', 'd'], next: null, given })

  it('§5.5 leaves standing whom nobody has vouched for, who began as well', () => {
    expect(chain({})).toEqual(['a', 'b', 'c', 'd'])
    expect(chain({ a: 'b' })).toEqual(['a', 'c', 'd'])
    expect(chain({ a: 'b', b: 'a' })).toEqual(['c', 'd'])
  })

  it('§5.5 remembers who sat down on the first word of who has vouched twice', () => {
    expect(chain({ a: 'c', b: 'a' })).toEqual(['d'])
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

  it('shows the newest, so that each of the 36 gets its badge beside the five that stay', () => {
    const forever = ['a', 'b', 'c', 'd'].map((card) => ({ ...burial, card }))
    const ball = { card: 'saturday-evening-ball', moon: 'full', until: 'dawn' } as const
    const { chips, more } = chipsOf(aView({ running: [...forever, ball] }))
    expect(chips.map(({ card }) => card)).toEqual(['c', 'd', 'saturday-evening-ball'])
    expect(more).toBe(2)
  })
})
