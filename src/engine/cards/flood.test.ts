import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const CARD = 'flood'
const TABLE =
  'A werewolf male, B werewolf female, C villager female, D villager male, E guard male, F seer female, G witch female, H villager female'
const flood = (options = {}, seats = TABLE) => seat(seats, { deck: [CARD], ...options }).night({})
/** What is called or asked from now to dawn, and what of it is asked. */
function nightOf(table: ReturnType<typeof flood>) {
  const called: string[] = []
  const asked: string[] = []
  for (; table.prompt !== 'dawn'; table.pass()) {
    called.push(table.prompt ?? '')
    if (!table.game.pending?.say) asked.push(table.prompt ?? '')
  }
  return { called, asked }
}

describe('Flood (rulebook 5.2 F24)', () => {
  it('women in the church, men in the inn, before everybody’s eyes', () => {
    const table = flood()
    expect(table.facts('places')).toEqual([
      { fact: 'places', card: CARD, church: ['b', 'c', 'f', 'g', 'h'], inn: ['a', 'd', 'e'] }
    ])
    expect(table.public.places).toMatchObject({ inn: ['a', 'd', 'e'] })
    expect(table.public.running).toEqual([{ card: CARD, moon: 'full', until: 'dawn' }])
  })

  it('all talk, and there is no vote that day', () => {
    const table = flood()
    expect(table.prompt).toBe('discussion')
    table.pass()
    expect([table.prompt, table.log('vote'), table.facts('verdict')]).toEqual(['dusk', [], []])
    expect(table.public.phase).toBe('day')
  })

  it('no second vote either: what a card of mood owed is gone with the day (D53 anyDeath)', () => {
    const houseRules = { moodTrigger: 'anyDeath', crescentExpiry: 'untilTriggered' } as const
    const table = seat(TABLE, { deck: ['dissatisfaction', CARD], houseRules })
    table.until('dusk').night({ werewolves: 'h' })
    expect([table.dead, table.log('second-vote').length]).toEqual([['h'], 1])
    table.pass()
    expect([table.prompt, table.facts('second-vote')]).toEqual(['dusk', []])
  })

  it('a vote card that waits is not spent on a day without a vote', () => {
    const table = seat(TABLE, { deck: ['burial', CARD] })
    table.until('dusk').night({ werewolves: 'h' }).correct({ card: 'influences' }).until('dusk')
    expect(table.cards).toEqual(['burial', CARD, 'influences'])
    expect(table.log('vote').map(({ round }) => round)).toEqual([1])
  })

  it('wolves choose in their own place only: a woman and a man die', () => {
    const table = flood().until('flood.female-victim')
    expect(table.actors).toEqual(['b'])
    expect([table.refuses('d'), table.refuses('a'), table.refuses('split')]).toEqual([
      'other-place',
      'other-place',
      'no-such-choice'
    ])
    table.answer('c')
    expect([table.prompt, table.actors]).toEqual(['flood.male-victim', ['a']])
    expect([table.refuses('c'), table.refuses('x')]).toEqual(['other-place', 'no-such-choice'])
    table.answer('d').until('discussion')
    expect(table.dead).toEqual(['c', 'd'])
    expect(table.player('d').death).toMatchObject({ cause: 'werewolves', phase: 'night' })
    expect(
      table
        .facts('death')
        .at(-1)
        ?.players.map(({ id }) => id)
    ).toEqual(['c', 'd'])
    expect(table.undo().prompt).not.toBe('discussion')
  })

  it('they may attack nobody, unless the house rule forbids it (D47)', () => {
    const table = flood().until('flood.female-victim').answer(null).answer(null).until('discussion')
    expect([table.dead, table.log('wolves').length]).toEqual([[], 3])
    const must = flood({ houseRules: { wolfMayAbstain: false } }).until('flood.male-victim')
    expect(must.refuses(null)).toBe('must-choose')
  })

  it.each([
    ['female', TABLE.replace('B werewolf female', 'B werewolf male'), 'flood.male-victim', 'h', 'd'],
    ['male', TABLE.replace('A werewolf male', 'A werewolf female'), 'flood.female-victim', 'd', 'h']
  ])(
    'no %s wolf: nobody of that sex dies, and they are called for show (I56, S171)',
    (_s, seats, asks, no, yes) => {
      const table = flood({}, seats).until(asks)
      expect(table.refuses(no)).toBe('other-place')
      table.answer(yes).until('discussion')
      expect(table.dead).toEqual([yes])
      const night = nightOf(flood({}, seats).until('dusk'))
      expect(night.called).toContain('flood.female-victim')
      expect(night.called).toContain('flood.male-victim')
      expect(night.asked.filter((prompt) => prompt.startsWith(CARD))).toEqual([asks])
    }
  )

  it('Guard and Witch save one each (I54, S175)', () => {
    const guarded = flood().until('dusk')
    guarded.night({ guard: 'c', 'flood.female-victim': 'c', 'flood.male-victim': 'd' })
    expect(guarded.dead).toEqual(['d'])
    const table = flood().until('dusk')
    table.play({ guard: 'b', 'flood.female-victim': 'c', 'flood.male-victim': 'd' }, 'witch')
    expect(table.game.pending?.about).toMatchObject({ attacked: ['c', 'd'] })
    expect(table.refuses({ heal: 'h', poison: null })).toBe('witch-not-the-victim')
    expect(table.refuses({ heal: ['c', 'd'], poison: null })).toBe('no-such-choice')
    expect(table.answer({ heal: 'd', poison: null }).until('discussion').dead).toEqual(['c'])
  })

  it('with five alive the card is void: the ordinary vote is held (D66, I55, S173)', () => {
    const five = 'A werewolf male, B seer female, C villager male, D villager female, E villager male'
    const table = flood({}, five)
    expect([table.facts('places'), table.cards]).toEqual([[], []])
    expect(table.until('vote').actors).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(table.refused({ command: 'correct', set: { card: CARD } }).code).toBe('card-void')
    const redrawn = flood({ deck: [CARD, 'burial'], houseRules: { invalidCard: 'redraw' } }, five)
    expect(redrawn.cards).toEqual(['burial'])
    expect(flood({}, `${five}, F villager male`).cards).toEqual([CARD])
  })

  it('over at dawn, after its deaths: vote and hunt are as ever', () => {
    const table = flood().until('dusk').play({ 'flood.male-victim': 'd' }, 'deaths')
    expect([table.cards, table.facts('card-over').length]).toEqual([[CARD], 0])
    table.until('vote')
    expect([table.cards, table.public.places]).toEqual([[], null])
    expect(table.until('werewolves').actors).toEqual(['a', 'b'])
    expect(table.answer('c').until('discussion').dead).toEqual(['c', 'd'])
  })

  it('the Specter asks for an old wolf of that place, and no other victim falls (OR5)', () => {
    const table = flood().correct({ card: 'specter' }).until('dusk')
    table.play({ guard: 'b', 'flood.female-victim': 'c' }, 'specter')
    expect(table.choices).toEqual(['b'])
    expect(table.refuses('a')).toBe('not-a-wolf')
    const night = nightOf(table.answer('b'))
    expect(night.called[0]).toBe('flood.male-victim')
    expect(night.asked).not.toContain('flood.male-victim')
    expect(table.until('discussion').dead).toEqual(['b'])
  })

  it('the Touch of Death is asked for each victim (OR25)', () => {
    const table = seat(TABLE, { deck: [CARD], startingCards: ['touch-of-death'] }).night({})
    table.until('flood.female-victim').answer('c')
    expect(table.prompt).toBe('touch-of-death')
    table.answer(true).answer('d')
    expect(table.prompt).toBe('touch-of-death')
    expect(table.answer(false).until('discussion').dead).toEqual(['c'])
  })

  it('the Little Girl can be caught only where she is', () => {
    const table = flood({}, TABLE.replace('D villager male', 'D little-girl male'))
    table.until('flood.female-victim').answer('c')
    expect(table.prompt).toBe('flood.male-victim')
    table.answer('e')
    expect(table.prompt).toBe('little-girl')
    expect(table.answer(true).until('discussion').dead).toEqual(['c', 'd'])
  })

  it('sexes unknown: the moderator says who is in the church, and it is remembered', () => {
    const table = seat('A werewolf male, B seer female, C villager, D villager, E villager, F villager', {
      deck: [CARD]
    }).until('flood.women')
    expect([table.actors, table.game.pending?.proposed]).toEqual([[], ['b']])
    expect(table.refuses(['b', 'b'])).toBe('wrong-shape')
    table.answer(['d', 'b'])
    expect(table.facts('places')[0]).toMatchObject({ church: ['b', 'd'], inn: ['a', 'c', 'e', 'f'] })
    expect([table.player('c').sex, table.player('d').sex]).toEqual(['male', 'female'])
  })

  it('the places are edited by regroup (OR21)', () => {
    const table = flood().send({ command: 'regroup', card: CARD, players: ['a', 'c'] })
    expect(table.public.places).toMatchObject({ church: ['a', 'c'], inn: ['b', 'd', 'e', 'f', 'g', 'h'] })
    expect([table.facts('absent'), table.facts('back')]).toEqual([[], []])
    table.until('flood.female-victim')
    expect([table.actors, table.refuses('f')]).toEqual([['a'], 'other-place'])
  })

  it('ended early by the moderator: an ordinary vote and night', () => {
    const table = flood().correct({ endCard: CARD }).until('vote')
    expect(table.actors.length).toBe(8)
    expect(table.until('werewolves').actors).toEqual(['a', 'b'])
  })
})

it('the log says who is in the church, and whom the wolves of each place chose (rulebook 5.2 F24)', () => {
  const table = flood()
  const why = { module: CARD, section: '5.2 F24' }
  expect(table.history('sheltered')).toMatchObject([{ on: ['b', 'c', 'f', 'g', 'h'], why }])
  table.until('flood.female-victim').answer('c').until('flood.male-victim').answer(null)
  expect(table.history('wolves').slice(-2)).toMatchObject([
    { by: ['b'], on: ['c'], why },
    { by: ['a'], on: [], why }
  ])
})
