import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const CARD = 'luncheon-for-seniors'
/** D, E, F and G are the older half. */
const TABLE =
  'A werewolf 20, B werewolf 25, C seer 30, D guard 60, E villager 55, F villager 50, G villager 45, H villager 35'
const lunch = (options = {}, seats = TABLE) => seat(seats, { deck: [CARD], ...options }).night({ guard: 'h' })
const asked = (seats: string, options = {}) => {
  const table = seat(seats, { deck: [CARD], ...options })
  while (table.prompt !== CARD || table.game.pending?.say) table.pass()
  return table
}

describe('Luncheon for Seniors (rulebook 5.2 F9)', () => {
  it('the older half are away: no vote, and no votes for them (D60)', () => {
    const table = lunch().until('vote')
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['d', 'e', 'f', 'g'], card: CARD }])
    expect(table.actors).toEqual(['a', 'b', 'c', 'h'])
    expect(table.refuses({ ballots: { d: 'a' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'd' } })).toBe('absent')
    expect(table.facts('vote-open').at(-1)?.candidates).toEqual(['a', 'b', 'c', 'h'])
    expect(table.public.players.filter(({ away }) => away).map(({ id }) => id)).toEqual(['d', 'e', 'f', 'g'])
  })

  it('an absent Sheriff breaks no tie', () => {
    const table = lunch().sheriff('d').until('vote')
    expect(table.answer({ tied: ['a', 'c'] }).dead).toEqual([])
    expect(table.prompt).toBe('execution')
  })

  it('sundown: they are back before the night (D58)', () => {
    const table = lunch().until('discussion')
    expect([table.cards, table.public.running]).toEqual([
      [CARD],
      [{ card: CARD, moon: 'full', until: 'dusk' }]
    ])
    table.until('dusk')
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['d', 'e', 'f', 'g'], card: CARD }])
    expect([table.cards, table.public.running]).toEqual([[], []])
  })

  it('at night seniors can be eaten (I53, S129), hunt and use their powers', () => {
    expect(lunch().until('dusk').night({ guard: 'g', werewolves: 'd' }).dead).toEqual(['d'])
    const wolf = TABLE.replace('A werewolf 20', 'A werewolf 70')
    const table = lunch({ houseRules: { luncheonReturn: 'nextDraw' } }, wolf)
      .until('dusk')
      .until('guard')
    expect(table.actors).toEqual(['d'])
    expect(table.play({ guard: 'g' }, 'werewolves').actors).toEqual(['a', 'b'])
    expect(table.play({ werewolves: 'd' }, 'discussion').dead).toEqual(['d'])
  })

  it('nextDraw: they stay away until the next card is turned (D58)', () => {
    const table = lunch({ deck: [CARD, 'burial'], houseRules: { luncheonReturn: 'nextDraw' } }).until('dusk')
    expect([table.facts('back'), table.public.running[0]?.until]).toEqual([[], 'next-draw'])
    table.until('guard').answer('g').until('deaths')
    expect(table.facts('back')).toEqual([])
    while (table.prompt !== 'event') table.pass()
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['d', 'e', 'f', 'g'], card: CARD }])
    expect(table.until('vote').actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
  })

  it.each([
    ['no card is left', { deck: [CARD] }, {}],
    ['the next day has no draw', { deck: [CARD, 'burial'] }, { eventDays: 'odd' }]
  ])('nextDraw where %s: they are back at the next dawn (D58)', (_why, deck, rules) => {
    const table = lunch({ ...deck, houseRules: { luncheonReturn: 'nextDraw', ...rules } }).until('dusk')
    table.until('guard').answer('g').until('deaths')
    expect([table.cards, table.facts('back')]).toEqual([[CARD], []])
    expect(table.until('vote').actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect([table.cards, table.facts('back').length]).toEqual([[], 1])
  })

  it('nextDraw: put into force again on the day of the draw, it stays for that day', () => {
    const table = lunch({ deck: [CARD, 'burial'], houseRules: { luncheonReturn: 'nextDraw' } }).until('dusk')
    while (table.prompt !== 'event') table.pass()
    expect(table.correct({ card: CARD }).until('vote').actors).toEqual(['a', 'b', 'c', 'h'])
  })

  it('who died meanwhile does not come back', () => {
    const table = lunch().correct({ kill: 'e' }).until('dusk')
    expect(table.facts('back')[0]?.players).toEqual(['d', 'f', 'g'])
  })

  it.each([
    ['floor', ['b', 'c', 'd', 'e']],
    ['ceil', ['a', 'b', 'c', 'd', 'e']]
  ])('nine players: %s makes %j the seniors (D65, S373)', (halfRounding, seniors) => {
    const nine =
      'A werewolf 40, B werewolf 80, C seer 70, D villager 60, E villager 50, F villager 30, G villager 25, H villager 20, I villager 18'
    const table = lunch({ houseRules: { halfRounding } }, nine.replace('I villager 18', 'I guard 18'))
    expect(table.facts('absent')[0]?.players).toEqual(seniors)
  })

  it('ages unknown: the moderator says who they are, the likeliest are proposed', () => {
    const table = asked('A werewolf 20, B seer 70, C villager, D villager 60')
    expect([table.actors, table.game.pending?.proposed, table.choices]).toEqual([
      [],
      ['b', 'c'],
      ['a', 'b', 'c', 'd']
    ])
    expect(table.refuses(['b'])).toBe('too-few')
    expect(table.refuses(['a', 'b', 'c'])).toBe('too-many')
    expect(table.refuses(['b', 'b'])).toBe('wrong-shape')
    expect(table.refuses(['b', 'x'])).toBe('no-such-choice')
    expect(table.refuses('b')).toBe('wrong-shape')
    expect(table.refuses(null)).toBe('must-choose')
    expect(table.answer(['d', 'b']).until('vote').actors).toEqual(['a', 'c'])
    expect(table.facts('absent')[0]?.players).toEqual(['b', 'd'])
  })

  it('a tie at the border: the moderator cuts it, of odd numbers either way (D65)', () => {
    const table = asked('A werewolf 20, B seer 70, C villager 50, D villager 50, E villager 40')
    expect(table.refuses(['b', 'c', 'd', 'e'])).toBe('too-many')
    expect(table.answer(['b', 'c', 'd']).facts('absent')[0]?.players).toEqual(['b', 'c', 'd'])
    expect(table.undo().answer(['b', 'd']).facts('absent')[0]?.players).toEqual(['b', 'd'])
  })

  it('the group is edited by regroup (OR21)', () => {
    const table = lunch().send({ command: 'regroup', card: CARD, players: ['c', 'd'] })
    expect(table.until('vote').actors).toEqual(['a', 'b', 'e', 'f', 'g', 'h'])
  })

  it('the moderator ends it early: all are back at once', () => {
    const table = lunch().correct({ endCard: CARD }).until('vote')
    expect([table.actors.length, table.facts('back').length, table.cards]).toEqual([8, 1, []])
  })
})
