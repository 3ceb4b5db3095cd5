import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const TABLE =
  'A werewolf, B werewolf, C witch, D villager, E villager, F seer, G villager, H villager, I villager, J cupid'
const NEXT = ['burial', 'touch-of-death']

/** A card of mood drawn on day 1, up to the discussion. */
const waiting = (card: string, houseRules: Options['houseRules'] = {}) =>
  seat(TABLE, { deck: [card, ...NEXT], houseRules }).night({ cupid: ['g', 'h'] })
const poison = (player: string) => ({ witch: { heal: null, poison: player } })

describe('the next death of any kind (rulebook 9 D53 anyDeath)', () => {
  const houseRules = { moodTrigger: 'anyDeath', crescentExpiry: 'untilTriggered' }

  it('Enthusiasm: a wolf who dies at night gives one more vote in the voting of that day (OR7)', () => {
    const table = waiting('enthusiasm', houseRules).until('dusk').night(poison('a'))
    expect([table.dead, table.cards, table.facts('second-vote')]).toEqual([['a'], ['burial'], []])
    table.until('vote').votes('d>e').pass()
    expect([table.prompt, table.facts('second-vote').length]).toEqual(['vote', 1])
    expect(table.votes('d>f').until('dusk').dead).toEqual(['a', 'e', 'f'])
    expect(table.night({}).day('').facts('second-vote')).toHaveLength(1)
  })

  it('Dissatisfaction: so does anybody else', () => {
    const table = waiting('dissatisfaction', houseRules).until('dusk').night({ werewolves: 'd' })
    expect(table.until('vote').votes('').pass().prompt).toBe('vote')
    const wolf = waiting('dissatisfaction', houseRules).until('dusk').night(poison('a')).day('')
    expect([wolf.cards, wolf.facts('second-vote')]).toEqual([['burial'], []])
  })

  it('those who die in one night are one: a wolf among them is enough for Enthusiasm, too much for the other', () => {
    const both = { werewolves: 'd', ...poison('a') }
    const glad = waiting('enthusiasm', houseRules).until('dusk').night(both).until('vote').votes('').pass()
    expect(glad.facts('second-vote')).toHaveLength(1)
    const cross = waiting('dissatisfaction', houseRules).until('dusk').night(both).day('')
    expect(cross.facts('second-vote')).toEqual([])
  })

  it('who falls by the vote is answered at once, and a lover who grieves is not heard again', () => {
    const table = waiting('dissatisfaction', houseRules).until('vote').votes('a>g').until('vote')
    expect([table.dead, table.facts('second-vote').length]).toEqual([['g', 'h'], 1])
    expect(table.public.secondVote).toBe('dissatisfaction')
    expect(table.votes('').pass().prompt).toBe('dusk')
    expect(table.until('night-falls').pass().public.secondVote).toBeNull()
  })

  it('two cards stirred in one chain of deaths call a second vote each, and neither is lost (3.4)', () => {
    const table = seat(TABLE.replace('I villager', 'I hunter'), {
      deck: ['enthusiasm', ...NEXT],
      houseRules: { ...houseRules, hunterShoots: 'anyDeath' }
    })
      .night({ cupid: ['a', 'i'] })
      .until('vote')
      .votes('d>a')
      .until('hunter')
      .correct({ card: 'dissatisfaction' })
      .answer('e')
      .until('vote')
    expect([table.dead, table.public.secondVote]).toEqual([['a', 'e', 'i'], 'enthusiasm'])
    table.votes('').pass()
    expect([table.prompt, table.public.secondVote]).toEqual(['vote', 'dissatisfaction'])
    expect(table.votes('').pass().prompt).toBe('dusk')
  })

  it('the first death ends it, hit or miss', () => {
    const table = waiting('enthusiasm', houseRules).until('dusk').night({ werewolves: 'd' })
    expect([table.cards, table.day('e>a').facts('second-vote')]).toEqual([['burial'], []])
  })

  it('the vote that is owed is gone with its day', () => {
    const table = waiting('enthusiasm', houseRules)
      .until('dusk')
      .night(poison('a'))
      .correct({ endCard: 'enthusiasm' })
    expect(table.day('d>e').facts('second-vote')).toEqual([])
  })

  it('a night death is no trigger by the other reading (S201)', () => {
    const table = waiting('dissatisfaction', { crescentExpiry: 'untilTriggered' })
    table.until('dusk').night({ werewolves: 'd' })
    expect([table.cards, table.day('a>e').facts('second-vote').length]).toEqual([
      ['dissatisfaction', 'burial'],
      1
    ])
  })
})

describe.each(['execution', 'anyDeath'])(
  'a card of mood face down, moodTrigger=%s (D42 atTrigger)',
  (mood) => {
    const houseRules = { moodTrigger: mood, crescentReveal: 'atTrigger' }

    it('is read when it calls the second vote, after the chain of deaths', () => {
      const table = waiting('enthusiasm', houseRules)
      expect(table.public.running).toEqual([{ card: null, moon: 'crescent', until: 'next-draw' }])
      table.until('vote').votes('d>a')
      expect([table.prompt, table.facts('card-turned')]).toEqual(['execution', []])
      expect(table.public.running).toEqual([{ card: null, moon: 'crescent', until: 'next-draw' }])
      table.pass()
      expect([table.prompt, table.public.running]).toEqual(['vote', []])
      expect(table.public.card).toEqual({ card: 'enthusiasm', moon: 'crescent', variant: false })
      expect(table.cards).toEqual([])
    })

    it('missed by its trigger it is never read, and its badge stays as long as the table expects', () => {
      const table = waiting('enthusiasm', houseRules).day('d>e')
      expect(table.cards).toEqual([])
      expect(table.public.running).toEqual([{ card: null, moon: 'crescent', until: 'next-draw' }])
      table.until('discussion')
      expect(JSON.stringify(table.game.facts)).not.toContain('enthusiasm')
      expect(table.public.running.map(({ card }) => card)).toEqual(['burial'])
    })

    it('is never read where the game ends first (S194)', () => {
      const table = waiting('enthusiasm', houseRules).correct({ kill: 'f' })
      if (mood === 'anyDeath') return expect(table.cards).toEqual([])
      table.correct({ kill: 'b' }).until('vote').votes('d>a').pass()
      expect([table.prompt, table.facts('card-turned')]).toEqual(['result', []])
    })
  }
)

describe('a card of mood that waits without an end (D42 untilTriggered)', () => {
  it('is still there after the next draw, and ends with its trigger', () => {
    const table = waiting('enthusiasm', { crescentExpiry: 'untilTriggered' }).day('').night({})
    expect(table.cards).toEqual(['enthusiasm', 'burial'])
    expect(table.public.running[0]).toEqual({ card: 'enthusiasm', moon: 'crescent', until: 'trigger' })
    table.until('vote').votes('d>a').until('vote')
    expect([table.cards, table.facts('second-vote').length]).toEqual([['burial'], 1])
  })

  it('missed face down, its badge stays for good', () => {
    const table = waiting('enthusiasm', { crescentExpiry: 'untilTriggered', crescentReveal: 'atTrigger' })
    table.day('d>e').night({}).day('d>a')
    expect([table.cards, table.facts('second-vote')]).toEqual([['burial'], []])
    expect(table.public.running[0]).toEqual({ card: null, moon: 'crescent', until: 'trigger' })
  })

  it('the history keeps who fell and by which card the village votes again (5.3 C4, D53)', () => {
    const table = waiting('enthusiasm').until('vote').votes('d>a').until('vote')
    expect(table.history('second-vote')).toMatchObject([
      {
        on: ['a'],
        result: 'enthusiasm',
        why: { module: 'enthusiasm', section: '5.3 C4', rule: 'moodTrigger' }
      }
    ])
  })

  it('of two that wait the one whose death it was calls the vote, and both have had their turn', () => {
    const table = waiting('enthusiasm', { crescentExpiry: 'untilTriggered' })
    table.correct({ card: 'dissatisfaction' }).until('vote').votes('d>e').until('vote')
    expect([table.cards.includes('enthusiasm'), table.public.secondVote]).toEqual([false, 'dissatisfaction'])
  })
})
