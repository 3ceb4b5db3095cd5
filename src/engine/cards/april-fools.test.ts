import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E guard, F elder, G witch, H seer, I hunter, J cupid, K villager'
/** Lovers C and D; the card is drawn on day 1. */
const fools = (options = {}) =>
  seat(TABLE, { deck: ['april-fools'], ...options }).night({ cupid: ['c', 'd'], guard: 'k' })
/** Both lovers must vote; the others as given. */
const ballots = (others: string) => `c>d d>c ${others}`

describe('April Fools’ (rulebook 5.2 F13)', () => {
  it('the Witch looks, the Seer has the remaining potions (I76)', () => {
    const table = fools().day(ballots('a>k b>k')).play({ guard: 'c' }, 'seer')
    expect(table.actors).toEqual(['g'])
    expect(table.refuses('g')).toBe('oneself')
    table.answer('a').play({ werewolves: 'e' }, 'witch')
    expect([table.actors, table.game.pending?.about]).toEqual([
      ['h'],
      { attacked: ['e'], heal: 1, poison: 1 }
    ])
    expect(table.log('check').at(-1)).toMatchObject({ by: ['g'], on: ['a'], result: 'werewolf' })
  })

  it('the Elder protects, the Guard survives the first bite (I78)', () => {
    const table = fools().day(ballots('a>k b>k')).until('guard')
    expect(table.actors).toEqual(['f'])
    expect(table.answer('c').play({ werewolves: 'e' }, 'discussion').dead).toEqual(['k'])
    // The life is spent: it belongs to the power, not to the player.
    table.until('dusk').night({ guard: 'e', werewolves: 'f' })
    expect(table.dead).toEqual(['f', 'k'])
  })

  it('the Elder has no lives meanwhile', () => {
    const table = fools().day(ballots('a>k b>k')).night({ guard: 'c', werewolves: 'f' })
    expect(table.dead).toEqual(['f', 'k'])
    expect(table.facts('powers-lost')).toEqual([])
  })

  it('the guard’s memory goes with the power', () => {
    const table = fools().day(ballots('')).until('guard')
    expect([table.actors, table.refuses('k')]).toEqual([['f'], 'guarded-last-night'])
    table.answer('c').until('dusk').until('guard')
    expect([table.actors, table.refuses('c')]).toEqual([['e'], 'guarded-last-night'])
  })

  it('used potions stay used', () => {
    const table = seat(TABLE, { deck: ['april-fools'] })
    table.night({ cupid: ['c', 'd'], guard: 'k', witch: { heal: null, poison: 'b' } }).day(ballots(''))
    table.play({ guard: 'c', werewolves: 'k' }, 'witch')
    expect(table.refuses({ heal: null, poison: 'a' })).toBe('potion-used')
    table.answer({ heal: 'k', poison: null }).until('dusk')
    table.play({ guard: 'e', werewolves: 'k' }, 'dawn').night({})
    expect(table.dead).toEqual(['b', 'k'])
  })

  it('all is normal again from the next dawn', () => {
    const table = fools().day(ballots('')).night({ guard: 'c' }).until('dusk').until('guard')
    expect(table.actors).toEqual(['e'])
    expect(table.play({ guard: 'd' }, 'seer').actors).toEqual(['h'])
    expect(table.play({}, 'witch').actors).toEqual(['g'])
  })

  it('a pair with a dead half does not change places', () => {
    const table = seat(TABLE, { deck: ['april-fools'] })
    table
      .night({ cupid: ['c', 'd'], guard: 'k', werewolves: 'g' })
      .day(ballots(''))
      .play({ guard: 'c' }, 'seer')
    expect(table.actors).toEqual(['h'])
  })

  describe('Hunter and Little Girl (S141, I77)', () => {
    const both = () =>
      seat('A werewolf, B werewolf, C hunter, D little-girl, E seer, F villager, G villager', {
        deck: ['april-fools']
      })

    it('the Little Girl is executed: she may shoot', () => {
      const table = both().night({}).until('vote').votes('a>d b>d c>d').until('hunter')
      expect([table.actors, table.dead]).toEqual([['d'], ['d']])
      table.answer('a')
      expect([table.dead, table.facts('shot')]).toMatchObject([['a', 'd'], [{ by: 'd', target: 'a' }]])
    })

    it('the Hunter is executed: he has no shot', () => {
      const table = both().night({}).day('a>c b>c d>c')
      expect([table.dead, table.log('shot')]).toEqual([['c'], []])
    })

    it('the Hunter may peek, and dies where the wolves see him (D17)', () => {
      const table = both().night({}).day('').until('little-girl')
      expect(table.actors).toEqual(['c'])
      expect(table.answer(true).until('discussion').dead).toEqual(['c'])
    })
  })

  it('no Little Girl: the Hunter keeps his shot', () => {
    expect(fools().day(ballots('a>i b>i e>i'), { hunter: 'a' }).dead).toEqual(['a', 'i'])
  })

  it('half of a pair dies: the survivor keeps the borrowed power till dawn (OR9)', () => {
    const table = fools().day(ballots('a>g b>g e>g')).play({ guard: 'c', werewolves: 'k' }, 'witch')
    expect(table.actors).toEqual(['h'])
    table.night({}).until('dusk')
    expect(table.play({ guard: 'e' }, 'seer').actors).toEqual(['h'])
  })

  it('lovers must vote for each other (I75)', () => {
    const table = fools().until('vote')
    expect(table.refuses({ ballots: { c: 'd' } })).toBe('must-choose')
    expect(table.refuses({ ballots: { c: 'a', d: 'c' } })).toBe('only-the-lover')
    table.votes('c>d d>c a>c')
    expect(table.dead).toEqual(['c'])
  })

  it('one dies this round: the other survives and loves no more (I75)', () => {
    const table = fools().day('c>d d>c a>c')
    expect([table.dead, table.player('d').alive]).toEqual([['c'], true])
    expect(table.log('grief')).toEqual([])
    const night = fools().day(ballots('')).night({ guard: 'e', werewolves: 'd' })
    expect(night.dead).toEqual(['d'])
  })

  it.each([
    ['ends', ['c']],
    ['normal', ['c', 'd']],
    ['endsIfOneDies', ['c', 'd']]
  ])('both live: afterwards the bond %s (D56)', (aprilLove, dead) => {
    const table = fools({ houseRules: { aprilLove } }).day(ballots('')).night({ guard: 'e' }).until('dusk')
    expect(table.night({ guard: 'k', werewolves: 'c' }).dead).toEqual(dead)
  })

  it('a partner who cannot be voted for: no duty, the ordinary ban lifted too (OR11)', () => {
    const table = fools()
      .correct({ mark: { player: 'd', mark: 'away', on: true } })
      .until('vote')
    table.votes('c>a')
    expect(table.dead).toEqual(['a'])
  })

  it('in a vote among the tied a lover whose partner is not tied has no duty (OR11)', () => {
    const table = fools({ houseRules: { tieRule: 'revoteOnce' } })
      .until('vote')
      .votes('c>d d>c a>e b>e f>k g>k')
    table.votes('c>e a>k b>e')
    expect(table.dead).toEqual(['e'])
  })

  it('the Elder’s card counts, not his power: the Guard executed brings no penalty (OR1)', () => {
    const guard = fools().day(ballots('a>e b>e f>e'))
    expect([guard.dead, guard.facts('powers-lost')]).toEqual([['e'], []])
    const elder = fools().day(ballots('a>f b>f e>f'))
    expect([elder.dead, elder.facts('powers-lost').length]).toEqual([['f'], 1])
  })

  it('Elder executed: nobody uses a village power that night (engine map g 1)', () => {
    const table = fools().day(ballots('a>f b>f e>f'))
    const asked: string[] = []
    for (; table.prompt !== 'dawn'; table.pass()) if (!table.game.pending?.say) asked.push(table.prompt ?? '')
    expect(asked).toEqual(['werewolves'])
  })

  it('under listFour the lives stay with the Guard till dawn (engine map g 1)', () => {
    const table = fools({ houseRules: { elderPenalty: 'listFour' } }).day(ballots('a>f b>f e>f'))
    table.night({ werewolves: 'e' })
    expect(table.dead).toEqual(['f'])
    expect(table.until('dusk').night({ werewolves: 'e' }).dead).toEqual(['e', 'f'])
  })

  it('the Specter takes a player whose power is lent: the other gets his own back (OR10)', () => {
    const table = fools().correct({ card: 'specter' }).day(ballots(''))
    table.play({ guard: 'c', werewolves: 'h', specter: 'a' }, 'witch')
    expect([table.player('h').role, table.actors]).toEqual(['werewolf', ['g']])
  })
})
