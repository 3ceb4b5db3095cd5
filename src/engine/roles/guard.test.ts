import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E guard, F seer, G witch, H villager'

describe('Guard (rulebook 4.14)', () => {
  it('his protégé survives the wolves (I1)', () => {
    expect(seat(TABLE).night({ guard: 'c', werewolves: 'c' }).dead).toEqual([])
  })

  it('protects himself', () => {
    expect(seat(TABLE).night({ guard: 'e', werewolves: 'e' }).dead).toEqual([])
  })

  it('does not protect from poison (I2)', () => {
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'c', witch: { heal: null, poison: 'c' } })
    expect(table.player('c').death?.cause).toBe('poison')
  })

  it('protects for one night only', () => {
    const table = seat(TABLE).night({ guard: 'c' }).until('dusk')
    expect(table.night({ guard: 'd', werewolves: 'c' }).dead).toEqual(['c'])
  })

  it('never the same player on two consecutive nights (D19)', () => {
    const table = seat(TABLE).night({ guard: 'c' }).until('dusk').until('guard')
    expect(table.refuses('c')).toBe('guarded-last-night')
    table.play({ guard: 'd' }, 'dusk').until('guard')
    expect(table.refuses('d')).toBe('guarded-last-night')
    expect(table.answer('c').until('dawn').prompt).toBe('dawn')
  })

  it('must name somebody (D20 mustName)', () => {
    expect(seat(TABLE).until('guard').refuses(null)).toBe('must-choose')
  })

  it('may name nobody, and the same player after it (D20 allowed)', () => {
    const table = seat(TABLE, { houseRules: { guardEmpty: 'allowed' } }).night({ guard: 'c' })
    table.until('dusk').night({ guard: null }).until('dusk')
    expect(table.night({ guard: 'c', werewolves: 'c' }).dead).toEqual([])
  })

  it.each([
    ['survives', []],
    ['dies', ['c']]
  ])('guarded and healed: %s; the antidote is spent (I4, D21)', (guardHealClash, dead) => {
    const table = seat(TABLE, { houseRules: { guardHealClash } })
    table.night({ guard: 'c', werewolves: 'c', witch: { heal: 'c', poison: null } })
    expect(table.dead).toEqual(dead)
    table.until('dusk').play({ guard: 'h', werewolves: 'd' }, 'witch')
    expect(table.refuses({ heal: 'd', poison: null })).toBe('potion-used')
  })

  it('the dead are not protected (3.9)', () => {
    const table = seat(TABLE).night({ guard: 'd', werewolves: 'c' }).until('dusk').until('guard')
    expect(table.refuses('c')).toBe('not-alive')
  })

  it('a dead Guard is called for show and not asked (D43)', () => {
    const table = seat(TABLE).night({ guard: 'd', werewolves: 'e' }).until('dusk').pass()
    expect(table.prompt).toBe('night-falls')
    table.pass()
    expect([table.prompt, table.game.pending?.say, table.actors]).toEqual(['guard', true, []])
    expect(table.play({ werewolves: 'c' }, 'discussion').dead).toEqual(['c', 'e'])
  })

  it('whom he protected at night is over by dawn, also when the dawn ran on from an answer', () => {
    // The Hunter's shot kills the Elder: the penalty begins in the command that passes the boundary.
    const rest = 'A werewolf female, B werewolf female, C villager female, D elder female, E guard female, '
    const hunting = seat(`${rest}F seer female, G hunter female, H villager female, I villager female`, {
      deck: ['gone-hunting']
    })
    hunting.night({ guard: 'h' }).until('dusk')
    hunting.night({ guard: 'c', werewolves: 'g', hunter: 'd' }).until('dusk')
    expect(hunting.dead).toEqual(['d', 'g'])
    expect(hunting.night({ werewolves: 'c' }).dead).toEqual(['c', 'd', 'g'])
  })

  it('without the antidote there is no clash (I4, D21 dies)', () => {
    const table = seat(TABLE, { houseRules: { guardHealClash: 'dies' } })
    expect(table.night({ guard: 'c', werewolves: 'c' }).dead).toEqual([])
  })

  it('shield and antidote annul each other, and no more: an Elder still has his second life (I4, 4.12)', () => {
    const houseRules = { guardHealClash: 'dies', sheriffElection: 'none' } as const
    const table = seat(TABLE, { houseRules })
    const elder = table.correct({ role: { player: 'c', role: 'elder' } }).pass()
    const saved = { guard: 'c', werewolves: 'c', witch: { heal: 'c', poison: null } }
    expect(elder.night(saved).dead).toEqual([])
    expect(elder.log('attack').map(({ result }) => result)).toEqual(['life-lost'])
    expect(elder.until('dusk').night({ guard: 'd', werewolves: 'c' }).dead).toEqual(['c'])
  })

  it('the Little Girl at the table takes the shield from nobody else (4.9)', () => {
    expect(seat(`${TABLE}, I little-girl`).night({ guard: 'c', werewolves: 'c' }).dead).toEqual([])
  })

  it('bitten in spite of him and guarded to death, the victim died of the bite (D19, D21)', () => {
    const houseRules = { nightOrder: 'guardLast', guardRepeat: 'fatal', guardHealClash: 'dies' } as const
    const table = seat(TABLE, { houseRules }).night({ guard: 'c' }).until('dusk')
    table.night({ werewolves: 'c', witch: { heal: 'c', poison: null }, guard: 'c' })
    expect(table.player('c').death?.cause).toBe('werewolves')
  })
})
