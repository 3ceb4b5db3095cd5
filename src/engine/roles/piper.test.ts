import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A piper, B werewolf, C seer, D villager, E villager, F villager'

describe('the Piper', () => {
  it('charms two others a night, never himself, never twice (4.15)', () => {
    const game = seat(SEATS).until('piper')
    expect(game.refuses(['a', 'b'])).toBe('oneself')
    expect(game.refuses(['b'])).toBe('too-few')
    game.answer(['b', 'c']).until('piper')
    expect(game.refuses(['b', 'd'])).toBe('already-charmed')
  })

  it('wins when every other living player is charmed, also after a vote (4.15, 8 W19, S103)', () => {
    const game = seat(SEATS)
      .play({ piper: ['b', 'c'] }, 'vote')
      .pass()
      .play({ piper: ['d', 'e'] }, 'vote')
    expect(game.summary.winners).toBe(null)
    game.until('vote').votes('b>f').until('result')
    expect(game.winners).toEqual({ camps: ['piper'], players: ['a'] })
  })

  it('wins as soon as it is day, after a night nobody died of (8)', () => {
    const table = seat('A piper, B werewolf, C seer, D villager').play({ piper: ['b', 'c'] }, 'vote')
    expect(table.until('piper').answer(['d']).until('deaths').pass().prompt).toBe('result')
  })

  it('names who is left when fewer than two are (4.15)', () => {
    const game = seat('A piper, B werewolf, C seer, D villager')
      .play({ piper: ['b', 'c'] }, 'vote')
      .until('piper')
    expect(game.answer(['d']).until('result').winners?.camps).toEqual(['piper'])
  })

  it('does not win once he is dead (4.15, S345)', () => {
    const game = seat(SEATS)
      .play({ piper: ['b', 'c'] }, 'vote')
      .pass()
      .play({ werewolves: 'a', piper: ['d', 'e'] }, 'vote')
      .votes('b>f')
      .until('vote')
    expect(game.summary.winners).toBe(null)
  })

  it('keeps his power and goal under the Elder’s penalty (I12)', () => {
    const game = seat('A piper, B werewolf, C seer, D elder, E villager, F villager')
      .until('vote')
      .votes('b>d')
      .until('piper')
    expect(game.actors).toEqual(['a'])
  })

  it('loses to the village when the last wolf dies first (8)', () => {
    const game = seat(SEATS).until('vote').votes('c>b').until('result')
    expect(game.winners?.camps).toEqual(['village'])
    expect(game.winners?.players).not.toContain('a')
  })

  it('wins when he is the only one left (10.1)', () => {
    const game = seat('A piper, B werewolf, C seer, D villager')
    for (const id of ['c', 'd', 'b']) game.send({ command: 'correct', set: { kill: id } })
    expect(game.until('result').winners?.camps).toEqual(['piper'])
  })

  it('the charmed, old and new, wake and see each other, the dead among them not (4.15, 3.3)', () => {
    const game = seat(SEATS)
      .play({ piper: ['b', 'c'] }, 'vote')
      .votes('b>c')
      .until('piper')
      .answer(['d', 'e'])
    expect([game.prompt, game.actors]).toEqual(['charmed', ['b', 'd', 'e']])
  })

  it('charms whatever else is in force at the table (4.15)', () => {
    const game = seat(SEATS, { startingCards: ['burial'] }).until('piper')
    expect(game.choices).toEqual(['b', 'c', 'd', 'e', 'f'])
    game.answer(['b', 'c']).until('dusk').until('piper').answer(['d', 'e'])
    expect(game.actors).toEqual(['b', 'c', 'd', 'e'])
    expect(game.until('dusk').until('piper').choices).toEqual(['f'])
    game.answer(['f']).until('result')
    expect(game.facts('over')).toMatchObject([{ camps: ['piper'], rule: 'all-charmed' }])
  })
})
