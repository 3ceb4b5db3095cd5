import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const CARD = 'woodland-gathering'
const TABLE =
  'A werewolf male, B werewolf female, C villager female, D seer female, E guard male, F witch female, G elder male, H villager male'
const MALE_WITCH = TABLE.replace('F witch female', 'F witch male')
const woods = (options = {}, seats = TABLE, night = {}) =>
  seat(seats, { deck: [CARD], ...options }).night({ guard: 'h', ...night })
const usedHeal = { werewolves: 'c', witch: { heal: 'c', poison: null } }
/** How many potions the Witch has at her next step. */
const potions = (table: ReturnType<typeof woods>) =>
  table.play({ guard: 'd' }, 'witch').game.pending?.about ?? {}

describe('Woodland Gathering (rulebook 5.2 F21)', () => {
  it('the women are away until sundown: no vote, and no votes for them (S163)', () => {
    const table = woods().until('vote')
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['b', 'c', 'd', 'f'], card: CARD }])
    expect(table.actors).toEqual(['a', 'e', 'g', 'h'])
    expect(table.refuses({ ballots: { c: 'a' } })).toBe('no-vote')
    expect(table.refuses({ ballots: { a: 'c' } })).toBe('absent')
    expect(table.public.running).toEqual([{ card: CARD, moon: 'full', until: 'dusk' }])
    table.until('dusk')
    expect(table.facts('back')).toEqual([{ fact: 'back', players: ['b', 'c', 'd', 'f'], card: CARD }])
    expect([table.cards, table.public.running]).toEqual([[], []])
  })

  it('at night they can be eaten, and hunt (S163)', () => {
    const table = woods().until('dusk').play({ guard: 'd' }, 'werewolves')
    expect(table.actors).toEqual(['a', 'b'])
    expect(table.answer('c').until('discussion').dead).toEqual(['c'])
  })

  it.each([
    ['heal', { heal: 2, poison: 1 }],
    ['poison', { heal: 1, poison: 2 }]
  ])('the Witch chooses before nightfall: one %s more (D54 anyOne)', (potion, stock) => {
    const table = woods().until(CARD)
    expect([table.actors, table.choices]).toEqual([['f'], ['heal', 'poison']])
    expect(table.refuses('f')).toBe('no-such-choice')
    expect(table.refuses(null)).toBe('must-choose')
    expect(table.refuses(['heal'])).toBe('no-such-choice')
    const facts = table.game.facts
    expect(table.answer(potion).log('brewed')).toMatchObject([{ on: ['f'], result: potion }])
    expect(table.prompt).toBe('dusk')
    // The table hears of the women, not of the potion.
    expect(table.game.facts.slice(facts.length).map(({ fact }) => fact)).toEqual(['card-over', 'back'])
    expect(potions(table)).toMatchObject(stock)
  })

  it('taken back, she chooses again', () => {
    const table = woods().until(CARD).answer('heal').undo()
    expect([table.prompt, table.log('brewed')]).toEqual([CARD, []])
    expect(potions(table.answer('poison'))).toMatchObject({ heal: 1, poison: 2 })
  })

  it('anyOne: a used potion may be chosen too, and works once more', () => {
    const table = woods({}, TABLE, usedHeal).until(CARD).answer('heal').play({ guard: 'd' }, 'werewolves')
    table.answer('h').until('witch').answer({ heal: 'h', poison: null })
    expect(table.until('discussion').dead).toEqual([])
  })

  it('restoreUsed: the used one, without a question (D54)', () => {
    const table = woods({ houseRules: { woodlandPotion: 'restoreUsed' } }, TABLE, usedHeal).until('dusk')
    expect(table.log('brewed')).toMatchObject([{ on: ['f'], result: 'heal' }])
    expect(potions(table)).toMatchObject({ heal: 1, poison: 1 })
  })

  it('restoreUsed: of two used ones she chooses; with none used there is none to restore (D54)', () => {
    const both = { werewolves: 'c', witch: { heal: 'c', poison: 'h' } }
    const rules = { houseRules: { woodlandPotion: 'restoreUsed' } }
    const table = woods(rules, TABLE, both).until(CARD)
    expect(table.choices).toEqual(['heal', 'poison'])
    expect(potions(table.answer('poison'))).toMatchObject({ heal: 0, poison: 1 })
    expect(woods(rules).until('dusk').log('brewed')).toEqual([])
  })

  it('where all potions make one use there is one use more (D4)', () => {
    const rules = { houseRules: { witchPotions: 'oneTotal' } }
    const spent = woods(rules, TABLE, usedHeal).until(CARD).answer('heal')
    expect(potions(spent)).toMatchObject({ heal: 1, poison: 1 })
    const table = woods(rules).until(CARD).answer('poison').until('witch')
    expect(table.refuses({ heal: null, poison: 'f', sleep: null })).toBe('no-such-choice')
    table.answer({ heal: null, poison: 'h' }).until('dusk')
    expect(potions(table)).toMatchObject({ heal: 1, poison: 1 })
  })

  it.each([
    ['dead', TABLE, { werewolves: 'f' }],
    ['not in play', TABLE.replace('F witch', 'F villager'), {}]
  ])('the Witch is %s: no effect, the women stay (I57)', (_why, seats, night) => {
    const table = woods({}, seats, night)
    expect([table.facts('absent'), table.cards, table.facts('card')]).toEqual([[], [], []])
    expect(table.refused({ command: 'correct', set: { card: CARD } }).code).toBe('card-void')
    expect(table.until('vote').actors).toEqual(seats === TABLE ? [...'abcdegh'] : [...'abcdefgh'])
  })

  it('the Witch is out and void cards are drawn anew (D66)', () => {
    const table = woods({ deck: [CARD, 'burial'], houseRules: { invalidCard: 'redraw' } }, TABLE, {
      werewolves: 'f'
    })
    expect(table.cards).toEqual(['burial'])
  })

  it('a man who is the Witch stays (D54 false), or goes with the women (S165)', () => {
    const stays = woods({}, MALE_WITCH).until('vote')
    expect([stays.actors, stays.refuses({ ballots: { a: 'b' } })]).toEqual([
      ['a', 'e', 'f', 'g', 'h'],
      'absent'
    ])
    expect(stays.until(CARD).actors).toEqual(['f'])
    const goes = woods({ houseRules: { woodlandWitchGoes: true } }, MALE_WITCH).until('vote')
    expect([goes.actors, goes.refuses({ ballots: { a: 'f' } })]).toEqual([['a', 'e', 'g', 'h'], 'absent'])
    expect(goes.facts('absent')[0]?.players).toEqual(['b', 'c', 'd', 'f'])
  })

  it('a Witch who dies before nightfall brews nothing', () => {
    const table = woods({}, MALE_WITCH).day('a>f')
    expect([table.dead, table.log('brewed')]).toEqual([['f'], []])
  })

  it('under the Elder’s penalty the women go all the same; the potion cannot be used (I58, S393)', () => {
    const table = seat(TABLE, { deck: ['burial', CARD] })
      .night({ guard: 'h' })
      .day('a>g')
      .night({})
    expect(table.facts('absent').at(-1)?.players).toEqual(['b', 'c', 'd', 'f'])
    expect(table.until(CARD).actors).toEqual(['f'])
    table.answer('poison')
    const prompts: string[] = []
    for (; table.prompt !== 'dawn'; table.pass())
      if (!table.game.pending?.say) prompts.push(table.prompt ?? '')
    expect(prompts).toEqual(['werewolves'])
  })

  it('sexes unknown: the moderator says who goes, and it is remembered', () => {
    const table = seat('A werewolf, B seer female, C witch male, D villager', { deck: [CARD] })
    while (table.prompt !== 'woodland-gathering.women') table.pass()
    expect([table.actors, table.game.pending?.proposed, table.choices]).toEqual([
      [],
      ['b'],
      ['a', 'b', 'c', 'd']
    ])
    expect(table.refuses(['b', 'b'])).toBe('wrong-shape')
    expect(table.refuses('b')).toBe('wrong-shape')
    table.answer(['d', 'b']).until('vote')
    expect([table.actors, table.player('a').sex, table.player('d').sex]).toEqual([
      ['a', 'c'],
      'male',
      'female'
    ])
    expect(table.facts('absent')).toEqual([{ fact: 'absent', players: ['b', 'd'], card: CARD }])
  })

  it('the group is edited by regroup, the potion is brewed all the same (OR21)', () => {
    const table = woods()
      .send({ command: 'regroup', card: CARD, players: ['c', 'h'] })
      .until('vote')
    expect(table.actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g'])
    expect(table.until(CARD).actors).toEqual(['f'])
  })

  it('ended early by the moderator: no potion', () => {
    const table = woods().correct({ endCard: CARD }).until('dusk')
    expect([table.facts('back').length, table.log('brewed')]).toEqual([1, []])
  })
})

it('the log says which potion was brewed, and by which house rule (rulebook 5.2 F21)', () => {
  expect(woods({}, TABLE, usedHeal).until('dusk').until('werewolves').history('brewed')).toMatchObject([
    { on: ['f'], result: 'heal', why: { module: CARD, section: '5.2 F21', rule: 'woodlandPotion' } }
  ])
})
