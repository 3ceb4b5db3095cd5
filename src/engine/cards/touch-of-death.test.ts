import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E elder, F seer, G witch'
const touched = () => seat(TABLE, { startingCards: ['touch-of-death'] })

describe('Touch of Death (rulebook 5.4 D-2)', () => {
  it('touched: the victim dies', () => {
    expect(touched().night({ werewolves: 'c', 'touch-of-death': true }).dead).toEqual(['c'])
  })

  it('not touched: no victim, and the Witch is shown nobody', () => {
    const table = touched().play({ werewolves: 'c', 'touch-of-death': false }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: [] })
    expect(table.refuses({ heal: 'c', poison: null })).toBe('witch-not-the-victim')
    expect(table.until('discussion').dead).toEqual([])
  })

  it('is asked of the moderator each night, not where the wolves chose nobody', () => {
    const table = touched().play({ werewolves: 'c' }, 'touch-of-death')
    expect([table.actors, table.choices]).toEqual([[], [true, false]])
    expect(table.refuses(null)).toBe('must-choose')
    expect(table.refuses('true')).toBe('no-such-choice')
    table.answer(true).until('dusk').play({ werewolves: null }, 'witch')
    table.until('dusk').play({ werewolves: 'd' }, 'touch-of-death')
    expect(table.answer(false).until('discussion').dead).toEqual(['c'])
  })

  it('the Elder loses no life when he was not touched', () => {
    const table = touched().night({ werewolves: 'e', 'touch-of-death': false }).until('dusk')
    table.night({ werewolves: 'e', 'touch-of-death': true }).until('dusk')
    expect(table.dead).toEqual([])
    expect(table.night({ werewolves: 'e', 'touch-of-death': true }).dead).toEqual(['e'])
  })

  it('no touch, no designation: the Specter waits on (I63)', () => {
    const table = touched().correct({ card: 'specter' })
    table.play({ werewolves: 'c', 'touch-of-death': false }, 'witch')
    expect([table.player('c').role, table.cards]).toEqual(['villager', ['touch-of-death', 'specter']])
  })

  it('touched: the Specter comes after it', () => {
    const table = touched().correct({ card: 'specter' })
    table.play({ werewolves: 'c', 'touch-of-death': true }, 'specter')
    expect(table.actors).toEqual(['c'])
    table.answer('a').until('discussion')
    expect([table.dead, table.player('c').role]).toEqual([['a'], 'werewolf'])
  })

  it('touched or not is no fact', () => {
    const missed = touched().night({ werewolves: 'c', 'touch-of-death': false })
    const healed = touched().night({
      werewolves: 'c',
      'touch-of-death': true,
      witch: { heal: 'c', poison: null }
    })
    expect(missed.game.facts).toEqual(healed.game.facts)
  })
})

it('the question names the wolves’ choice; the log says that he was not touched (rulebook 5.4 D-2)', () => {
  const table = touched().play({ werewolves: 'c' }, 'touch-of-death')
  expect(table.game.pending?.about).toEqual({ target: 'c' })
  expect(table.answer(false).history('not-touched')).toMatchObject([
    { by: ['a', 'b'], on: ['c'], why: { module: 'touch-of-death', section: '5.4 D-2' } }
  ])
})
