import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const ID = 'heads-or-tails'
const TABLE =
  'A werewolf, B werewolf, C villager, D hunter, E elder, F seer, G village-idiot, H villager, I scapegoat'
const coin = (options = {}) => seat(TABLE, { deck: [ID], ...options }).night({})
const condemned = (player: string, options = {}) =>
  coin(options).until('vote').votes(`a>${player} b>${player}`)

describe('Heads or Tails (rulebook 5.2 F20)', () => {
  it.each([
    ['heads', 'heads', []],
    ['heads', 'tails', ['c']],
    ['tails', 'tails', []],
    ['tails', 'heads', ['c']]
  ])('S159, D51 coinPardon=%s: %s', (coinPardon, side, dead) => {
    const table = condemned('c', { houseRules: { coinPardon } })
    expect([table.prompt, table.actors, table.choices]).toEqual([ID, [], ['heads', 'tails']])
    table.answer(side)
    expect([table.dead, table.public.coin]).toEqual([dead, side])
    expect(table.facts('verdict').at(-1)?.outcome).toBe(dead.length > 0 ? 'executed' : 'pardoned')
  })

  it('only a side of the coin is an answer; undo tosses again', () => {
    const table = condemned('c')
    expect([table.refuses('edge'), table.refuses(null), table.refuses(true)]).toEqual([
      'no-such-choice',
      'must-choose',
      'no-such-choice'
    ])
    expect(table.answer('tails').undo().answer('heads').dead).toEqual([])
  })

  it('nobody condemned: no toss', () => {
    expect(coin().until('vote').votes('').prompt).toBe('execution')
  })

  it('S161, I17 a pardoned Elder costs no power', () => {
    const table = condemned('e').answer('heads').until('dusk')
    expect([table.dead, table.facts('powers-lost')]).toEqual([[], []])
    expect(condemned('e').answer('tails').facts('powers-lost')).toHaveLength(1)
  })

  it('I72 a pardoned Hunter does not shoot', () => {
    expect(condemned('d').answer('heads').pass().prompt).toBe('dusk')
  })

  it('OR2 a pardoned Idiot shows no card; with the verdict standing he does', () => {
    expect(condemned('g').answer('heads').facts('role-shown')).toEqual([])
    expect(condemned('g').answer('tails').shown('g')).toBe('village-idiot')
  })

  it('a Scapegoat whom the coin pardons names no voters (4.13)', () => {
    const tie = () => coin().until('vote').votes('a>c b>h')
    expect(tie().answer('heads').pass().prompt).toBe('dusk')
    expect(tie().answer('tails').until('scapegoat').dead).toEqual(['i'])
  })

  it('a pardon is no execution: a waiting mood card waits on (I68)', () => {
    const table = coin().correct({ card: 'enthusiasm' }).until('vote').votes('c>a').answer('heads')
    expect([table.until('dusk').cards, table.facts('second-vote')]).toEqual([['enthusiasm'], []])
  })

  it('each verdict of the day has its toss', () => {
    const table = coin().correct({ card: 'enthusiasm' }).until('vote').votes('c>a').answer('tails')
    table.until('vote').votes('c>h')
    expect([table.prompt, table.answer('heads').dead]).toEqual([ID, ['a']])
  })

  it('nothing is tossed over the dead', () => {
    const table = condemned('c').send({ command: 'disqualify', player: 'c' })
    expect([table.prompt, table.dead, table.facts('coin')]).toEqual(['execution', ['c'], []])
  })

  it('ends with its day', () => {
    const table = coin().until('dusk')
    expect([table.cards, table.night({}).until('vote').votes('a>c').dead]).toEqual([[], ['c']])
  })
})

it('the log says how the coin fell, for whom, and by which house rule (rulebook 5.2 F20, D51)', () => {
  const why = { module: ID, section: '5.2 F20', rule: 'coinPardon' }
  const table = condemned('c')
  expect(table.game.pending?.about).toEqual({ condemned: ['c'] })
  expect(table.answer('tails').history('coin')).toMatchObject([{ on: ['c'], result: 'tails', why }])
})
