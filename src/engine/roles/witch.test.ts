import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E villager, F seer, G witch'
const nothing = { heal: null, poison: null }

describe('Witch (rulebook 4.5)', () => {
  it('is shown the victim and heals him (I31)', () => {
    const table = seat(TABLE).play({ werewolves: 'c' }, 'witch')
    expect(table.game.pending?.about).toEqual({ attacked: ['c'], heal: 1, poison: 1 })
    table.answer({ heal: 'c', poison: null }).until('discussion')
    expect(table.dead).toEqual([])
  })

  it('heals nobody but the victim of this night', () => {
    const table = seat(TABLE).play({ werewolves: 'c' }, 'witch')
    expect(table.refuses({ heal: 'd', poison: null })).toBe('witch-not-the-victim')
    table.answer(nothing).night({}).until('witch')
    expect(table.refuses({ heal: 'c', poison: null })).toBe('not-alive')
    expect(table.refuses({ heal: 'd', poison: null })).toBe('witch-not-the-victim')
  })

  it('poisons any living player, in the same night also (D5)', () => {
    const table = seat(TABLE).night({ werewolves: 'c', witch: { heal: 'c', poison: 'd' } })
    expect(table.dead).toEqual(['d'])
    expect(table.player('d').death?.cause).toBe('poison')
  })

  it('one potion a night (D5 false)', () => {
    const table = seat(TABLE, { houseRules: { witchBothSameNight: false } }).play(
      { werewolves: 'c' },
      'witch'
    )
    expect(table.refuses({ heal: 'c', poison: 'd' })).toBe('one-potion-a-night')
    expect(table.answer({ heal: 'c', poison: null }).until('discussion').dead).toEqual([])
  })

  it('has one of each for the game (D4 oneEach); a spent Witch is called and not asked', () => {
    const table = seat(TABLE)
      .night({ werewolves: 'c', witch: { heal: 'c', poison: null } })
      .until('dusk')
    table.play({ werewolves: 'd' }, 'witch')
    expect(table.refuses({ heal: 'd', poison: null })).toBe('potion-used')
    table.answer({ heal: null, poison: 'e' }).until('discussion')
    expect(table.dead).toEqual(['d', 'e'])
    table.until('dusk').play({ werewolves: 'c' }, 'dawn').until('discussion')
    expect(table.dead).toEqual(['c', 'd', 'e'])
    expect(table.log('no-potion')).toEqual([])
  })

  it('the healing ends with its night', () => {
    const table = seat(TABLE)
      .night({ werewolves: 'c', witch: { heal: 'c', poison: null } })
      .until('dusk')
    expect(table.night({ werewolves: 'c' }).dead).toEqual(['c'])
  })

  it.each([
    ['always', 1, null],
    ['always', 2, null],
    ['never', 1, 'self-save'],
    ['firstNight', 1, null],
    ['firstNight', 2, 'self-save']
  ])('heals herself: %s, night %i (D6)', (witchSelfSave, round, code) => {
    const table = seat(TABLE, { houseRules: { witchSelfSave } })
    if (round === 2) table.night({}).until('dusk')
    table.play({ werewolves: 'g' }, 'witch')
    const heal = { heal: 'g', poison: null }
    if (code) expect(table.refuses(heal)).toBe(code)
    else expect(table.answer(heal).until('discussion').dead).toEqual([])
  })

  it('may poison herself (D7)', () => {
    expect(seat(TABLE).night({ witch: { heal: null, poison: 'g' } }).dead).toEqual(['g'])
    const strict = seat(TABLE, { houseRules: { witchSelfPoison: false } }).until('witch')
    expect(strict.refuses({ heal: null, poison: 'g' })).toBe('self-poison')
  })

  it('acts although she is the victim of this night (P14)', () => {
    const table = seat(TABLE).play({ werewolves: 'g' }, 'witch')
    expect(table.actors).toEqual(['g'])
    table.answer({ heal: null, poison: 'a' }).until('discussion')
    expect(table.dead).toEqual(['a', 'g'])
  })

  it('bitten and poisoned is one death, of poison (I29)', () => {
    const table = seat(TABLE).night({ werewolves: 'c', witch: { heal: null, poison: 'c' } })
    expect(table.dead).toEqual(['c'])
    expect(table.player('c').death?.cause).toBe('poison')
    expect(table.log('death')).toHaveLength(1)
  })

  it('healed and poisoned the same player: the poison kills, the antidote is spent', () => {
    const table = seat(TABLE).night({ werewolves: 'c', witch: { heal: 'c', poison: 'c' } })
    expect(table.player('c').death?.cause).toBe('poison')
    table.until('dusk').play({ werewolves: 'd' }, 'dawn')
    expect(table.night({}).dead).toEqual(['c', 'd'])
  })

  it('a potion is kept for a later night', () => {
    const table = seat(TABLE).night({ werewolves: 'c', witch: nothing }).until('dusk')
    expect(table.night({ werewolves: 'd', witch: { heal: 'd', poison: null } }).dead).toEqual(['c'])
  })

  it('is told of the victim while she has the antidote (D8 untilHealUsed)', () => {
    const table = seat(TABLE, { houseRules: { witchSeesVictim: 'untilHealUsed' } }).play(
      { werewolves: 'c' },
      'witch'
    )
    expect(table.game.pending?.about['attacked']).toEqual(['c'])
  })

  it('who may not heal herself may heal others and poison herself (D6 never)', () => {
    const table = () => seat(TABLE, { houseRules: { witchSelfSave: 'never' } })
    expect(table().night({ werewolves: 'c', witch: { heal: 'c', poison: null } }).dead).toEqual([])
    expect(table().night({ werewolves: 'g', witch: { heal: null, poison: 'g' } }).dead).toEqual(['g'])
  })

  it('who may not poison herself may heal herself (D7 false)', () => {
    const table = seat(TABLE, { houseRules: { witchSelfPoison: false } })
    expect(table.night({ werewolves: 'g', witch: { heal: 'g', poison: null } }).dead).toEqual([])
  })

  it.each([
    ['notIfGuardInGame', false],
    ['notWhileGuardAlive', true]
  ])('the Guard is dead: %s, she may heal herself %s (D6)', (witchSelfSave, may) => {
    const table = seat(`${TABLE}, H guard`, { houseRules: { witchSelfSave } }).correct({ kill: 'h' })
    table.play({ werewolves: 'g' }, 'witch')
    if (may) expect(table.answer({ heal: 'g', poison: null }).until('discussion').dead).toEqual(['h'])
    else expect(table.refuses({ heal: 'g', poison: null })).toBe('self-save')
  })

  it('no Guard lives when he has become another (D6 notWhileGuardAlive)', () => {
    const table = seat(`${TABLE}, H guard`, { houseRules: { witchSelfSave: 'notWhileGuardAlive' } })
    table.correct({ role: { player: 'h', role: 'villager' } }).play({ werewolves: 'g' }, 'witch')
    expect(table.answer({ heal: 'g', poison: null }).until('discussion').dead).toEqual([])
  })

  it('her camp is hers alone (D9 sharesVillageWin)', () => {
    const table = seat(TABLE, { houseRules: { witchCamp: 'sharesVillageWin' } })
    expect(table.summary.players.map(({ camp }) => camp)).toEqual([
      ...['werewolves', 'werewolves', 'village', 'village', 'village', 'village'],
      'third-party'
    ])
    table.correct({ kill: 'a' }).correct({ kill: 'b' })
    expect(table.winners).toEqual({ camps: ['village'], players: ['c', 'd', 'e', 'f', 'g'] })
  })

  it.each(['village', 'sharesVillageWin'] as const)(
    'loved by a wolf she has the couple’s goal and no share in the village’s win (D9 %s, 4.8)',
    (witchCamp) => {
      const table = seat(`${TABLE}, H cupid`, { houseRules: { witchCamp } }).night({ cupid: ['a', 'g'] })
      table.correct({ kill: 'b' }).correct({ kill: 'a' }).pass()
      expect(table.winners).toEqual({ camps: ['village'], players: ['c', 'd', 'e', 'f', 'h'] })
    }
  )
})
