import { describe, expect, it } from 'vitest'
import { checkSetup } from '../setup-check'
import { seat, setupOf } from '../testing/table'

const ID = 'pact-with-the-devil'
const TABLE =
  'A werewolf, B werewolf, C villager, D hunter, E elder, F seer, G village-idiot, H villager, I villager'
const pact = (options = {}) => seat(TABLE, { deck: [ID], ...options }).night({})
const condemned = (player: string, options = {}) =>
  pact(options).until('vote').votes(`a>${player} b>${player}`)

describe('Pact with the Devil (rulebook 5.2 F12)', () => {
  it('after an ordinary vote the condemned is asked; who accepts is not executed and stays', () => {
    const table = condemned('c')
    expect([table.prompt, table.actors, table.choices]).toEqual([ID, ['c'], [true, false]])
    table.answer(true)
    expect(table.facts('verdict').at(-1)).toEqual({ fact: 'verdict', players: ['c'], outcome: 'pardoned' })
    expect([table.prompt, table.dead]).toEqual(['execution', []])
    expect([table.shown('c'), table.until('dusk').night({}).until('vote').actors.includes('c')]).toEqual([
      null,
      true
    ])
  })

  it('S137 who declines is executed normally', () => {
    const table = condemned('c').answer(false)
    expect([table.dead, table.player('c').death?.cause, table.log('pact')]).toMatchObject([
      ['c'],
      'vote',
      [{ on: ['c'], result: false }]
    ])
  })

  it('only yes or no is an answer; undo asks again', () => {
    const table = condemned('c')
    expect([table.refuses(null), table.refuses('c')]).toEqual(['must-choose', 'no-such-choice'])
    expect(table.answer(true).undo().prompt).toBe(ID)
  })

  it('D55 automatic: the pact is made without a question', () => {
    const table = condemned('c', { houseRules: { pact: 'automatic' } })
    expect([table.prompt, table.dead, table.log('pact')]).toMatchObject([
      'execution',
      [],
      [{ on: ['c'], result: true }]
    ])
  })

  it('nobody condemned: nobody is asked', () => {
    const table = pact().until('vote').votes('')
    expect([table.prompt, table.facts('verdict').at(-1)?.outcome]).toEqual(['execution', 'nobody'])
  })

  it('ends with its day', () => {
    const table = pact().until('dusk')
    expect([table.cards, table.night({}).until('vote').votes('a>c').dead]).toEqual([[], ['c']])
  })

  it('I17 a pardoned Elder costs the village no powers', () => {
    const table = condemned('e').answer(true).until('dusk')
    expect([table.dead, table.facts('powers-lost')]).toEqual([[], []])
  })

  it('I72 a pardoned Hunter does not shoot', () => {
    const table = condemned('d').answer(true).pass()
    expect([table.prompt, table.log('shot')]).toEqual(['dusk', []])
  })

  it('OR2 a condemned Idiot: the pardon comes first, his card stays hidden; declined, he shows it', () => {
    const table = condemned('g').answer(true)
    expect([table.facts('role-shown'), table.shown('g')]).toEqual([[], null])
    const declined = condemned('g').answer(false)
    expect([declined.dead, declined.shown('g')]).toEqual([[], 'village-idiot'])
  })

  it('I68 a pardon is no execution: a waiting mood card waits on', () => {
    const table = pact().correct({ card: 'enthusiasm' }).until('vote').votes('c>a d>a').answer(true)
    expect([table.until('dusk').cards, table.facts('second-vote')]).toEqual([['enthusiasm'], []])
  })

  it('of several who are hanged together each is asked (10.1)', () => {
    const table = pact().correct({ card: 'great-distrust' }).until('great-distrust')
    const friends = (first: string, second: string) => [first, second]
    table.answer({
      ballots: {
        a: friends('b', 'c'),
        b: friends('a', 'c'),
        c: friends('d', 'e'),
        d: friends('e', 'f'),
        e: friends('f', 'g'),
        f: friends('g', 'a'),
        g: friends('a', 'b'),
        h: friends('a', 'b'),
        i: friends('a', 'b')
      }
    })
    expect(table.actors).toEqual(['h'])
    table.answer(true)
    expect(table.actors).toEqual(['i'])
    table.answer(false)
    expect([table.dead, table.facts('verdict').at(-1)]).toEqual([
      ['i'],
      { fact: 'verdict', players: ['i'], outcome: 'executed' }
    ])
  })

  it('with the coin of another card: first the pact, and it is noted once (I71)', () => {
    const table = pact().correct({ card: 'heads-or-tails' }).until('vote').votes('a>c b>c').answer(false)
    expect(table.prompt).toBe('heads-or-tails')
    table.answer('heads')
    expect([table.dead, table.log('pact').length]).toEqual([[], 1])
  })

  it('who is disqualified while he thinks makes no pact', () => {
    const table = condemned('c').send({ command: 'disqualify', player: 'c' })
    expect([table.dead, table.log('pact')]).toMatchObject([['c'], [{ on: ['c'], result: false }]])
  })
})

describe('what the pact costs (rulebook 5.2 F12)', () => {
  const FOUR = 'A werewolf, B werewolf, C villager, D seer, E villager, F villager'
  const signed = (player: string) =>
    seat(FOUR, { deck: [ID] })
      .night({})
      .until('vote')
      .votes(`d>${player} e>${player}`)
      .answer(true)

  it('S139 a winner who made it is excluded from the next game', () => {
    const table = signed('a').send({ command: 'end', camp: 'werewolves' })
    expect(table.facts('excluded')).toEqual([{ fact: 'excluded', players: ['a'] }])
    expect([table.public.excluded, table.log('excluded')]).toMatchObject([['a'], [{ on: ['a'] }]])
  })

  it('S139 had the other side won, there is no mark', () => {
    const table = signed('a').send({ command: 'end', camp: 'village' })
    expect([table.facts('excluded'), table.public.excluded]).toEqual([[], []])
  })

  it('who declined is not marked', () => {
    const table = seat(FOUR, { deck: [ID] })
      .night({})
      .until('vote')
      .votes('a>c b>c')
      .answer(false)
    table.send({ command: 'end', camp: 'village' })
    expect(table.facts('excluded')).toEqual([])
  })

  it('a win by the rules marks him as well, dead or alive', () => {
    const table = signed('c').until('dusk').night({ werewolves: 'c' }).correct({ kill: 'a' })
    table.correct({ kill: 'b' }).until('result')
    expect(table.public.excluded).toEqual(['c'])
    expect(table.undo().public.excluded).toEqual([])
  })

  it('the next set-up warns when he sits at the table', () => {
    const setup = setupOf(FOUR, { lastGame: { excluded: ['a', 'somebody-else'] } })
    expect(checkSetup(setup).errors).toEqual([])
    expect(checkSetup(setup).warnings).toContainEqual({
      code: 'excluded-player',
      section: '5.2 F12',
      params: { player: 'A' }
    })
    expect(checkSetup(setupOf(FOUR)).warnings.map(({ code }) => code)).not.toContain('excluded-player')
  })
})

it('the log says who signed, and by which house rule (rulebook 5.2 F12)', () => {
  expect(condemned('c').answer(true).history('pact')).toMatchObject([
    { on: ['c'], result: true, why: { module: ID, section: '5.2 F12', rule: 'pact' } }
  ])
})
