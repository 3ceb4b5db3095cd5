import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C seer, D villager, E guard, F elder, G witch, H hunter, I villager, J cupid, K villager'
const come = () => seat(TABLE).correct({ card: 'specter' })
const first = { cupid: ['d', 'i'], guard: 'k' }

describe('the Specter (rulebook 5.3 C1)', () => {
  it('the designated player becomes a wolf, the old wolf dies and shows the other’s card', () => {
    const table = come().night({ ...first, werewolves: 'c', specter: 'a' })
    expect(table.dead).toEqual(['a'])
    expect([table.player('c').role, table.player('c').dealtRole]).toEqual(['werewolf', 'seer'])
    expect(table.shown('a')).toBe('seer')
    expect(table.player('a').death).toEqual({ round: 1, phase: 'night', cause: 'specter' })
  })

  it('only an old wolf may be named', () => {
    const table = come().play({ ...first, werewolves: 'c' }, 'specter')
    expect([table.actors, table.choices]).toEqual([['c'], ['a', 'b']])
    expect(table.refuses('d')).toBe('not-a-wolf')
    expect(table.refuses('c')).toBe('not-a-wolf')
    expect(table.refuses(null)).toBe('must-choose')
  })

  it('an old wolf who died meanwhile cannot be named; with none left the Specter does not come', () => {
    const table = come()
      .play({ ...first, werewolves: 'c' }, 'specter')
      .correct({ kill: 'a' })
    expect([table.prompt, table.choices]).toEqual(['specter', ['b']])
    expect(table.refuses('a')).toBe('not-alive')
    const away = seat(
      'A werewolf female, B werewolf male, C seer female, D villager female, E villager female'
    )
    away.until('night-falls').correct({ card: 'gone-hunting' }).correct({ card: 'specter' })
    away.play({ werewolves: 'c' }, 'specter')
    expect(away.choices).toEqual(['a'])
    away.correct({ kill: 'a' }).until('dawn')
    expect([away.dead, away.player('c').role]).toEqual([['a'], 'seer'])
  })

  it('wolves cannot designate a wolf', () => {
    expect(come().play(first, 'werewolves').refuses('b')).toBe('pack-cannot')
  })

  it('the Guard does not prevent it (I59), nor do the Elder’s lives (I61)', () => {
    const guarded = come().night({ ...first, guard: 'c', werewolves: 'c', specter: 'b' })
    expect([guarded.dead, guarded.player('c').role]).toEqual([['b'], 'werewolf'])
    const elder = come().night({ ...first, werewolves: 'f', specter: 'b' })
    expect([elder.dead, elder.player('f').role]).toEqual([['b'], 'werewolf'])
    expect(elder.facts('powers-lost')).toEqual([])
    elder.until('dusk').night({ guard: 'e', werewolves: 'f' })
    expect(elder.dead).toEqual(['b', 'f'])
  })

  it('the lone wolf is the one who dies (I60)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager').correct({ card: 'specter' })
    table.night({ werewolves: 'c', specter: 'a' })
    expect([table.dead, table.winners]).toEqual([['a'], null])
    expect(table.until('dusk').play({}, 'werewolves').actors).toEqual(['c'])
  })

  it('his old power is gone the same night, and for good', () => {
    const table = come().play({ ...first, werewolves: 'g', specter: 'a' }, 'dawn')
    expect(table.log('no-potion')).toEqual([])
    table.night({}).until('dusk')
    expect(table.play({ guard: 'e' }, 'werewolves').actors).toEqual(['b', 'g'])
    expect(table.play({}, 'dawn').log('no-potion')).toEqual([])
  })

  it('the old wolf is no victim to heal; no other victim that night', () => {
    const table = come().play({ ...first, werewolves: 'c', specter: 'a' }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: [] })
    expect(table.refuses({ heal: 'a', poison: null })).toBe('witch-not-the-victim')
  })

  it('an old wolf with the Hunter’s card does not shoot', () => {
    const table = come().night({ ...first, werewolves: 'h', specter: 'a' })
    expect([table.dead, table.shown('a'), table.log('shot')]).toEqual([['a'], 'hunter', []])
  })

  it('an old wolf with the Elder’s card is no Elder: poisoned too, no penalty', () => {
    const table = come().night({
      ...first,
      werewolves: 'f',
      specter: 'a',
      witch: { heal: null, poison: 'a' }
    })
    expect(table.player('a').death?.cause).toBe('poison')
    expect([table.log('powers-lost'), table.facts('powers-lost')]).toEqual([[], []])
  })

  it('comes once; the badge stays public to the next draw although it was spent in secret', () => {
    const table = seat(TABLE, { deck: ['specter', 'burial'] })
      .night(first)
      .until('dusk')
    table.play({ guard: 'e', werewolves: 'c', specter: 'a' }, 'deaths')
    expect(table.public.running).toEqual([{ card: 'specter', moon: 'crescent', until: 'next-draw' }])
    table.until('event')
    expect(table.public.running.map(({ card }) => card)).toEqual(['burial'])
    table.until('dusk').play({ guard: 'k', werewolves: 'd' }, 'discussion')
    expect(table.dead).toEqual(['a', 'd', 'i'])
  })

  it('not designated, not triggered: it lapses at the next draw', () => {
    const table = seat(TABLE, { deck: ['specter', 'burial'] })
      .night(first)
      .until('dusk')
    table.night({ guard: 'e', werewolves: null }).until('dusk')
    expect(table.cards).toEqual(['burial'])
    expect(table.night({ werewolves: 'd' }).dead).toEqual(['d', 'i'])
  })

  it('the old wolf wins with the wolves (OR14), the new one too', () => {
    const table = seat('A werewolf, B seer, C villager, D villager').correct({ card: 'specter' })
    table.night({ werewolves: 'c', specter: 'a' }).correct({ kill: 'b' }).correct({ kill: 'd' })
    expect(table.winners).toEqual({ camps: ['werewolves'], players: ['a', 'c'] })
  })

  it('the old wolf of a mixed couple died a lover, and so does his partner (OR14, I33)', () => {
    const table = seat('A werewolf, B villager, C cupid, D seer, E villager, F werewolf')
      .correct({ card: 'specter' })
      .night({ cupid: ['a', 'b'], werewolves: 'd', specter: 'a' })
    expect(table.dead).toEqual(['a', 'b'])
    expect(table.summary.players.map(({ camp }) => camp).slice(0, 2)).toEqual(['lovers', 'lovers'])
    table.correct({ kill: 'd' }).correct({ kill: 'f' })
    expect(table.winners).toEqual({ camps: ['village'], players: ['c', 'e'] })
  })

  it('the designated player dies before he answered: nothing happens and the card waits', () => {
    const table = come()
      .play({ ...first, werewolves: 'c' }, 'specter')
      .correct({ kill: 'c' })
    expect([table.prompt, table.player('c').role, table.cards]).toEqual(['witch', 'seer', ['specter']])
    expect(table.night({}).dead).toEqual(['c'])
  })

  it('the only wolf awake dies before the answer: nothing happens', () => {
    const table = seat(
      'A werewolf male, B werewolf female, C villager female, D seer female, E villager female',
      {
        deck: ['gone-hunting']
      }
    )
    table.night({}).correct({ card: 'specter' }).until('dusk').play({ werewolves: 'c' }, 'specter')
    table.correct({ kill: 'b' })
    expect([table.prompt, table.player('c').role]).toEqual(['dawn', 'villager'])
  })

  it('skipped by the moderator: nothing happens and the card waits', () => {
    const table = come()
      .play({ ...first, werewolves: 'c' }, 'specter')
      .correct({ skip: true })
    expect([table.player('c').role, table.cards]).toEqual(['seer', ['specter']])
    expect(table.night({}).dead).toEqual([])
  })
})

it('the log says who became a wolf in whose stead (rulebook 5.3 C1)', () => {
  const table = come().play({ ...first, werewolves: 'c', specter: 'a' }, 'dawn')
  expect(table.history('converted')).toMatchObject([
    { by: ['a', 'b'], on: ['c', 'a'], why: { module: 'specter', section: '5.3 C1' } }
  ])
})
