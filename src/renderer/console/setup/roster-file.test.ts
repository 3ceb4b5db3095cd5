import { expect, it } from 'vitest'
import { readRosterFile } from './roster-file'

const codes = (text: string, seated: readonly string[] = []) =>
  readRosterFile(text, seated).problems.map(({ code }) => code)
const many = (count: number) => Array.from({ length: count }, (_, at) => `P${at}`)

it('gives the players of a good file', () => {
  const { players, problems } = readRosterFile('name,age\nAnn,34\nBob,', ['ann'])
  expect(players.map(({ name, age }) => [name, age])).toEqual([
    ['Ann', 34],
    ['Bob', null]
  ])
  expect(problems).toEqual([])
})

it('gives nobody of a file with anything wrong in it', () => {
  const { players, problems } = readRosterFile('name,age\nAnn,34\nBob,old', [])
  expect(players).toEqual([])
  expect(problems).toEqual([{ code: 'bad-age', params: { row: 3, value: 'old' } }])
})

it('refuses a file without players, with a name twice or far too long, and one that does not fit', () => {
  expect(codes('name,age\n')).toEqual(['no-players'])
  expect(codes('Ann\nBob\nann')).toEqual(['twice'])
  expect(codes(`Ann\n${'x'.repeat(41)}`)).toEqual(['long'])
  expect(codes(many(30).join('\n'))).toEqual([])
  expect(codes(many(30).join('\n'), ['Ann'])).toEqual(['no-room'])
  expect(codes(many(30).join('\n'), ['P3'])).toEqual([])
})
