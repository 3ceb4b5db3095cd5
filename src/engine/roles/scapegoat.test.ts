import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A scapegoat, B werewolf, C seer, D villager, E villager, F villager, G elder'
const tied = (houseRules = {}) =>
  seat(SEATS, { houseRules }).play({ 'sheriff-election': 'c' }, 'vote').votes('b>d e>f')

describe('the Scapegoat', () => {
  it('dies in a tie, and the tied live (4.13, D23)', () => {
    const game = tied().until('scapegoat')
    expect(game.dead).toEqual(['a'])
    expect(game.player('a').death).toEqual({ round: 1, phase: 'vote', cause: 'scapegoat' })
  })

  it('names who may vote the next day; the day after all vote again (4.13, S093)', () => {
    const game = tied().until('scapegoat').answer(['c', 'd']).until('vote')
    expect(game.actors).toEqual(['c', 'd'])
    expect(game.public.players.filter((player) => player.mayVote).map((player) => player.id)).toEqual([
      'c',
      'd'
    ])
    game.pass().until('vote')
    expect(game.actors).toContain('e')
  })

  it('leaves nobody to vote when his only voter dies (4.13, I25)', () => {
    const game = tied()
      .until('scapegoat')
      .answer(['e'])
      .until('night-falls')
      .play({ werewolves: 'e' }, 'dusk')
    expect(game.summary.phase).toBe('vote')
    expect(game.dead).toEqual(['a', 'e'])
  })

  it('must name at least one voter (10.1)', () => {
    expect(tied().until('scapegoat').refuses([])).toBe('too-few')
  })

  it('lives where the Sheriff settles the tie first (D23 sheriff, I23)', () => {
    const game = seat(SEATS, { houseRules: { tiePrecedence: 'sheriff' } })
      .play({ 'sheriff-election': 'c' }, 'vote')
      .votes('b>d e>f c>d d>f f>d b>d g>f'.replace('b>d e>f', 'b>f e>f'))
    expect(game.until('night-falls').dead).toEqual(['d'])
  })

  it('is powerless after the Elder’s penalty: the ordinary tie rule holds (I12, S391)', () => {
    const game = seat(SEATS)
      .play({ 'sheriff-election': 'c' }, 'vote')
      .votes('b>g')
      .until('vote')
      .votes('b>d c>f')
    expect(game.until('night-falls').dead).toEqual(['f', 'g'])
  })

  it('names voters and a successor when he wore the badge (I97)', () => {
    const game = seat(SEATS)
      .play({ 'sheriff-election': 'a' }, 'vote')
      .votes('b>d e>f')
      .until('scapegoat')
      .answer(['b'])
    expect(game.prompt).toBe('sheriff-successor')
  })

  it('everybody has his vote back when that vote is over, also for the audience (4.13)', () => {
    const game = tied().until('scapegoat').answer(['c', 'd']).until('vote')
    game.votes('').until('dusk')
    expect(game.public.players.filter(({ mayVote }) => !mayVote).map(({ id }) => id)).toEqual(['a'])
  })

  it('a shown Idiot has no vote, on the list’s day and after it, also for the audience (4.13, I24)', () => {
    const game = seat(`${SEATS}, H village-idiot, I villager`, { houseRules: { sheriffElection: 'none' } })
      .day('b>h')
      .until('vote')
      .votes('b>d e>f')
    const mayVote = () => game.public.players.filter((player) => player.mayVote).map(({ id }) => id)
    game.until('scapegoat').answer(['c', 'h']).until('vote')
    expect([game.actors, mayVote()]).toEqual([['c'], ['c']])
    game.votes('').until('dusk')
    expect(mayVote().join('')).toBe('bcdefgi')
  })

  it('whom Miracle brings back is not on his list either (4.13, 5.2 F1)', () => {
    const game = seat(SEATS, { deck: ['good-manners', 'miracle'], houseRules: { sheriffElection: 'none' } })
      .play({ werewolves: 'g' }, 'vote')
      .votes('b>d e>f')
      .until('scapegoat')
      .answer(['c', 'd'])
      .until('vote')
    expect([game.player('g').alive, game.actors]).toEqual([true, ['c', 'd']])
    expect(
      game
        .votes('')
        .until('dusk')
        .public.players.find(({ id }) => id === 'g')?.mayVote
    ).toBe(true)
  })

  it('nobody off his list elects a Sheriff that day (4.13, 5.2 F17)', () => {
    const game = seat(SEATS, { deck: ['good-manners', 'saint-philippe'] })
      .play({ 'sheriff-election': 'c' }, 'vote')
      .votes('b>d e>f')
      .until('scapegoat')
      .answer(['d', 'e'])
    expect(game.until('saint-philippe').actors).toEqual(['d', 'e'])
  })

  it('loses the word where the Elder falls in the same chain before it comes to him (3.4f, 4.12)', () => {
    const game = seat(`${SEATS}, H cupid, I hunter, J villager`, {
      houseRules: { sheriffElection: 'none', hunterShoots: 'anyDeath' }
    })
      .play({ cupid: ['a', 'i'] }, 'vote')
      .votes('b>d e>f')
      .until('hunter')
      .answer('g')
    expect(game.until('vote').dead).toEqual(['a', 'g', 'i'])
    expect([game.facts('voters'), game.actors.length]).toEqual([[], 7])
  })

  it.each<['all' | 'wolves', string]>([
    ['all', 'd'],
    ['wolves', 'a']
  ])('gone for help as the Rascal he cannot die of a tie either (5.3 C2, D57 %s)', (rascalImmunity, dead) => {
    const ages = SEATS.split(', ').map((one, at) => `${one} ${at + 20}`)
    const game = seat(ages.join(', '), { deck: ['little-rascal'], houseRules: { rascalImmunity } })
      .play({ 'sheriff-election': 'c' }, 'vote')
      .votes('c>d e>f g>f')
    expect(game.until('night-falls').dead).toEqual([dead])
  })

  it('who died in between is not spoken of (4.13)', () => {
    const game = tied().until('scapegoat').answer(['c', 'd']).until('werewolves').answer('e').until('dusk')
    expect(game.facts('no-vote').map(({ player, on }) => `${player} ${String(on)}`)).toEqual([
      ...['b true', 'e true', 'f true', 'g true'],
      ...['b false', 'f false', 'g false']
    ])
  })
})
