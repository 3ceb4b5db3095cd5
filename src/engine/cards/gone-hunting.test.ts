import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf male, B werewolf female, C villager male, D villager female, E guard male, F seer female, G witch female, H villager female'
const gone = (seats = TABLE) => seat(seats, { deck: ['gone-hunting'] }).night({})

describe('Gone Hunting (rulebook 5.2 F11)', () => {
  it('the men are away: no vote, and no votes for them', () => {
    const table = gone().until('vote')
    expect(table.facts('absent')).toEqual([
      { fact: 'absent', players: ['a', 'c', 'e'], card: 'gone-hunting' }
    ])
    expect(table.actors).toEqual(['b', 'd', 'f', 'g', 'h'])
    expect(table.refuses({ ballots: { c: 'b' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { b: 'c' } })).toBe('absent')
    expect(table.refuses({ result: 'c' })).toBe('no-such-choice')
    expect(table.facts('vote-open').at(-1)?.candidates).toEqual(['b', 'd', 'f', 'g', 'h'])
  })

  it('at night they are not eaten and do not hunt (I50)', () => {
    const table = gone().until('dusk').play({ guard: 'h' }, 'werewolves')
    expect(table.actors).toEqual(['b'])
    expect(table.refuses('c')).toBe('absent')
    expect(table.refuses('a')).toBe('absent')
    expect(table.refuses('split')).toBe('no-such-choice')
    expect(table.answer('d').until('discussion').dead).toEqual(['d'])
  })

  it('all wolves are men: called and not asked, no victim (I50)', () => {
    const table = gone(TABLE.replace('B werewolf female', 'B werewolf male')).until('dusk')
    const asked: string[] = []
    for (; table.prompt !== 'deaths'; table.pass())
      if (!table.game.pending?.say) asked.push(table.prompt ?? '')
    expect(asked).toEqual(['guard', 'seer', 'witch'])
    expect(table.dead).toEqual([])
  })

  it('an absent man can be poisoned (I51); his own night power works', () => {
    const table = gone().until('dusk').play({ guard: 'd' }, 'seer')
    expect(table.log('protect').at(-1)).toMatchObject({ by: ['e'], on: ['d'] })
    expect(table.night({ witch: { heal: null, poison: 'c' } }).dead).toEqual(['c'])
  })

  it('the living are back at dawn, after its deaths', () => {
    const table = gone()
      .until('dusk')
      .play({ witch: { heal: null, poison: 'c' } }, 'deaths')
    expect(table.facts('back')).toEqual([])
    table.until('vote')
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['a', 'e'], card: 'gone-hunting' }])
    expect(table.actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g', 'h'])
  })

  it('who may not vote for another reason may not when he is back either, in the public view too', () => {
    const table = gone()
      .correct({ mark: { player: 'c', mark: 'no-vote', on: true } })
      .until('dusk')
    table
      .correct({ mark: { player: 'a', mark: 'away', on: true } })
      .night({})
      .until('vote')
    expect(table.actors).toEqual(['b', 'd', 'e', 'f', 'g', 'h'])
    expect(table.public.players.filter(({ mayVote }) => mayVote).map(({ id }) => id)).toEqual(table.actors)
    expect(table.facts('back').at(-1)?.players).toEqual(['c', 'e'])
  })

  it('nobody is left who may vote: no vote', () => {
    const table = gone(TABLE.replaceAll('female', 'male')).until('dusk')
    expect([table.log('vote'), table.facts('verdict')]).toEqual([[], []])
  })

  it('an absent Sheriff breaks no tie and has no vote', () => {
    const table = gone().sheriff('c').until('vote')
    expect(table.answer({ tied: ['b', 'd'] }).dead).toEqual([])
    expect(table.prompt).toBe('execution')
  })

  it('sexes unknown: the moderator says who is away', () => {
    const table = seat('A werewolf, B seer female, C villager male, D villager', { deck: ['gone-hunting'] })
    while (table.prompt !== 'gone-hunting' || table.game.pending?.say) table.pass()
    expect([table.actors, table.game.pending?.proposed, table.choices]).toEqual([
      [],
      ['c'],
      ['a', 'b', 'c', 'd']
    ])
    expect(table.refuses(['a', 'a'])).toBe('wrong-shape')
    expect(table.refuses(['x'])).toBe('no-such-choice')
    expect(table.refuses('c')).toBe('wrong-shape')
    table.answer(['c', 'd']).until('vote')
    expect([table.actors, table.player('a').sex, table.player('d').sex]).toEqual([
      ['a', 'b'],
      'female',
      'male'
    ])
  })

  it('the group is edited by regroup (OR21)', () => {
    const table = gone()
      .send({ command: 'regroup', card: 'gone-hunting', players: ['c', 'h'] })
      .until('vote')
    expect(table.actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g'])
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['a', 'e'], card: 'gone-hunting' }])
    expect(table.facts('absent').at(-1)?.players).toEqual(['h'])
  })
})
