import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E cupid, F seer'

describe('Cupid (rulebook 4.7)', () => {
  it('links two players on the first night only', () => {
    const table = seat(TABLE).play({ cupid: ['c', 'd'] }, 'lovers')
    expect(table.actors).toEqual(['c', 'd'])
    expect(table.log('link')).toMatchObject([{ by: ['e'], on: ['c', 'd'] }])
    table.until('dusk').pass()
    expect(table.prompt).toBe('night-falls')
    expect(table.pass().prompt).toBe('seer')
  })

  it('may link himself', () => {
    expect(seat(TABLE).night({ cupid: ['c', 'e'], werewolves: 'c' }).dead).toEqual(['c', 'e'])
  })

  it('may not decline (D13 no), may (D13 yes)', () => {
    expect(seat(TABLE).until('cupid').refuses(null)).toBe('must-choose')
    const free = seat(TABLE, { houseRules: { cupidDecline: 'yes' } }).play({ cupid: null }, 'lovers')
    expect(free.actors).toEqual([])
    expect(free.play({ werewolves: 'c' }, 'discussion').dead).toEqual(['c'])
  })

  it('names exactly two different players', () => {
    const table = seat(TABLE).until('cupid')
    expect(table.refuses(['c'])).toBe('too-few')
    expect(table.refuses(['c', 'd', 'e'])).toBe('too-many')
    expect(table.refuses(['c', 'c'])).toBe('wrong-shape')
    expect(table.refuses('c')).toBe('wrong-shape')
    expect(table.refuses(['c', 'nobody'])).toBe('no-such-choice')
  })

  it('counts as a plain villager afterwards and wins with the village (D12 village)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E cupid').night({ cupid: ['c', 'd'] })
    table.day('b>a c>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd', 'e'] })
  })

  it('who loves whom is no fact', () => {
    const table = seat(TABLE).until('cupid')
    const before = table.game.facts.length
    table.answer(['c', 'd']).until('seer')
    expect(table.game.facts).toHaveLength(before)
  })

  it('the lot links him once, at dawn, with another (D13 randomAtDawn)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    table.play({ cupid: null }, 'cupid.partner')
    expect([table.summary.phase, table.choices]).toEqual(['dawn', ['a', 'b', 'c', 'd', 'f']])
    table.answer('d').until('dusk')
    const asked: (string | null)[] = []
    for (table.pass(); table.prompt !== 'dusk'; table.pass()) asked.push(table.prompt)
    expect(asked).not.toContain('cupid.partner')
    expect(table.correct({ kill: 'd' }).pass().dead).toEqual(['d', 'e'])
  })

  it('who linked somebody himself is not linked by lot (D13 randomAtDawn)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    expect(table.play({ cupid: ['c', 'd'] }, 'discussion').log('link')).toHaveLength(1)
  })

  it('dead on night 1 he is linked with nobody (I94)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    table.play({ cupid: null, werewolves: 'e' }, 'discussion')
    expect([table.dead, table.game.state.bonds]).toEqual([['e'], []])
  })

  it.each<[string, string, string]>([
    ['commoner', TABLE, 'commoner'],
    ['god', TABLE, 'god'],
    ['byBoard', TABLE, 'god'],
    ['byBoard', `${TABLE}, G werewolf`, 'commoner']
  ])('cupidCountsAs %s at %s: %s (D14, equal as more)', (cupidCountsAs, seats, kind) => {
    const table = seat(seats, {
      houseRules: { cupidCountsAs, wolfWin: 'killCommoners', sheriffElection: 'none' } as never
    })
    table
      .night({ cupid: ['a', 'b'] })
      .correct({ kill: 'c' })
      .correct({ kill: 'd' })
    expect(table.winners === null).toBe(kind === 'commoner')
  })

  it('the goal of a mixed couple makes him neither god nor commoner (10.1, D12 thirdIfMixed)', () => {
    const houseRules = { cupidCamp: 'thirdIfMixed', wolfWin: 'killCommoners' } as const
    const table = seat('A werewolf, B werewolf, C villager, D villager, E cupid, F seer, G villager', {
      houseRules
    })
    table.night({ cupid: ['a', 'f'] })
    for (const id of ['c', 'd', 'g']) table.correct({ kill: id })
    expect(table.game.state.outcome?.rule).toBe('killCommoners')
  })
})
