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

  it('who died in between is not spoken of (4.13)', () => {
    const game = tied().until('scapegoat').answer(['c', 'd']).until('werewolves').answer('e').until('dusk')
    expect(game.facts('no-vote').map(({ player, on }) => `${player} ${String(on)}`)).toEqual([
      ...['b true', 'e true', 'f true', 'g true'],
      ...['b false', 'f false', 'g false']
    ])
  })
})
