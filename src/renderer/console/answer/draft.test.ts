import { describe, expect, it } from 'vitest'
import type { Field, Prompt } from '../../../shared/game'
import { choose, chosenIn, decline, declineBan, emptyDraft, isComplete, toAnswer } from './draft'

const ban = { code: 'lover', section: '4.8' }
const field = (over: Partial<Field>): Field => ({
  key: 'answer',
  by: null,
  kind: 'player',
  min: 1,
  max: 1,
  choices: [
    { value: 'ann', ban: null },
    { value: 'bob', ban: null },
    { value: 'cid', ban }
  ],
  ...over
})
const prompt = (over: Partial<Prompt>): Prompt => ({
  prompt: 'guard',
  say: false,
  actors: ['ann'],
  shape: 'single',
  fields: [field({})],
  optional: false,
  outcome: null,
  sequence: null,
  script: 'guard',
  about: {},
  proposed: null,
  ...over
})
const first = (asked: Prompt) => asked.fields[0] ?? field({})

describe('a half-entered answer', () => {
  it('takes a legal value, gives it back when chosen again, and keeps the reason of a banned one', () => {
    const asked = prompt({})
    const taken = choose(emptyDraft(asked), first(asked), 'ann')
    expect(toAnswer(asked, taken)).toBe('ann')
    expect(choose(taken, first(asked), 'ann').values).toEqual({})
    const refused = choose(taken, first(asked), 'cid')
    expect(refused.refused).toEqual({ field: 'answer', value: 'cid', ban })
    expect(toAnswer(asked, refused)).toBe('ann')
  })

  it('needs an explicit nobody before an optional question counts as answered', () => {
    const asked = prompt({ optional: true, fields: [field({ min: 0 })] })
    expect(isComplete(asked, emptyDraft(asked))).toBe(false)
    expect(declineBan(asked, 'fields')).toBeNull()
    const nobody = decline(emptyDraft(asked))
    expect(isComplete(asked, nobody)).toBe(true)
    expect(toAnswer(asked, nobody)).toBeNull()
  })

  it('does not offer nobody where somebody must be named', () => {
    expect(declineBan(prompt({}), 'fields')).toBeUndefined()
  })

  it('answers a record with every field, empty ones as null', () => {
    const heal = field({ key: 'heal', min: 0 })
    const asked = prompt({ shape: 'record', fields: [heal, field({ key: 'poison', min: 0 })] })
    expect(toAnswer(asked, choose(emptyDraft(asked), heal, 'ann'))).toEqual({ heal: 'ann', poison: null })
    expect(toAnswer(asked, decline(emptyDraft(asked)))).toEqual({ heal: null, poison: null })
  })

  it('keeps the order of several players and refuses one too many', () => {
    const pair = field({
      kind: 'players',
      min: 2,
      max: 2,
      choices: ['ann', 'bob', 'dee'].map((value) => ({ value, ban: null }))
    })
    const asked = prompt({ fields: [pair] })
    const two = choose(choose(emptyDraft(asked), pair, 'bob'), pair, 'ann')
    expect(toAnswer(asked, two)).toEqual(['bob', 'ann'])
    const three = choose(two, pair, 'dee')
    expect(three.refused?.ban.code).toBe('too-many')
    expect(chosenIn(pair, three)).toEqual(['bob', 'ann'])
  })

  it('leaves abstaining voters out of the ballots', () => {
    const asked = prompt({ shape: 'ballots', fields: [field({ key: 'ann' }), field({ key: 'bob' })] })
    const one = choose(emptyDraft(asked), field({ key: 'ann' }), 'bob')
    expect(isComplete(asked, one)).toBe(false)
    const both = { ...one, values: { ...one.values, bob: null } }
    expect(isComplete(asked, both)).toBe(true)
    expect(toAnswer(asked, both)).toEqual({ ballots: { ann: 'bob' } })
  })

  it('gives only the outcome of a vote when asked to', () => {
    const outcome = {
      result: [
        { value: 'ann', ban: null },
        { value: null, ban: null }
      ],
      tied: ['ann', 'bob'],
      bare: false
    }
    const asked = prompt({ shape: 'ballots', outcome })
    expect(toAnswer(asked, decline({ ...emptyDraft(asked), form: 'result' }))).toEqual({ result: null })
    const tied = { ...emptyDraft(asked), form: 'tied' as const, values: { tied: ['ann', 'bob'] } }
    expect(toAnswer(asked, tied)).toEqual({ tied: ['ann', 'bob'] })
    expect(isComplete(asked, { ...tied, values: { tied: ['ann'] } })).toBe(false)
    const bare = prompt({ shape: 'ballots', outcome: { ...outcome, tied: [], bare: true } })
    expect(toAnswer(bare, { ...emptyDraft(bare), form: 'result', values: { result: 'ann' } })).toBe('ann')
  })
})
