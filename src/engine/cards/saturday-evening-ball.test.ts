import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const CARD = 'saturday-evening-ball'
/** A, C, E and G are the younger half: a wolf in each. */
const TABLE =
  'A werewolf 20, B werewolf 60, C villager 21, D villager 61, E guard 22, F seer 62, G witch 23, H villager 63'
const ball = (options = {}, seats = TABLE) => seat(seats, { deck: [CARD], ...options }).night({})

describe('Saturday Evening Ball (rulebook 5.2 F22)', () => {
  it('the younger half are away: no vote, and no votes for them (D60)', () => {
    const table = ball().until('vote')
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['a', 'c', 'e', 'g'], card: CARD }])
    expect(table.actors).toEqual(['b', 'd', 'f', 'h'])
    expect(table.refuses({ ballots: { c: 'b' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { b: 'c' } })).toBe('absent')
    expect(table.public.running).toEqual([{ card: CARD, moon: 'full', until: 'dawn' }])
  })

  it('a dancing wolf does not hunt, a dancer is not eaten, the others are (I52, S167)', () => {
    const table = ball().until('dusk').play({ guard: 'h' }, 'werewolves')
    expect(table.actors).toEqual(['b'])
    expect(table.refuses('c')).toBe('absent')
    expect(table.refuses('a')).toBe('absent')
    expect(table.answer('d').until('discussion').dead).toEqual(['d'])
  })

  it('all wolves dance: called and not asked, no victim', () => {
    const table = ball({}, TABLE.replace('B werewolf 60', 'B werewolf 19')).until('dusk')
    const prompts: string[] = []
    for (; table.prompt !== 'deaths'; table.pass())
      if (!table.game.pending?.say) prompts.push(table.prompt ?? '')
    expect(prompts).toEqual(['guard', 'seer', 'witch'])
    expect(table.dead).toEqual([])
  })

  it('only eating is barred: a dancer can be poisoned (S169), dancers use their powers', () => {
    const table = ball().until('dusk').play({ guard: 'd' }, 'seer')
    expect(table.log('protect').at(-1)).toMatchObject({ by: ['e'], on: ['d'] })
    expect(table.night({ witch: { heal: null, poison: 'c' } }).dead).toEqual(['c'])
  })

  it('the living are back at dawn, after its deaths (D59)', () => {
    const table = ball()
      .until('dusk')
      .play({ witch: { heal: null, poison: 'c' } }, 'deaths')
    expect(table.facts('back')).toEqual([])
    table.until('vote')
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['a', 'e', 'g'], card: CARD }])
    expect([table.cards, table.actors]).toEqual([[], ['a', 'b', 'd', 'e', 'f', 'g', 'h']])
  })

  it.each([
    ['floor', ['a', 'b']],
    ['ceil', ['a', 'b', 'c']]
  ])('five players: %s makes %j the dancers (D65)', (halfRounding, dancers) => {
    const five = 'A werewolf 20, B seer 30, C villager 40, D villager 50, E villager 60'
    const table = ball({ houseRules: { halfRounding } }, five)
    expect(table.facts('absent')[0]?.players).toEqual(dancers)
  })

  it('ages unknown: the moderator says who they are', () => {
    const table = seat('A werewolf 20, B seer 70, C villager, D villager 60', { deck: [CARD] })
    while (table.prompt !== CARD || table.game.pending?.say) table.pass()
    expect([table.actors, table.game.pending?.proposed, table.choices]).toEqual([
      [],
      ['a', 'd'],
      ['a', 'b', 'c', 'd']
    ])
    expect(table.refuses(['a'])).toBe('too-few')
    expect(table.refuses(['a', 'b', 'c'])).toBe('too-many')
    expect(table.refuses({ a: true })).toBe('wrong-shape')
    table.answer(['c', 'a'])
    expect(table.facts('absent')[0]?.players).toEqual(['a', 'c'])
    expect(table.undo().answer(['a', 'd']).until('vote').actors).toEqual(['b', 'c'])
  })

  it('what the Luncheon was told is known at the Ball: its seniors are not asked for again (D65)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager', {
      deck: ['luncheon-for-seniors', CARD]
    })
    while (table.prompt !== 'luncheon-for-seniors' || table.game.pending?.say) table.pass()
    table.answer(['b', 'd']).until('dusk').night({}).until('vote')
    expect(table.actors).toEqual(['b', 'd'])
  })

  it('the group is edited by regroup (OR21)', () => {
    const table = ball()
      .send({ command: 'regroup', card: CARD, players: ['c', 'h'] })
      .until('dusk')
      .play({ guard: 'd' }, 'werewolves')
    expect([table.actors, table.refuses('h')]).toEqual([['a', 'b'], 'absent'])
    expect(table.answer('e').until('discussion').dead).toEqual(['e'])
  })
})
