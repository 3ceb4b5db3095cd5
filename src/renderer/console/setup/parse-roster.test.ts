import { describe, expect, it } from 'vitest'
import { setupSchema } from '../../../shared/game-file'
import { distinct, parseRoster } from './parse-roster'

const names = (text: string, taken: readonly string[] = []) =>
  parseRoster(text, taken).seats.map((seat) => seat.name)

describe('pasted names', () => {
  it('takes one name a line and skips blanks around and between', () => {
    expect(names('  Ann \r\n\r\n Old   Tom\n月下独酌\n')).toEqual(['Ann', 'Old Tom', '月下独酌'])
  })

  it('takes many names on one line', () => {
    expect(names('Ann, Bob; Cid、小鹿，Dee')).toEqual(['Ann', 'Bob', 'Cid', '小鹿', 'Dee'])
  })

  it('reads age and sex columns in either order and in both languages', () => {
    expect(parseRoster('Ann\t34\tf\nBob, male, 29\n老张，52岁，男\nDee').seats).toMatchObject([
      { name: 'Ann', age: 34, sex: 'female' },
      { name: 'Bob', age: 29, sex: 'male' },
      { name: '老张', age: 52, sex: 'male' },
      { name: 'Dee', age: null, sex: null }
    ])
  })

  it('drops a heading, list numbers and signs that do not show', () => {
    expect(names('Name,Age,Sex\n1. Ann\n2) Bob\n3、小鹿\n\u202eCid\u200b')).toEqual([
      'Ann',
      'Bob',
      '小鹿',
      'Cid'
    ])
  })

  it('keeps a name that is only a number', () => {
    expect(names('7\n21 Savage')).toEqual(['7', '21 Savage'])
  })

  it('makes equal names distinct and says so', () => {
    const roster = parseRoster('Ann\nann\nAnn', ['Bob'])
    expect(roster.seats.map((seat) => seat.name)).toEqual(['Ann', 'ann 2', 'Ann 3'])
    expect(roster.warnings.map((warning) => warning.code)).toEqual(['renamed', 'renamed'])
    expect(distinct('Bob', ['bob', 'Bob 2'])).toBe('Bob 3')
  })

  it.each([
    ['letters', 'a'.repeat(60), 'a'.repeat(40)],
    ['signs of two code units', '🐺'.repeat(60), '🐺'.repeat(20)],
    ['signs of many', '👨‍👩‍👧‍👦'.repeat(9), '👨‍👩‍👧‍👦'.repeat(3)],
    ['one letter under a heap of marks', `a${'\u0315'.repeat(90)}`, `a${'\u0315'.repeat(19)}`]
  ])(
    'cuts a very long name without splitting a sign, so that it can be kept and played: %s',
    (_of, long, cut) => {
      const [seat] = parseRoster(long).seats
      expect(seat?.name).toBe(cut)
      expect(parseRoster(long).warnings).toEqual([{ code: 'cut', params: { name: cut } }])
      const players = ['b', 'c', cut].map((name, at) => ({ id: `p${at}`, name, role: 'villager' }))
      expect(setupSchema.safeParse({ ruleset: 'new-moon', players }).success).toBe(true)
    }
  )

  it('stops at thirty seats and says how many are left out', () => {
    const roster = parseRoster(Array.from({ length: 33 }, (_, at) => `P${at}`).join('\n'), ['Ann'])
    expect(roster.seats).toHaveLength(29)
    expect(roster.warnings).toEqual([{ code: 'dropped', params: { count: 4, most: 30 } }])
  })

  it('reads nothing from nothing', () => {
    expect(parseRoster(' \n\n')).toEqual({ seats: [], warnings: [] })
  })
})
