import { describe, expect, it } from 'vitest'
import { readPlayers } from './read-players'

const told = (text: string) =>
  readPlayers(text).players.map(({ name, age, sex, group }) => [name, age, sex, group])
const friday = [
  ['Ann', 34, 'female', 'Friday'],
  ['老张', 52, 'male', 'Friday']
]

describe('players in a text', () => {
  it.each([
    ['commas, any order', 'Group,Sex,Name,Age\nFriday,f,Ann,34\nFriday,男,老张,52岁'],
    ['tabs, Chinese headings', '姓名\t年龄\t性别\t分组\nAnn\t34\t女\tFriday\n老张\t52\tm\tFriday'],
    [
      'semicolons and a column that says nothing here',
      'No;Name;Sex;Discord;Age;Team\n1;Ann;f;ann#1;34;Friday\n2;老张;m;;52;Friday'
    ],
    ['full-width commas', '昵称，组别，年龄，性别\nAnn，Friday，34，女\n老张，Friday，52，男'],
    ['no headings, group last', 'Ann,34,f,Friday\n老张,52,m,Friday'],
    ['no headings, name last', 'Friday\tf\t34\tAnn\nFriday\tm\t52\t老张'],
    ['seat numbers in front', '1\tAnn\t34\tf\tFriday\n2\t老张\t52\tm\tFriday'],
    ['quotes', '"name","age","sex","group"\n"Ann","34","f","Friday"\n"老张","52","m","Friday"'],
    ['a byte order mark', '\uFEFFname,age,sex,group\r\nAnn,34,f,Friday\r\n老张,52,m,Friday\r\n']
  ])('reads columns: %s', (_what, text) => {
    expect(told(text)).toEqual(friday)
  })

  it('keeps a name whole that a spreadsheet quotes or guards', () => {
    expect(told('name,age\n"Smith, Ann ""Doc""",34\n\'=Sum,20')).toEqual([
      ['Smith, Ann "Doc"', 34, null, ''],
      ['=Sum', 20, null, '']
    ])
    expect(told('Tom "Bomb" Lee\n"Ann\nBob').map(([name]) => name)).toEqual(['Tom "Bomb" Lee', '"Ann', 'Bob'])
  })

  it('leaves cells open that are empty or unknown', () => {
    expect(told('name,age,sex\nAnn,,?\nBob,-,其他')).toEqual([
      ['Ann', null, null, ''],
      ['Bob', null, null, '']
    ])
  })

  it.each([
    ['1. Ann\n2. Bob'],
    ['1.Ann\n2.Bob'],
    ['1) Ann\n2） Bob'],
    ['[1] Ann\n【2】Bob'],
    ['1: Ann\n2：Bob'],
    ['1️⃣ Ann\n2️⃣ Bob'],
    ['- Ann\n• Bob']
  ])('reads a list out of a chat: %j', (text) => {
    expect(told(text).map(([name]) => name)).toEqual(['Ann', 'Bob'])
  })

  it('leaves out what stands above a numbered list, and counts it', () => {
    const read = readPlayers('#接龙\n周五狼人杀 8点\n\n1. Ann，女\n2. 老张 \n3. 小鹿')
    expect(read.players.map(({ name }) => name)).toEqual(['Ann', '老张', '小鹿'])
    expect(read.titles).toBe(2)
  })

  it('does not take two players a line for columns', () => {
    expect(told('Ann, 34, Bob\nCid, 29, Dee').map(([name]) => name)).toEqual(['Ann', 'Bob', 'Cid', 'Dee'])
  })

  it('says by row what no column can hold', () => {
    expect(readPlayers('name,age,sex\nAnn,abc,f\n,20,m\nBob,200,purple').problems).toEqual([
      { code: 'bad-age', params: { row: 2, value: 'abc' } },
      { code: 'no-name', params: { row: 3, value: '' } },
      { code: 'bad-age', params: { row: 4, value: '200' } },
      { code: 'bad-sex', params: { row: 4, value: 'purple' } }
    ])
  })
})
