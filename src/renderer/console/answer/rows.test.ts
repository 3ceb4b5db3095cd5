import { describe, expect, it } from 'vitest'
import type { Field, Prompt } from '../../../shared/game'
import { emptyDraft } from './draft'
import { rowsOf, type RowHelp } from './rows'

const used = { code: 'potion-used', section: '4.5' }
const help: RowHelp = {
  isPlayer: (value) => value === 'ann' || value === 'bob',
  letter: (path) => ({ 'fields.heal': 'H', 'fields.poison': 'P' })[path] ?? '',
  taken: ['L', 'O', 'R', 'S', 'T', 'W', 'X']
}
const people = (ban: typeof used | null = null) => ['ann', 'bob'].map((value) => ({ value, ban }))
const field = (over: Partial<Field>): Field => ({
  key: 'answer',
  by: null,
  kind: 'player',
  min: 1,
  max: 1,
  choices: people(),
  ...over
})
const prompt = (over: Partial<Prompt>): Prompt => ({
  prompt: 'p',
  say: false,
  actors: [],
  shape: 'single',
  fields: [field({})],
  optional: false,
  outcome: null,
  sequence: null,
  script: 'p',
  about: {},
  proposed: null,
  ...over
})
const drawn = (asked: Prompt) =>
  rowsOf(asked, emptyDraft(asked), help).map(({ kind, cap }) => `${kind}:${cap}`)

describe('the rows of a prompt', () => {
  it('draws one person as a lone field that needs no key', () => {
    expect(drawn(prompt({}))).toEqual(['target:'])
  })

  it('adds what is not a person, and nobody, as rows of their own', () => {
    const mixed = field({ min: 0, choices: [...people(), { value: 'split', ban: null }] })
    expect(drawn(prompt({ fields: [mixed], optional: true }))).toEqual(['target:', 'option:A', 'decline:0'])
  })

  it('draws two questions at once with the letters the catalogue names', () => {
    const heal = field({
      key: 'heal',
      min: 0,
      choices: [
        { value: 'ann', ban: null },
        { value: 'bob', ban: used }
      ]
    })
    const poison = field({ key: 'poison', min: 0 })
    expect(drawn(prompt({ shape: 'record', fields: [heal, poison] }))).toEqual([
      'toggle:H',
      'target:P',
      'decline:0'
    ])
  })

  it('keeps the reason of a field in which nothing is allowed', () => {
    const asked = prompt({ shape: 'record', fields: [field({ key: 'heal', min: 0, choices: people(used) })] })
    expect(rowsOf(asked, emptyDraft(asked), help)[0]).toMatchObject({ kind: 'toggle', ban: used, cap: '' })
  })

  it('gives every option its own letter', () => {
    const options = field({ kind: 'option', choices: [true, false].map((value) => ({ value, ban: null })) })
    expect(drawn(prompt({ fields: [options] }))).toEqual(['option:A', 'option:B'])
  })

  it('has no rows for a vote and for something to read aloud', () => {
    expect(drawn(prompt({ shape: 'ballots' }))).toEqual([])
    expect(drawn(prompt({ say: true, shape: 'none', fields: [] }))).toEqual([])
  })
})
