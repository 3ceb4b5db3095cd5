import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E hunter, F seer, G witch, H cupid, I villager'

describe('Hunter (rulebook 4.4)', () => {
  it('bitten, he shoots at dawn; all see it', () => {
    const table = seat(TABLE).night({ cupid: ['c', 'd'], werewolves: 'e', hunter: 'a' })
    expect(table.dead).toEqual(['a', 'e'])
    expect(table.facts('shot')).toEqual([{ fact: 'shot', by: 'e', target: 'a' }])
    expect(table.player('a').death).toEqual({ round: 1, phase: 'night', cause: 'hunter' })
    expect(table.facts('death').map(({ when, players }) => [when, players.map(({ id }) => id)])).toEqual([
      ['night', ['e']],
      ['day', ['a']]
    ])
  })

  it('executed, he shoots in the phase of the vote', () => {
    const table = seat(TABLE)
      .night({ cupid: ['c', 'd'] })
      .day('a>e b>e', { hunter: 'b' })
    expect(table.player('b').death).toEqual({ round: 1, phase: 'vote', cause: 'hunter' })
  })

  it('may decline, and the table learns nothing of it (D11)', () => {
    const table = seat(TABLE).night({ cupid: ['c', 'd'], werewolves: 'e', hunter: null })
    expect(table.dead).toEqual(['e'])
    expect(table.facts('shot')).toEqual([])
  })

  it('shoots the living only, not himself', () => {
    const table = seat(TABLE).play(
      { cupid: ['c', 'd'], werewolves: 'e', witch: { heal: null, poison: 'i' } },
      'hunter'
    )
    expect(table.actors).toEqual(['e'])
    expect(table.choices).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'h'])
    expect(table.refuses('i')).toBe('not-alive')
    expect(table.refuses('e')).toBe('not-alive')
    expect(table.refuses('moderator')).toBe('no-such-choice')
  })

  it.each([
    ['wolvesOrVote', false],
    ['notPoison', false],
    ['anyDeath', true]
  ])('poisoned: %s shoots %s (D10, I26)', (hunterShoots, shoots) => {
    const table = seat(TABLE, { houseRules: { hunterShoots } })
    table.play({ cupid: ['c', 'd'], witch: { heal: null, poison: 'e' } }, shoots ? 'hunter' : 'discussion')
    expect(table.dead).toEqual(['e'])
    expect([table.prompt, table.until('discussion').log('shot').length]).toEqual(
      shoots ? ['hunter', 1] : ['discussion', 0]
    )
  })

  it('poisoned and bitten the same night: no shot (I29)', () => {
    const table = seat(TABLE).night({
      cupid: ['c', 'd'],
      werewolves: 'e',
      witch: { heal: null, poison: 'e' }
    })
    expect(table.dead).toEqual(['e'])
    expect(table.log('shot')).toEqual([])
  })

  it.each([
    ['wolvesOrVote', false],
    ['notPoison', true],
    ['anyDeath', true]
  ])('of grief: %s shoots %s (D10, I27)', (hunterShoots, shoots) => {
    const table = seat(TABLE, { houseRules: { hunterShoots } })
    table.play({ cupid: ['c', 'e'], werewolves: 'c' }, shoots ? 'hunter' : 'discussion')
    expect(table.dead).toEqual(['c', 'e'])
    expect([table.prompt, table.until('discussion').log('shot').length]).toEqual(
      shoots ? ['hunter', 1] : ['discussion', 0]
    )
  })

  it('healed: lives, no shot (I28)', () => {
    const table = seat(TABLE).night({
      cupid: ['c', 'd'],
      werewolves: 'e',
      witch: { heal: 'e', poison: null }
    })
    expect(table.dead).toEqual([])
    expect(table.log('shot')).toEqual([])
  })

  it('shoots a lover: the partner dies too (I30)', () => {
    const table = seat(TABLE).night({ cupid: ['c', 'd'], werewolves: 'e', hunter: 'c' })
    expect(table.dead).toEqual(['c', 'd', 'e'])
    expect(table.player('d').death).toEqual({ round: 1, phase: 'night', cause: 'grief' })
  })

  it('grief comes before the shot: a lover who died of grief is no target (3.4)', () => {
    const table = seat(TABLE).play({ cupid: ['c', 'e'], werewolves: 'e' }, 'hunter')
    expect(table.dead).toEqual(['c', 'e'])
    expect(table.refuses('c')).toBe('not-alive')
  })

  it('the game is not over before he has shot (P01, P02)', () => {
    const table = seat('A werewolf, B seer, C villager, D hunter, E villager')
    table.correct({ kill: 'b' }).correct({ kill: 'c' }).correct({ kill: 'e' })
    table.play({ werewolves: 'd' }, 'hunter')
    expect(table.winners).toBe(null)
    table.answer(null)
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a'] })
  })

  it('killed by the moderator he does not shoot under wolvesOrVote (OR15)', () => {
    const table = seat(TABLE).correct({ kill: 'e' })
    expect(table.prompt).toBe('night-falls')
  })

  it('revived before he shot, he has no shot (I28)', () => {
    const table = seat(TABLE)
      .play({ cupid: ['c', 'd'], werewolves: 'e' }, 'hunter')
      .correct({ revive: 'e' })
    expect(table.prompt).toBe('discussion')
    expect(table.dead).toEqual([])
  })

  it('bitten he shoots under every reading (D10)', () => {
    for (const hunterShoots of ['wolvesOrVote', 'notPoison', 'anyDeath'])
      expect(
        seat(TABLE, { houseRules: { hunterShoots } }).night({
          cupid: ['c', 'd'],
          werewolves: 'e',
          hunter: 'a'
        }).dead
      ).toEqual(['a', 'e'])
  })
})
