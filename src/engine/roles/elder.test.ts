import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C villager, D elder, E guard, F seer, G hunter, H witch, I villager, J villager'

describe('Elder (rulebook 4.12)', () => {
  it('survives the first bite, dies of the second, without a penalty', () => {
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'd' })
    expect(table.dead).toEqual([])
    table.until('dusk').night({ guard: 'e', werewolves: 'd' })
    expect(table.dead).toEqual(['d'])
    expect(table.facts('powers-lost')).toEqual([])
    table.until('dusk')
    expect(table.play({ guard: 'c' }, 'seer').actors).toEqual(['f'])
  })

  it('guarded, he loses no life (I5)', () => {
    const table = seat(TABLE).night({ guard: 'd', werewolves: 'd' }).until('dusk')
    table.night({ guard: 'c', werewolves: 'd' }).until('dusk')
    expect(table.dead).toEqual([])
    expect(table.night({ guard: 'e', werewolves: 'd' }).dead).toEqual(['d'])
  })

  it.each([
    ['oneLeft', ['d']],
    ['keepsTwo', []]
  ])('healed on the first attack: %s (I6, D32)', (elderHealed, dead) => {
    const table = seat(TABLE, { houseRules: { elderHealed } })
    table.night({ guard: 'c', werewolves: 'd', witch: { heal: 'd', poison: null } }).until('dusk')
    expect(table.night({ guard: 'e', werewolves: 'd' }).dead).toEqual(dead)
  })

  it('second attack healed: lives with one life (I7)', () => {
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'd' }).until('dusk')
    table.night({ guard: 'e', werewolves: 'd', witch: { heal: 'd', poison: null } }).until('dusk')
    expect(table.dead).toEqual([])
    expect(table.night({ guard: 'c', werewolves: 'd' }).dead).toEqual(['d'])
  })

  it('bitten and poisoned in one night: dies of poison, the village pays (I8)', () => {
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'd', witch: { heal: null, poison: 'd' } })
    expect(table.player('d').death?.cause).toBe('poison')
    expect(table.facts('powers-lost')).toHaveLength(1)
  })

  it('executed: Guard, Seer, Witch and Hunter lose their powers for the rest of the game (I11, D33)', () => {
    const table = seat(TABLE).night({ guard: 'c' }).day('a>d c>d')
    expect(table.dead).toEqual(['d'])
    expect(table.facts('powers-lost')).toHaveLength(1)
    table.night({ werewolves: 'g' })
    expect(table.dead).toEqual(['d', 'g'])
    expect(table.log('protect')).toHaveLength(1)
    expect(table.log('check')).toHaveLength(1)
  })

  it('wolves are not affected (I12)', () => {
    const table = seat(TABLE).night({ guard: 'c' }).day('a>d c>d').until('werewolves')
    expect(table.actors).toEqual(['a', 'b'])
  })

  it('the couple and the Sheriff stand (I13)', () => {
    const table = seat(`${TABLE}, K cupid`)
      .night({ cupid: ['c', 'i'], guard: 'c' })
      .sheriff('j')
    table.day('a>d c>d').night({ werewolves: 'c' })
    expect(table.dead).toEqual(['c', 'd', 'i'])
    expect(table.day('j>a').player('a').alive).toBe(false)
  })

  it('shot by the Hunter: dies at once, the village pays (I14)', () => {
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'g', hunter: 'd' })
    expect(table.player('d').death).toEqual({ round: 1, phase: 'night', cause: 'hunter' })
    expect(table.facts('powers-lost')).toHaveLength(1)
    expect(table.until('dusk').play({ werewolves: 'c' }, 'discussion').dead).toEqual(['c', 'd', 'g'])
  })

  it('dies of grief with lives left, no penalty (I15)', () => {
    const table = seat(`${TABLE}, K cupid`).night({ cupid: ['c', 'd'], guard: 'e', werewolves: 'c' })
    expect(table.player('d').death?.cause).toBe('grief')
    expect(table.facts('powers-lost')).toEqual([])
  })

  it('a Hunter who dies later in the same chain cannot shoot (I16)', () => {
    // Poisoned Elder, bitten Hunter: one batch, the penalty counts first.
    const table = seat(TABLE).night({ guard: 'c', werewolves: 'g', witch: { heal: null, poison: 'd' } })
    expect(table.dead).toEqual(['d', 'g'])
    expect(table.facts('shot')).toEqual([])
    expect(table.log('shot')).toEqual([])
  })

  it('the same where the Hunter sits before the Elder (I16, order of seats tells nothing)', () => {
    const table = seat('A werewolf, B hunter, C elder, D witch, E seer, F villager')
    table.night({ werewolves: 'b', witch: { heal: null, poison: 'c' } })
    expect(table.dead).toEqual(['b', 'c'])
    expect(table.log('shot')).toEqual([])
  })

  it('under listFour Hunter, Guard, Witch and Seer lose theirs (D33)', () => {
    const table = seat(TABLE, { houseRules: { elderPenalty: 'listFour' } })
      .night({ guard: 'c' })
      .day('a>d c>d')
    table.night({ werewolves: 'g' })
    expect(table.dead).toEqual(['d', 'g'])
    expect(table.log('check')).toHaveLength(1)
  })

  it('killed by the moderator, disqualified: no penalty (OR22)', () => {
    const table = seat(TABLE).correct({ kill: 'd' })
    expect(table.facts('powers-lost')).toEqual([])
    const other = seat(TABLE).send({ command: 'disqualify', player: 'd' })
    expect(other.facts('powers-lost')).toEqual([])
    expect(other.until('guard').actors).toEqual(['e'])
  })

  it('the loss is read aloud only where his card is shown (OR3)', () => {
    const table = seat(TABLE, { houseRules: { reveal: 'none' } })
      .night({ guard: 'c' })
      .day('a>d c>d')
    expect(table.facts('powers-lost')).toEqual([])
    expect(table.night({ werewolves: 'g' }).log('check')).toHaveLength(1)
  })

  it('keeps his second life when somebody else is healed (I6)', () => {
    const table = seat(TABLE)
      .night({ guard: 'c', werewolves: 'i', witch: { heal: 'i', poison: null } })
      .until('dusk')
    expect(table.night({ guard: 'e', werewolves: 'd' }).dead).toEqual([])
  })
})
