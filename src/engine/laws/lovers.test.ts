import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E cupid, F seer, G witch, H hunter, I villager'

describe('Lovers (rulebook 4.8)', () => {
  it.each([
    ['bitten', { werewolves: 'c' }],
    ['poisoned', { witch: { heal: null, poison: 'c' } }],
    ['shot', { werewolves: 'h', hunter: 'c' }]
  ])('one %s: the other dies of grief', (_how, answers) => {
    const table = seat(TABLE).night({ cupid: ['c', 'd'], ...answers })
    expect(table.player('c').alive).toBe(false)
    expect(table.player('d').death?.cause).toBe('grief')
  })

  it('one executed: the other dies of grief in the vote', () => {
    const table = seat(TABLE)
      .night({ cupid: ['c', 'd'] })
      .day('a>c')
    expect(table.player('d').death).toEqual({ round: 1, phase: 'vote', cause: 'grief' })
  })

  it('grief follows in a batch of its own and is not called grief', () => {
    const table = seat(TABLE).night({ cupid: ['c', 'd'], werewolves: 'd' })
    expect(table.facts('death').map(({ players }) => players)).toEqual([
      [{ id: 'd', role: 'villager' }],
      [{ id: 'c', role: 'villager' }]
    ])
  })

  it('both killed in one night: one death each, no grief (P04)', () => {
    const table = seat(TABLE).night({
      cupid: ['c', 'd'],
      werewolves: 'c',
      witch: { heal: null, poison: 'd' }
    })
    expect(table.log('death').map(({ on }) => on)).toEqual([['c'], ['d']])
    expect(table.log('grief')).toEqual([])
  })

  it('healed lover: partner lives (I31)', () => {
    const table = seat(TABLE).night({
      cupid: ['c', 'd'],
      werewolves: 'c',
      witch: { heal: 'c', poison: null }
    })
    expect(table.dead).toEqual([])
  })

  it('a ballot for the lover is refused, another or none accepted (I32)', () => {
    const table = seat(TABLE)
      .night({ cupid: ['c', 'd'] })
      .until('vote')
    expect(table.refuses({ ballots: { c: 'd' } })).toBe('lover')
    expect(table.refuses({ ballots: { d: 'c', a: 'b' } })).toBe('lover')
    table.votes('c>a a>c b>c')
    expect(table.dead).toEqual(['c'])
  })

  it('they do not poison or shoot each other (OR13)', () => {
    const table = seat(TABLE).play({ cupid: ['g', 'd'] }, 'witch')
    expect(table.refuses({ heal: null, poison: 'd' })).toBe('lover')
  })

  it('a mixed couple wins as the last two (8 W14, I33)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer').night({ cupid: ['a', 'b'] })
    table.night({}).correct({ kill: 'c' }).correct({ kill: 'd' })
    expect(table.winners).toEqual({ camps: ['lovers'], players: ['a', 'b'] })
  })

  it('neither village nor wolves win while the couple lives (I33)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer').night({
      cupid: ['a', 'b'],
      werewolves: 'd'
    })
    expect(table.winners).toBe(null)
    expect(table.summary.players.map(({ camp }) => camp)).toEqual(['lovers', 'lovers', 'village', 'village'])
  })

  it('a dead mixed couple wins with nobody (P06)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer, E werewolf, F villager')
    table.night({ cupid: ['a', 'b'], werewolves: 'b' }).day('d>e')
    expect(table.winners).toEqual({ camps: ['village'], players: ['c', 'd', 'f'] })
  })

  it('a couple of one camp wins with its camp (P07)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer')
      .night({ cupid: ['b', 'd'] })
      .day('d>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd'] })
  })

  it('two wolves in love win with the wolves', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer, E werewolf').night({ cupid: ['a', 'e'] })
    table.correct({ kill: 'b' }).correct({ kill: 'c' }).correct({ kill: 'd' })
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a', 'e'] })
  })

  it('a couple of one camp has no goal of its own, nor has Cupid then (D12 couple)', () => {
    const table = seat(TABLE, { houseRules: { cupidCamp: 'couple' } })
    const camps = () => table.summary.players.map(({ camp }) => camp)
    expect(camps()[4]).toBe('village')
    table.night({ cupid: ['a', 'b'] })
    expect(camps()).toEqual([
      ...['werewolves', 'werewolves', 'village', 'village', 'werewolves'],
      ...['village', 'village', 'village', 'village']
    ])
  })

  it('the wolf of a mixed couple counts as a wolf (I33, D49)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer, E werewolf', {
      houseRules: { parity: 'equal' }
    }).night({ cupid: ['a', 'b'] })
    expect(table.correct({ kill: 'c' }).game.state.outcome?.rule).toBe('parity')
  })

  it('a couple of two camps without a wolf has none of its own, nor has Cupid then (D12 couple)', () => {
    const table = seat('A werewolf, B piper, C villager, D seer, E cupid', {
      houseRules: { cupidCamp: 'couple' }
    }).night({ cupid: ['b', 'c'] })
    expect(table.summary.players.map(({ camp }) => camp)).toEqual([
      ...['werewolves', 'piper', 'village', 'village', 'village']
    ])
  })

  it('who cannot die outlives his love: what was averted is grief (OR16)', () => {
    const seats = 'A werewolf 40, B werewolf 35, C villager 19, D seer 30, E cupid 50, F villager 45'
    const table = seat(seats, { deck: ['little-rascal'] })
      .play({ cupid: ['c', 'd'] }, 'dusk')
      .night({ werewolves: 'd' })
    expect([table.dead, table.history('averted').map(({ on, result }) => [on, result])]).toEqual([
      ['d'],
      [[['c'], 'grief']]
    ])
    expect(table.game.state.bonds).toEqual([])
  })
})
