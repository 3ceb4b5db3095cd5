import { describe, expect, it } from 'vitest'
import { namesIn } from '../../words/names'

const catalogue = {
  has: (key: string) => key === 'person',
  text: (_: string, { seat = '', name = '' }) => `${seat} 号 ${name}`
}
const players = ['Ann', '小鹿', 'Ög̈ũ'].map((name, at) => ({ id: `p${at + 1}`, name, seat: at + 1 }))
const { people, value } = namesIn(catalogue, 'zh', players)

describe('a list of players in Chinese', () => {
  it('stands a space away from figures and Latin letters', () => {
    expect(people(['p1', 'p2'])).toBe('1 号 Ann 和 2 号 小鹿')
    expect(people(['p2', 'p3'])).toBe('2 号 小鹿和 3 号 Ög̈ũ')
    expect(value(['p3', 'p1', 'p2'])).toBe('3 号 Ög̈ũ、1 号 Ann 和 2 号 小鹿')
  })
})
