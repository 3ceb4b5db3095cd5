import { describe, expect, it } from 'vitest'
import { createGame } from '../game'
import { isRuleError } from '../kernel/prompts'
import { seat, setupOf, Table } from '../testing/table'

const TABLE = 'A villager, B villager, C werewolf, D seer, E village-idiot, F werewolf, Z villager'

/** Z was eaten on night 1; the card is drawn on day 1 and waits for its question. */
const monday = (options = {}) =>
  seat(TABLE, { deck: ['bleak-monday'], ...options }).play({ werewolves: 'z' }, 'bleak-monday')
/** The same with variant A, at its chain. */
const vouching = (options = {}) => monday(options).answer(true).until('bleak-monday.vouch')

describe('Bleak Monday (rulebook 5.2 F2)', () => {
  it('S111 the variant is declined: normal discussion and vote', () => {
    const table = monday().answer(false)
    expect(table.facts('variant')).toEqual([
      { fact: 'variant', card: 'bleak-monday', on: false, until: 'vote' }
    ])
    expect([table.prompt, table.public.card?.variant]).toEqual(['discussion', false])
    table.until('vote').votes('a>f b>f')
    expect(table.dead).toEqual(['f', 'z'])
  })

  it('only yes or no is an answer', () => {
    const table = monday()
    expect([table.refuses(null), table.refuses('a')]).toEqual(['must-choose', 'no-such-choice'])
    expect(table.choices).toEqual([true, false])
  })

  it('the moderator drops the question: a day like any other', () => {
    const table = monday().correct({ skip: true })
    expect([table.prompt, table.cards]).toEqual(['discussion', ['bleak-monday']])
  })

  it('the card lasts for its day', () => {
    for (const on of [true, false]) {
      const table = monday().answer(on).until('dusk')
      expect([table.cards, table.public.running]).toEqual([[], []])
    }
  })
})

describe('In Any Case, It Surely Isn’t Him! (rulebook 5.5)', () => {
  it('is announced before everybody and replaces the vote, not the discussion', () => {
    const table = monday().answer(true)
    expect([table.prompt, table.public.card]).toEqual([
      'discussion',
      { card: 'bleak-monday', moon: 'full', variant: true }
    ])
    table.until('bleak-monday.vouch', 'vote')
    expect(table.prompt).toBe('bleak-monday.vouch')
  })

  it('S113 the left neighbour of the last dead begins, and stays standing until somebody vouches for him', () => {
    const table = vouching()
    expect(table.actors).toEqual(['a'])
    table.answer('b')
    expect([table.actors, table.choices]).toEqual([['b'], ['a', 'c', 'd', 'e', 'f']])
  })

  it('who is vouched for sits down and goes on; the last one standing is executed', () => {
    const table = vouching()
    for (const target of ['b', 'c', 'd', 'e']) table.answer(target)
    expect([table.actors, table.choices]).toEqual([['e'], ['a', 'f']])
    table.answer('a')
    expect(table.player('f')).toMatchObject({ alive: false, death: { phase: 'vote', cause: 'vote' } })
    expect(table.log('vouch').map(({ by, on }) => [...by, ...on].join(''))).toEqual([
      'ab',
      'bc',
      'cd',
      'de',
      'ea'
    ])
  })

  it('the first voucher, once vouched for, names again', () => {
    const table = vouching().answer('b').answer('a')
    expect([table.actors, table.choices]).toEqual([['a'], ['c', 'd', 'e', 'f']])
    table.answer('c').answer('d').answer('e')
    expect(table.dead).toEqual(['f', 'z'])
    expect(table.facts('vote').at(-1)?.ballots).toEqual({
      a: ['b', 'c'],
      b: ['a'],
      c: ['d'],
      d: ['e']
    })
  })

  it('if the last one standing is the first voucher, he dies', () => {
    const table = vouching()
    for (const target of ['b', 'c', 'd', 'e', 'f']) table.answer(target)
    expect(table.dead).toEqual(['a', 'z'])
  })

  it('never oneself, never one who sits, never nobody, never the dead', () => {
    const table = vouching()
    expect([table.refuses('a'), table.refuses(null), table.refuses('z'), table.refuses('q')]).toEqual([
      'oneself',
      'must-choose',
      'not-alive',
      'no-such-choice'
    ])
    table.answer('b').answer('c')
    expect([table.refuses('b'), table.refuses('c')]).toEqual(['already-vouched', 'oneself'])
  })

  it('everybody sees who vouches for whom, as it happens', () => {
    const table = vouching().answer('d')
    expect(table.public.sequence).toEqual({
      form: 'bleak-monday',
      order: ['a', 'b', 'c', 'd', 'e', 'f'],
      next: 'd',
      given: { a: 'd' }
    })
    for (const target of ['b', 'c', 'e', 'f']) table.answer(target)
    expect([table.public.sequence, table.public.verdict]).toEqual([
      null,
      { players: ['a'], outcome: 'executed' }
    ])
  })

  it('undo takes back one person', () => {
    const table = vouching().answer('b').answer('c').undo()
    expect([table.actors, table.refuses('b')]).toEqual([['b'], 'oneself'])
    table.redo()
    expect(table.actors).toEqual(['c'])
  })

  it('all that remain may be given at once, as far as each speaks once', () => {
    const table = vouching()
    expect(table.refuses({ ballots: { z: 'a' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'b' } })).toBe('must-choose')
    table.answer({ ballots: { a: 'b', b: 'c', c: 'd', d: 'e', e: 'f' } })
    expect(table.dead).toEqual(['a', 'z'])
    const again = vouching()
      .answer('b')
      .answer({ ballots: { b: 'a', a: 'c', c: 'd', d: 'e' } })
    expect(again.dead).toEqual(['f', 'z'])
  })

  it('nobody is dead: from the Sheriff’s left, else from the first seat (rulebook 0)', () => {
    const first = seat(TABLE, { deck: ['bleak-monday'] })
      .play({}, 'bleak-monday')
      .answer(true)
    expect(first.until('bleak-monday.vouch').actors).toEqual(['a'])
    const left = seat(TABLE, { deck: ['bleak-monday'] })
      .sheriff('c')
      .play({}, 'bleak-monday')
      .answer(true)
    expect(left.until('bleak-monday.vouch').actors).toEqual(['d'])
  })

  it('who is away neither vouches nor is vouched for, and cannot hang', () => {
    const table = monday().answer(true)
    for (const player of ['a', 'f']) table.correct({ mark: { player, mark: 'away', on: true } })
    table.until('bleak-monday.vouch')
    expect([table.actors, table.refuses('f')]).toEqual([['b'], 'absent'])
    table.answer('c').answer('d').answer('e')
    expect(table.dead).toEqual(['b', 'z'])
  })

  it('a lost vote is no lost word', () => {
    const table = monday()
      .answer(true)
      .correct({ mark: { player: 'a', mark: 'no-vote', on: true } })
    expect(table.until('bleak-monday.vouch').actors).toEqual(['a'])
  })

  it('fewer than two there: nobody can vouch, nobody hangs', () => {
    const table = monday().answer(true)
    for (const player of ['a', 'b', 'c', 'd', 'e'])
      table.correct({ mark: { player, mark: 'away', on: true } })
    table.until('dusk')
    expect([table.dead, table.log('vouch')]).toEqual([['z'], []])
  })

  it('who speaks is disqualified: the one before him speaks again', () => {
    const table = vouching().answer('b').answer('c').send({ command: 'disqualify', player: 'c' })
    expect([table.actors, table.choices]).toEqual([['b'], ['a', 'd', 'e', 'f']])
    table.send({ command: 'disqualify', player: 'b' })
    expect(table.actors).toEqual(['a'])
    table.answer('d').answer('e')
    table.send({ command: 'disqualify', player: 'a' })
    expect(table.dead).toEqual(['a', 'b', 'c', 'f', 'z'])
    expect(table.facts('vote').at(-1)?.ballots).toEqual({ a: ['b', 'd'], b: ['c'], d: ['e'] })
  })

  it('the moderator closes the chain: nobody dies', () => {
    const table = vouching().answer('b').correct({ skip: true })
    expect([table.prompt, table.dead]).toEqual(['execution', ['z']])
  })

  it('names a player by any word', () => {
    const [first = '', ...others] = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty']
    const roles = ['villager', 'werewolf', 'seer', 'villager', 'villager']
    const setup = setupOf(TABLE, { deck: ['bleak-monday'] })
    const players = [first, ...others].map((id, at) => ({ id, name: id, role: roles[at] ?? '' }))
    const game = createGame({ ...setup, players })
    if (isRuleError(game)) throw new Error(game.code)
    const table = new Table(game).until('bleak-monday').answer(true).until('bleak-monday.vouch')
    for (const target of others) table.answer(target)
    expect(table.dead).toEqual([first])
    expect(Object.keys(table.facts('vote').at(-1)?.ballots ?? {})).toEqual([first, ...others.slice(0, -1)])
  })

  it('is an execution by the village: the Idiot may save himself, a wolf wakes Enthusiasm (10.1)', () => {
    const idiot = vouching()
    for (const target of ['b', 'c', 'd', 'f', 'a']) idiot.answer(target)
    expect([idiot.dead, idiot.shown('e')]).toEqual([['z'], 'village-idiot'])
    const wolf = monday().answer(true).correct({ card: 'enthusiasm' }).until('bleak-monday.vouch')
    for (const target of ['b', 'c', 'd', 'e', 'a']) wolf.answer(target)
    expect(wolf.until('vote').facts('second-vote')).toHaveLength(1)
    // OR6: the second vote is an ordinary one.
    expect(wolf.votes('a>c').dead).toEqual(['c', 'f', 'z'])
  })
})

it('the table sees who stands, who is next, and in the end nobody (rulebook 5.5)', () => {
  const table = vouching()
  const order = [...'abcdef']
  expect(table.facts('vote-open').at(-1)).toMatchObject({ form: 'bleak-monday', candidates: order })
  expect(table.facts('sequence')).toEqual([
    { fact: 'sequence', form: 'bleak-monday', order, next: table.actors[0], given: {} }
  ])
  while (table.prompt === 'bleak-monday.vouch') table.answer(table.choices.at(-1) ?? null)
  expect(table.facts('sequence').at(-1)?.next).toBeNull()
  expect(Object.keys(table.facts('sequence').at(-1)?.given ?? {})).toHaveLength(5)
})

it('the log says who vouched for whom (rulebook 5.5)', () => {
  const table = vouching()
  const [by] = table.actors
  expect(table.answer('c').history('vouch')).toMatchObject([
    { by: [by], on: ['c'], why: { module: 'bleak-monday', section: '5.5' } }
  ])
})
