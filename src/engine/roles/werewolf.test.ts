import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E villager, F seer'

describe('Werewolf (rulebook 4.1)', () => {
  it('the pack kills one player a night; the card is shown at dawn', () => {
    const table = seat(TABLE).night({ werewolves: 'c' })
    expect(table.dead).toEqual(['c'])
    expect(table.player('c').death).toEqual({ round: 1, phase: 'night', cause: 'werewolves' })
    expect(table.shown('c')).toBe('villager')
  })

  it('the pack is asked together', () => {
    expect(seat(TABLE).until('werewolves').actors).toEqual(['a', 'b'])
  })

  it('without agreement nobody dies (D46 noKill)', () => {
    expect(seat(TABLE).night({ werewolves: 'split' }).dead).toEqual([])
  })

  it('the moderator insists on an agreement (D46 insist)', () => {
    const table = seat(TABLE, { houseRules: { wolfSplit: 'insist' } }).until('werewolves')
    expect(table.refuses('split')).toBe('no-such-choice')
  })

  it('one wolf alone cannot disagree', () => {
    const table = seat('A werewolf, B seer, C villager, D villager').until('werewolves')
    expect(table.refuses('split')).toBe('no-such-choice')
  })

  it('may choose nobody (D47 wolfMayAbstain)', () => {
    expect(seat(TABLE).night({ werewolves: null }).dead).toEqual([])
    const strict = seat(TABLE, { houseRules: { wolfMayAbstain: false } }).until('werewolves')
    expect(strict.refuses(null)).toBe('must-choose')
  })

  it('may hit a wolf, also himself (D47 wolfMayHitWolf)', () => {
    expect(seat(TABLE).night({ werewolves: 'b' }).dead).toEqual(['b'])
    const strict = seat(TABLE, { houseRules: { wolfMayHitWolf: false } }).until('werewolves')
    expect(strict.refuses('b')).toBe('pack-cannot')
    expect(strict.answer('c').prompt).toBe('dawn')
  })

  it('the dead are never a victim (3.9, P05)', () => {
    const table = seat(TABLE).night({ werewolves: 'c' }).until('dusk').until('werewolves')
    expect(table.refuses('c')).toBe('not-alive')
    expect(table.choices).toEqual(['a', 'b', 'd', 'e', 'f', 'split'])
  })

  it('a dead wolf is not asked again', () => {
    const table = seat(TABLE).night({}).day('a>b c>b d>b').until('werewolves')
    expect(table.dead).toEqual(['b'])
    expect(table.actors).toEqual(['a'])
  })

  it('a lone wolf may not eat his lover, a pack may when another member may (OR13)', () => {
    const lone = seat('A werewolf, B seer, C villager, D villager, E cupid').play(
      { cupid: ['a', 'c'] },
      'werewolves'
    )
    expect(lone.refuses('c')).toBe('lover')
    const pack = seat(`${TABLE}, G cupid`).play({ cupid: ['a', 'c'] }, 'werewolves')
    pack.answer('c').until('discussion')
    expect(pack.dead).toEqual(['a', 'c'])
  })

  it('wins when all others are dead, not before (8 W4, killAll)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager')
    table.night({ werewolves: 'b' }).day('').night({ werewolves: 'c' }).day('')
    expect(table.winners).toBe(null)
    table.night({ werewolves: 'd' })
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a'] })
  })

  it('every wolf wins with the pack, the dead too (8)', () => {
    const table = seat('A werewolf, B werewolf, C villager, D seer').night({ werewolves: 'c' }).day('a>b d>b')
    table.night({ werewolves: 'd' })
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a', 'b'] })
  })

  it('is asked whether it woke only when it chose nobody (D47 wolvesStarve, OR19)', () => {
    const game = (victim: string | null) =>
      seat(TABLE, { houseRules: { wolvesStarve: true } })
        .until('werewolves')
        .answer(victim).prompt
    expect([game('c'), game('split'), game(null)]).toEqual(['dawn', 'dawn', 'werewolves.awake'])
  })
})
