import { describe, expect, it } from 'vitest'
import { createGame } from '../game'
import { isRuleError } from '../kernel/prompts'
import type { Json } from '../kernel/state'
import { Table, setupOf, type Options } from '../testing/table'

/** Two numbers by player: what he blocks with, how he acts. */
type Numbers = { readonly [id: string]: readonly [block: number, acting: number] }
const SEATS = 'A werewolf, B werewolf, C villager, D seer, E little-girl, F villager, G witch, H elder'

function table(numbers: Numbers, options: Options = {}): Table {
  const setup = setupOf(SEATS, { ruleset: 'online-new-moon', ...options })
  const players = setup.players.map((player) => {
    const [block, acting] = numbers[player.id] ?? []
    return block === undefined || acting === undefined ? player : { ...player, stats: { block, acting } }
  })
  const game = createGame({ ...setup, players })
  if (isRuleError(game)) throw new Error(game.code)
  return new Table(game).pass()
}
/** Whether this choice is followed by the question of luck, in the round that runs. */
function asksLuck(game: Table, prompt: string, choice: Json): boolean {
  game.until(prompt).answer(choice)
  const asked = game.prompt === `${prompt}.luck`
  game.undo()
  return asked
}
const wolvesAgainst = (numbers: Numbers, options: Options = {}) =>
  asksLuck(table(numbers, options), 'werewolves', 'c')
const seerAgainst = (numbers: Numbers) => asksLuck(table(numbers), 'seer', 'c')

describe('The wolves’ luck on the first night (rulebook 6.4, 6.1)', () => {
  it.each<[string, Numbers, boolean]>([
    ['a higher number', { a: [3, 0], c: [5, 0] }, true],
    ['an equal number', { a: [5, 0], c: [5, 0] }, false],
    ['a lower number', { a: [6, 0], c: [5, 0] }, false],
    ['the highest of the wolves counts', { a: [3, 0], b: [6, 0], c: [5, 0] }, false],
    ['acting is not asked', { a: [3, 0], c: [2, 9] }, false],
    ['a victim without the two numbers', { a: [3, 0] }, false],
    ['wolves without the two numbers', { c: [5, 0] }, false]
  ])('%s', (_case, numbers, asked) => {
    expect(wolvesAgainst(numbers)).toBe(asked)
  })
  it.each([
    [true, ['c']],
    [false, []]
  ])('S247 it holds %s: the dead are %j', (works, dead) => {
    const game = table({ a: [3, 0], c: [5, 0] })
    game.play({ werewolves: 'c', 'werewolves.luck': works }, 'discussion')
    expect(game.dead).toEqual(dead)
    expect(game.history('wolves-luck')).toMatchObject([
      {
        by: ['a', 'b'],
        on: ['c'],
        result: works,
        why: { module: 'luck', section: '6.4', rule: 'firstNightStats' }
      }
    ])
  })
  it('where it fails there is no attack: the Witch is shown nobody, the Girl is not caught', () => {
    const game = table({ a: [3, 0], c: [5, 0] })
    game.play({ werewolves: 'c', 'werewolves.luck': false }, 'witch')
    expect(game.game.pending?.about['attacked']).toEqual([])
  })
  it('an Elder keeps his lives where it fails', () => {
    const game = table({ a: [3, 0], h: [5, 0] })
    game.play({ werewolves: 'h', 'werewolves.luck': false }, 'discussion')
    expect(game.log('attack')).toEqual([])
  })
  it('is not asked where the wolves choose nobody, or do not agree', () => {
    const game = table({ a: [3, 0], c: [5, 0] })
    expect([asksLuck(game, 'werewolves', null), asksLuck(game, 'werewolves', 'split')]).toEqual([
      false,
      false
    ])
  })
  it('S249 from the second night on nothing is asked', () => {
    const game = table({ a: [3, 0], c: [5, 0] })
      .night()
      .until('dusk')
    expect(asksLuck(game, 'werewolves', 'c')).toBe(false)
    expect(game.answer('c').until('discussion').dead).toEqual(['c'])
  })
  it('is off by a house rule, and in the classic rule sets', () => {
    const numbers: Numbers = { a: [3, 0], c: [5, 0] }
    expect(wolvesAgainst(numbers, { houseRules: { firstNightStats: false } })).toBe(false)
    expect(wolvesAgainst(numbers, { ruleset: 'new-moon' })).toBe(false)
  })
  it('is the host’s to say, and nothing of it is public', () => {
    const game = table({ a: [3, 0], c: [5, 0] }).until('werewolves')
    const facts = game.game.facts.length
    game.answer('c')
    expect([game.actors, game.game.pending?.about]).toEqual([[], { player: 'c', by: ['a', 'b'] }])
    expect(game.answer(false).game.facts).toHaveLength(facts)
  })
})

describe('The Seer’s luck on the first night (rulebook 6.4, 6.1)', () => {
  it.each<[string, Numbers, boolean]>([
    ['a higher number', { d: [0, 2], c: [0, 4] }, true],
    ['an equal number', { d: [0, 4], c: [0, 4] }, false],
    ['blocking is not asked', { d: [0, 4], c: [9, 0] }, false],
    ['without the two numbers', { c: [0, 4] }, false]
  ])('%s', (_case, numbers, asked) => {
    expect(seerAgainst(numbers)).toBe(asked)
  })
  it.each<[boolean, Json]>([
    [true, ['villager']],
    [false, []]
  ])('it holds %s: she sees %j', (works, seen) => {
    const game = table({ d: [0, 2], c: [0, 4] })
    game.play({ seer: 'c', 'seer.luck': works }, 'discussion')
    expect(game.log('check').map(({ result }) => result)).toEqual(seen)
  })
  it('where it fails her look is spent, and nothing is said aloud of it (5.4 D-3)', () => {
    const game = table({ d: [0, 2], c: [0, 4] }, { startingCards: ['somnambulism'] })
    game.play({ seer: 'c', 'seer.luck': false }, 'werewolves')
    expect([game.facts('seen'), game.log('check')]).toEqual([[], []])
  })
  it('S251 on the second night she sees without luck', () => {
    const game = table({ d: [0, 2], c: [0, 4] })
      .night()
      .until('dusk')
    expect(asksLuck(game, 'seer', 'c')).toBe(false)
    expect(game.answer('c').log('check').at(-1)?.result).toBe('villager')
  })
})
