import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'little-rascal'
/** D is the youngest. */
const TABLE =
  'A werewolf 40, B werewolf 35, C seer 30, D villager 19, E villager 55, F witch 50, G villager 45, H hunter 33, I villager 61'
const drawn = (options: Options = {}, seats = TABLE) =>
  seat(seats, { deck: [CARD, 'burial', 'touch-of-death'], ...options }).night({})
const asked = (seats: string) => {
  const table = seat(seats, { deck: [CARD] })
  while (table.prompt !== CARD || table.game.pending?.say) table.pass()
  return table
}
const weights = (table: ReturnType<typeof drawn>) =>
  Object.fromEntries(table.public.players.map(({ id, weight }) => [id, weight]))

describe('the Little Rascal is away (rulebook 5.3 C2)', () => {
  it('the youngest neither speaks nor votes, and cannot be voted for (S181)', () => {
    const table = drawn()
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['d'], card: CARD }])
    expect(table.public.running).toEqual([{ card: CARD, moon: 'crescent', until: 'dawn' }])
    table.until('vote')
    expect(table.actors).toEqual(['a', 'b', 'c', 'e', 'f', 'g', 'h', 'i'])
    expect(table.refuses({ ballots: { d: 'a' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'd' } })).toBe('absent')
  })

  it('is read at once, whatever the house does with crescents that wait (D42)', () => {
    const table = drawn({ houseRules: { crescentReveal: 'atTrigger', crescentExpiry: 'untilTriggered' } })
    expect(table.public.running).toEqual([{ card: CARD, moon: 'crescent', until: 'dawn' }])
  })

  it('the wolves cannot eat him (S181)', () => {
    const table = drawn().until('dusk').play({}, 'werewolves')
    expect(table.refuses('d')).toBe('absent')
  })

  it('a wolf Rascal takes no part in the kill', () => {
    const table = drawn({}, TABLE.replace('B werewolf 35', 'B werewolf 12'))
      .until('dusk')
      .play({}, 'werewolves')
    expect(table.actors).toEqual(['a'])
  })

  it('returns at dawn, after its deaths', () => {
    const table = drawn().until('dusk').play({ werewolves: 'e' }, 'deaths')
    expect([table.facts('back'), table.cards]).toEqual([[], [CARD]])
    table.until('discussion')
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['d'], card: CARD }])
    expect(table.public.running.map(({ card }) => card)).toEqual(['burial'])
  })
})

describe('nothing can kill him, or only wolves cannot (D57 rascalImmunity)', () => {
  const poisoned = (rascalImmunity: string) =>
    drawn({ houseRules: { rascalImmunity } })
      .until('dusk')
      .night({ werewolves: 'e', witch: { heal: null, poison: 'd' } })

  it('all: not even poison (I84)', () => {
    const table = poisoned('all')
    expect([table.dead, table.log('averted').map(({ on, result }) => [on, result])]).toEqual([
      ['e'],
      [[['d'], 'poison']]
    ])
    expect(table.facts('death').at(-1)).toEqual({
      fact: 'death',
      when: 'night',
      players: [{ id: 'e', role: 'villager' }]
    })
  })

  it('all: a shot at dawn before he is back (OR16)', () => {
    const table = drawn().until('dusk').play({ werewolves: 'h' }, 'hunter').answer('d').until('discussion')
    expect(table.dead).toEqual(['h'])
  })

  it('all: grief; the bond ends (OR16)', () => {
    const table = seat(`${TABLE}, J cupid 70`, { deck: [CARD, 'burial'] }).night({ cupid: ['d', 'e'] })
    table.day('a>e')
    expect([table.dead, table.game.state.bonds, table.log('grief')]).toEqual([['e'], [], []])
    expect(table.log('averted')).toHaveLength(1)
  })

  it('all: what the moderator decides is carried out', () => {
    expect(drawn().correct({ kill: 'd' }).dead).toEqual(['d'])
    expect(drawn().send({ command: 'disqualify', player: 'd' }).dead).toEqual(['d'])
  })

  it('wolves: poison kills him (I84), and the dead do not come back', () => {
    const table = poisoned('wolves')
    expect([table.dead, table.facts('back'), table.facts('weight')]).toEqual([['d', 'e'], [], []])
  })

  it('wolves: the wolves still cannot reach him', () => {
    const table = drawn({ houseRules: { rascalImmunity: 'wolves' } })
      .until('dusk')
      .play({}, 'werewolves')
    expect(table.refuses('d')).toBe('absent')
  })
})

describe('back again his vote counts three (D57 rascalVote)', () => {
  const back = (houseRules: Options['houseRules'] = {}) => drawn({ houseRules }).until('dusk').night({})

  it('on the day of his return, before everybody’s eyes (S182)', () => {
    const table = back()
    expect([table.facts('weight'), weights(table)['d']]).toEqual([
      [{ fact: 'weight', player: 'd', weight: 3 }],
      3
    ])
    table.day('d>a c>b e>b')
    expect([table.dead, table.facts('vote').at(-1)?.totals]).toEqual([['a'], { a: 6, b: 4 }])
  })

  it('oneDay: afterwards it counts one again (S183)', () => {
    const table = back().day('').night({})
    expect([weights(table)['d'], table.log('three-votes').length]).toEqual([1, 1])
    expect(table.day('d>a c>b e>b').dead).toEqual(['b'])
  })

  it('permanent: it counts three to the end (S183)', () => {
    const table = back({ rascalVote: 'permanent' }).day('').night({})
    expect(weights(table)['d']).toBe(3)
    expect(table.day('d>a c>b e>b').dead).toEqual(['a'])
  })

  it('three also in a second vote of that day (OR6)', () => {
    const table = back().correct({ card: 'enthusiasm' }).until('vote').votes('c>a').until('vote')
    expect(table.votes('d>b c>e g>e').dead).toEqual(['a', 'b'])
  })

  it('a Sheriff’s three are three, not six; then two again (I82, S185)', () => {
    const table = drawn().sheriff('d').until('dusk').night({})
    expect(weights(table)['d']).toBe(3)
    table.day('d>a')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 6 })
    expect(weights(table)['d']).toBe(2)
  })

  it('the badge comes and goes, the three votes stay', () => {
    const table = back().sheriff('d')
    expect([weights(table)['d'], weights(table.sheriff('e'))]).toMatchObject([3, { d: 3, e: 2 }])
    expect(weights(table.sheriff('g'))).toMatchObject({ d: 3, e: 1, g: 2 })
    expect(table.day('d>a').facts('vote').at(-1)?.totals).toEqual({ a: 6 })
  })

  it('who is barred stays barred (I83)', () => {
    const table = drawn()
      .correct({ mark: { player: 'd', mark: 'no-vote', on: true } })
      .until('dusk')
      .night({})
      .until('vote')
    expect(table.actors).not.toContain('d')
    expect(table.public.players.find(({ id }) => id === 'd')?.mayVote).toBe(false)
  })

  it('the card ended by the moderator: he is back at once, without three votes', () => {
    const table = drawn().correct({ endCard: CARD })
    expect([table.facts('back').length, table.facts('weight'), table.cards]).toEqual([1, [], []])
    expect(table.until('dusk').night({}).facts('weight')).toEqual([])
  })

  it('the moderator sends another: it is he who comes back with three', () => {
    const table = drawn()
      .send({ command: 'regroup', card: CARD, players: ['g'] })
      .until('dusk')
      .night({})
    expect(weights(table)).toMatchObject({ d: 1, g: 3 })
  })
})

describe('who is the youngest (rulebook 5.1)', () => {
  it('an age missing: the table is asked, the engine proposes', () => {
    const table = asked(TABLE.replace('E villager 55', 'E villager'))
    expect([table.actors, table.choices.length, table.game.pending?.proposed]).toEqual([[], 9, 'd'])
    expect([table.refuses('x'), table.refuses(null), table.refuses(['d'])]).toEqual([
      'no-such-choice',
      'must-choose',
      'no-such-choice'
    ])
    expect(table.answer('e').facts('absent')).toEqual([{ fact: 'absent', players: ['e'], card: CARD }])
    expect(table.undo().prompt).toBe(CARD)
  })

  it('two are equally young: asked, and remembered', () => {
    const table = asked(TABLE.replace('B werewolf 35', 'B werewolf 19')).answer('b')
    expect(table.facts('absent').at(-1)?.players).toEqual(['b'])
    table.correct({ endCard: CARD }).correct({ card: CARD })
    expect([table.prompt, table.facts('absent').at(-1)?.players]).toEqual(['discussion', ['b']])
  })

  it('the dead are not counted', () => {
    const table = seat(TABLE, { deck: [CARD] }).night({ werewolves: 'd' })
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['c'], card: CARD }])
  })
})

it('the log says that his vote counts three, and by which house rule (rulebook 5.3 C2)', () => {
  expect(drawn().until('dusk').night({}).history('three-votes')).toMatchObject([
    { on: ['d'], why: { module: CARD, section: '5.3 C2', rule: 'rascalVote' } }
  ])
})
