import { describe, expect, it } from 'vitest'
import { fitting, type AnswerDraft } from './answer-draft'
import type { Field, Prompt } from './game'

const field = (key: string, more: Partial<Field> = {}): Field => ({
  key,
  by: key,
  kind: 'player',
  min: 0,
  max: 1,
  choices: [
    { value: 'a', ban: null },
    { value: 'b', ban: { code: 'not-alive', section: '3.9' } }
  ],
  ...more
})
const vote: Prompt = {
  prompt: 'vote',
  say: false,
  actors: ['x', 'y'],
  shape: 'ballots',
  fields: [field('x'), field('y')],
  optional: false,
  outcome: { result: [{ value: 'a', ban: null }], tied: ['a', 'b'], bare: false },
  sequence: null,
  script: 'vote',
  about: {},
  proposed: null
}
const draft = (more: Partial<AnswerDraft> = {}): AnswerDraft => ({
  prompt: 'vote',
  form: 'ballots',
  values: { x: 'a', y: null },
  declined: false,
  ...more
})

describe('a half-entered answer', () => {
  it('stands while its question waits', () => {
    expect(fitting(vote, draft())).toEqual(draft())
    expect(fitting(vote, draft({ form: 'result', values: { result: 'a' } }))?.values).toEqual({ result: 'a' })
    expect(fitting(vote, draft({ form: 'tied', values: { tied: ['a', 'b'] } }))?.values).toEqual({
      tied: ['a', 'b']
    })
  })

  it('loses what may not be chosen any more, and who is asked no more', () => {
    const entered = draft({ values: { x: 'b', y: 'a', z: 'a', constructor: 'a' } })
    expect(fitting(vote, entered)?.values).toEqual({ y: 'a' })
    expect(fitting(vote, draft({ values: { x: ['a', 'b'] } }))).toBeNull()
  })

  it('remembers in which way the vote is entered, though nothing is yet', () => {
    expect(fitting(vote, draft({ form: 'result', values: {} }))).toMatchObject({ form: 'result' })
    expect(fitting(vote, draft({ values: {} }))).toBeNull()
    expect(
      fitting({ ...vote, shape: 'record' }, draft({ form: 'fields', values: {}, declined: true }))
    ).toMatchObject({
      declined: true
    })
  })

  it('is nothing at another question, or where it is no answer of that kind', () => {
    expect(fitting(null, draft())).toBeNull()
    expect(fitting({ ...vote, prompt: 'seer' }, draft())).toBeNull()
    expect(fitting({ ...vote, say: true }, draft())).toBeNull()
    expect(fitting({ ...vote, shape: 'single' }, draft())).toBeNull()
    expect(fitting({ ...vote, outcome: null }, draft({ form: 'result' }))).toBeNull()
    expect(fitting(vote, draft({ form: 'fields' }))).toBeNull()
  })
})
