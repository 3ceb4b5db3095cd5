import { describe, expect, it } from 'vitest'
import { createGame } from './game'
import { isRuleError } from './kernel/prompts'
import type { Json } from './kernel/state'
import { seat, setupOf, type Options } from './testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E guard, F seer, G witch, H cupid'

function code(seats: string, options: Options = {}): string | null {
  const game = createGame(setupOf(seats, options))
  return isRuleError(game) ? game.code : null
}

describe('a set-up that cannot be played', () => {
  it.each<[string, string, Options]>([
    ['unknown-role', 'A werewolf, B seer, C villager, D dragon', {}],
    ['unknown-role', 'A werewolf, B seer, C villager, D constructor', {}],
    ['role-mandatory', 'A werewolf, B villager, C villager', {}],
    ['role-mandatory', 'A seer, B villager, C villager', {}],
    ['role-mandatory', 'A werewolf, B seer, C witch', {}],
    ['role-twice', 'A werewolf, B seer, C villager, D seer', {}],
    ['same-id-twice', 'A werewolf, A seer, C villager', {}],
    ['unknown-card', TABLE, { deck: ['tarot'] }],
    ['unknown-card', TABLE, { startingCards: ['tarot'] }],
    ['card-twice', TABLE, { deck: ['burial', 'burial'] }],
    ['starting-card-not-dark', TABLE, { startingCards: ['enthusiasm'] }],
    ['unknown-rule', TABLE, { houseRules: { sheriffHat: true } }],
    ['unknown-rule', TABLE, { houseRules: { toString: true } }],
    ['unknown-rule-value', TABLE, { houseRules: { tieRule: 'coin' } }],
    ['unknown-rule-value', TABLE, { houseRules: { sheriffWeight: 3 } }],
    ['unknown-rule-value', TABLE, { houseRules: { sheriffWeight: '2' } }],
    ['unknown-rule-value', TABLE, { houseRules: { witchBothSameNight: 'true' } }],
    ['unknown-rule-value', TABLE, { houseRules: { reveal: null } }],
    ['unknown-ruleset', TABLE, { ruleset: 'chess' }],
    ['unknown-ruleset', TABLE, { ruleset: 'constructor' }],
    ['thief-cards-without-thief', TABLE, { thiefCards: ['villager', 'villager'] }]
  ])('%s: %s', (expected, seats, options) => {
    expect(code(seats, options)).toBe(expected)
  })
})

const NOT_A_PLAYER: readonly Json[] = [
  'stranger',
  '',
  'A',
  0,
  -1,
  Number.POSITIVE_INFINITY,
  true,
  {},
  { player: 'c' },
  [],
  ['c'],
  'constructor'
]

describe('answers that are refused change nothing', () => {
  it.each(NOT_A_PLAYER)('one player is asked, %j is none', (answer) => {
    const table = seat(TABLE).until('werewolves')
    expect(table.refuses(answer)).toBe('no-such-choice')
  })

  it('NaN and undefined are no answer', () => {
    const table = seat(TABLE).until('guard')
    expect(table.refuses(Number.NaN)).toBe('no-such-choice')
    expect(table.refuses(undefined as unknown as Json)).toBe('no-such-choice')
  })

  it.each<[Json, string]>([
    [null, 'must-choose'],
    ['c', 'wrong-shape'],
    [{}, 'wrong-shape'],
    [[], 'too-few'],
    [['c'], 'too-few'],
    [['c', 'd', 'e'], 'too-many'],
    [['c', 'c'], 'wrong-shape'],
    [['c', null], 'no-such-choice'],
    [['c', ['d']], 'no-such-choice'],
    [['c', 'stranger'], 'no-such-choice']
  ])('two players are asked, %j is refused: %s', (answer, expected) => {
    expect(seat(TABLE).until('cupid').refuses(answer)).toBe(expected)
  })

  it.each<[Json, string]>([
    ['c', 'wrong-shape'],
    [['c', null], 'wrong-shape'],
    [{ heal: 'c', poison: null, drink: 'c' }, 'no-such-choice'],
    [JSON.parse('{ "heal": "c", "__proto__": "c" }') as Json, 'no-such-choice'],
    [{ heal: ['c'], poison: null }, 'no-such-choice'],
    [{ heal: null, poison: 'stranger' }, 'no-such-choice'],
    [{ heal: 'd', poison: null }, 'witch-not-the-victim']
  ])('the Witch answers %j: %s', (answer, expected) => {
    const table = seat(TABLE).play({ cupid: ['c', 'd'], werewolves: 'c' }, 'witch')
    expect(table.refuses(answer)).toBe(expected)
  })

  it('null declines all there is to choose, also where a list or a record is asked for (e)', () => {
    const witch = seat(TABLE).play({ cupid: ['c', 'd'], werewolves: 'c' }, 'witch')
    expect(witch.answer(null).log('no-potion')).toHaveLength(1)
    const houseRules = { sheriffElection: 'candidacy' } as const
    const stage = seat(TABLE, { houseRules }).play({ cupid: ['c', 'd'] }, 'sheriff-election.stand')
    expect(stage.answer(null).badge).toBe(null)
    expect(stage.undo().answer(['c', 'd']).answer(null).prompt).toBe('sheriff-election')
  })

  it.each<[Json, string]>([
    [null, 'wrong-shape'],
    ['a', 'wrong-shape'],
    [[], 'wrong-shape'],
    [{}, 'wrong-shape'],
    [{ ballots: null }, 'wrong-shape'],
    [{ ballots: [] }, 'wrong-shape'],
    [{ ballots: { a: 'c' }, result: 'c' }, 'wrong-shape'],
    [{ ballots: { stranger: 'a' } }, 'no-vote'],
    [JSON.parse('{ "ballots": { "__proto__": "a" } }') as Json, 'no-vote'],
    [{ ballots: { i: 'a' } }, 'no-vote'],
    [{ ballots: { a: 'i' } }, 'not-alive'],
    [{ ballots: { a: 'stranger' } }, 'no-such-choice'],
    [{ ballots: { a: ['c'] } }, 'no-such-choice'],
    [{ ballots: { a: 1 } }, 'no-such-choice'],
    [{ ballots: { a: 'a' } }, 'oneself'],
    [{ ballots: { c: 'd' } }, 'lover'],
    [{ result: 'i' }, 'no-such-choice'],
    [{ result: ['c'] }, 'no-such-choice'],
    [{ result: 'stranger' }, 'no-such-choice'],
    [{ tied: ['c', 'i'] }, 'not-candidate'],
    [{ tied: ['c', 'stranger'] }, 'not-candidate'],
    [{ tied: ['c', 'c'] }, 'wrong-shape'],
    [{ winner: 'c' }, 'wrong-shape']
  ])('a vote is entered as %j: %s', (answer, expected) => {
    const table = seat(`${TABLE}, I villager`)
      .night({ cupid: ['c', 'd'], guard: 'e', werewolves: 'i' })
      .until('vote')
    expect(table.refuses(answer)).toBe(expected)
  })

  it('an answer to another prompt, or to something read aloud', () => {
    const table = seat(TABLE)
    expect(table.refused({ command: 'answer', prompt: 'seer', answer: 'a' }).code).toBe('not-a-question')
    table.until('seer')
    expect(table.refused({ command: 'answer', prompt: 'werewolves', answer: 'c' }).code).toBe('wrong-prompt')
    expect(table.refused({ command: 'go-on' }).code).toBe('not-a-say-step')
  })

  it('a refusal names the prompt, the section and what is legal', () => {
    const table = seat(TABLE).until('seer')
    expect(table.refused({ command: 'answer', prompt: 'seer', answer: 'f' })).toEqual({
      code: 'oneself',
      section: '3.7',
      prompt: 'seer',
      params: { field: 'target' },
      legal: ['a', 'b', 'c', 'd', 'e', 'g', 'h']
    })
  })

  it('players may be named like parts of the language', () => {
    const table = seat(
      'constructor werewolf, toString werewolf, valueOf villager, D seer, E villager, F villager'
    )
    table.until('vote').votes('d>constructor e>constructor f>valueof')
    expect(table.dead).toEqual(['constructor'])
    expect(table.facts('vote').at(-1)?.totals).toEqual({ constructor: 4, valueof: 2 })
  })
})
