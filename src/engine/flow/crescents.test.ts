import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

/**
 * How crescents lie on the board and how long they wait (rulebook 9 D42): every card that waits, under
 * all four combinations of crescentReveal and crescentExpiry.
 */
const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E seer, F villager, G villager, H witch, I villager, Z villager'
const DECK = ['burial', 'touch-of-death', 'april-fools']

const COMBINATIONS = [
  ['atDraw', 'nextDraw'],
  ['atDraw', 'untilTriggered'],
  ['atTrigger', 'nextDraw'],
  ['atTrigger', 'untilTriggered']
] as const

/** The card was drawn on day 1, after Z was eaten; up to the discussion. */
const drawn = (card: string, houseRules: Options['houseRules']) =>
  seat(TABLE, { deck: [card, ...DECK], houseRules }).night({ werewolves: 'z' })

describe.each(COMBINATIONS)('crescentReveal=%s, crescentExpiry=%s (D42)', (reveal, expiry) => {
  const rules = { crescentReveal: reveal, crescentExpiry: expiry }
  const faceDown = reveal === 'atTrigger'
  const until = expiry === 'nextDraw' ? 'next-draw' : 'trigger'
  const badge = (card: string) => ({ card: faceDown ? null : card, moon: 'crescent', until })
  const burial = { card: 'burial', moon: 'dark', until: 'game-end' }
  const unnamed = (facts: readonly object[], card: string) => {
    if (faceDown) expect(JSON.stringify(facts)).not.toContain(card)
  }

  describe.each(['specter', 'influences'])('%s', (card) => {
    it('lies on the board as the house wants it, and the moderator knows which it is', () => {
      const table = drawn(card, rules)
      expect([table.public.running, table.cards]).toEqual([[badge(card)], [card]])
      expect(table.facts('draw')).toEqual([{ fact: 'draw', moon: 'crescent', card: faceDown ? null : card }])
      expect(table.public.card).toEqual(faceDown ? null : { card, moon: 'crescent', variant: false })
      unnamed(table.game.facts, card)
    })
  })

  it('Influences is read before its vote and is over after it', () => {
    const table = drawn('influences', rules).until('influences.first-voter')
    expect(table.public.running).toEqual([{ ...badge('influences'), card: 'influences' }])
    expect(table.public.card).toEqual({ card: 'influences', moon: 'crescent', variant: false })
    expect(table.facts('card-turned')).toHaveLength(faceDown ? 1 : 0)
    table.answer('d').answer({ ballots: {} })
    expect([table.cards, table.public.running]).toEqual([[], []])
  })

  it('Influences whose vote another card replaced goes at the next draw, or waits on', () => {
    const table = drawn('influences', rules).correct({ card: 'great-distrust' }).until('dusk')
    unnamed(table.game.facts, 'influences')
    table.night({})
    if (expiry === 'nextDraw') {
      expect([table.cards, table.public.running]).toEqual([['burial'], [burial]])
      unnamed(table.game.facts, 'influences')
    } else {
      expect([table.cards, table.public.running]).toEqual([
        ['influences', 'burial'],
        [badge('influences'), burial]
      ])
      expect(table.until('influences.first-voter').cards).toContain('influences')
    }
  })

  it('the Specter: nobody designated, it goes unread at the next draw, or waits on', () => {
    const table = drawn('specter', rules).until('dusk').play({ werewolves: null }, 'event')
    unnamed(table.game.facts, 'specter')
    expect(table.public.running).toEqual(expiry === 'nextDraw' ? [burial] : [badge('specter'), burial])
    table.until('dusk').play({}, 'werewolves').answer('c')
    expect(table.prompt).toBe(expiry === 'nextDraw' ? 'witch' : 'specter')
  })

  it('the Specter: read aloud when somebody is designated, whoever it is', () => {
    const table = drawn('specter', rules).until('dusk').play({ werewolves: 'c' }, 'specter')
    expect(table.facts('card-turned')).toEqual(
      faceDown ? [{ fact: 'card-turned', card: 'specter', moon: 'crescent', until }] : []
    )
    expect(table.public.running).toEqual([{ ...badge('specter'), card: 'specter' }])
  })

  it('the Specter: once it has come, the badge tells only what was read aloud', () => {
    const table = drawn('specter', rules).until('dusk').play({ werewolves: 'c', specter: 'a' }, 'deaths')
    expect([table.dead, table.cards]).toEqual([['a', 'z'], []])
    expect(table.public.running).toEqual(faceDown ? [] : [badge('specter')])
    table.until('discussion')
    const open = expiry === 'untilTriggered' && !faceDown
    expect(table.public.running).toEqual(open ? [badge('specter'), burial] : [burial])
    expect(table.until('dusk').play({}, 'werewolves').answer('d').prompt).toBe('witch')
  })

  it('a night of the Specter tells nothing but that the card was read', () => {
    const facts = (card: string, answers: { [prompt: string]: string }) => {
      const table = drawn(card, rules).until('dusk')
      const before = table.game.facts.length
      return table
        .play(answers, 'dawn')
        .game.facts.slice(before)
        .map(({ fact }) => fact)
    }
    expect(facts('specter', { werewolves: 'c', specter: 'a' })).toEqual([
      'phase',
      ...(faceDown ? ['card-turned', 'card-over'] : []),
      'phase'
    ])
  })
})

describe('a crescent that waits (D42)', () => {
  it('Influences holds no second vote and no discussion, only its own', () => {
    const table = drawn('influences', {}).correct({ card: 'enthusiasm' }).until('influences.first-voter')
    table
      .answer('d')
      .answer({ ballots: { d: 'a' } })
      .until('vote')
    expect([table.facts('second-vote').length, table.game.pending?.sequence]).toEqual([1, null])
  })

  it('Influences: a vote that the moderator closes was its vote', () => {
    const table = drawn('influences', { crescentExpiry: 'untilTriggered' }).until('influences.first-voter')
    table.answer('d').correct({ skip: true }).until('dusk')
    expect([table.cards, table.public.running]).toEqual([[], []])
  })

  it('Influences: nobody may vote, so it is not read', () => {
    const rules = { crescentReveal: 'atTrigger', crescentExpiry: 'untilTriggered' }
    const table = drawn('influences', rules)
    for (const { id, alive } of table.game.state.players)
      if (alive) table.correct({ mark: { player: id, mark: 'no-vote', on: true } })
    expect([table.until('dusk').facts('card-turned'), table.cards]).toEqual([[], ['influences']])
  })
})
