import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E villager, F seer, G cupid'

function distrust(options: Options = {}) {
  return seat(TABLE, { deck: ['great-distrust'], ...options }).night({ cupid: ['c', 'd'] })
}

/** A ring in which A and B trust only each other and C. */
const BUT_G = {
  a: ['b', 'c'],
  b: ['a', 'c'],
  c: ['d', 'e'],
  d: ['c', 'f'],
  e: ['a', 'b'],
  f: ['a', 'b'],
  g: ['a', 'b']
}

describe('Great Distrust (rulebook 5.2 F15)', () => {
  it('replaces the vote; who has no friend hangs', () => {
    const table = distrust().until('great-distrust')
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
    table.answer({ ballots: BUT_G })
    expect([table.dead, table.player('g').death]).toEqual([['g'], { round: 1, phase: 'vote', cause: 'vote' }])
    expect(table.facts('vote').at(-1)).toMatchObject({ form: 'great-distrust', ballots: BUT_G })
    expect(table.until('dusk').log('vote')).toHaveLength(1)
  })

  it('several are one batch in seat order', () => {
    const table = distrust().until('great-distrust')
    table.answer({ ballots: { ...BUT_G, c: ['d', 'a'], d: ['c', 'a'] } })
    expect(
      table
        .facts('death')
        .at(-1)
        ?.players.map(({ id }) => id)
    ).toEqual(['e', 'f', 'g'])
  })

  it('everybody has a friend: nobody hangs', () => {
    const table = distrust()
      .until('great-distrust')
      .answer({ ballots: { ...BUT_G, a: ['b', 'g'] } })
    expect([table.dead, table.facts('verdict').at(-1)?.outcome]).toEqual([[], 'nobody'])
  })

  it('two different players, not oneself, not one, not three', () => {
    const table = distrust().until('great-distrust')
    expect(table.refuses({ ballots: { ...BUT_G, a: ['b', 'b'] } })).toBe('wrong-shape')
    expect(table.refuses({ ballots: { ...BUT_G, a: ['a', 'b'] } })).toBe('oneself')
    expect(table.refuses({ ballots: { ...BUT_G, a: ['b'] } })).toBe('too-few')
    expect(table.refuses({ ballots: { ...BUT_G, a: ['b', 'c', 'd'] } })).toBe('too-many')
    expect(table.refuses({ ballots: { ...BUT_G, a: null } })).toBe('must-choose')
    expect(table.refuses({ result: 'a' })).toBe('wrong-shape')
  })

  it('the Sheriff gives two votes like all others (I47)', () => {
    const table = distrust().sheriff('a').until('great-distrust').answer({ ballots: BUT_G })
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 8, b: 8, c: 6, d: 2, e: 2, f: 2, g: 0 })
  })

  it('no tie exists (I46)', () => {
    const table = distrust({ houseRules: { tieRule: 'revoteOnce' } }).until('great-distrust')
    table.answer({ ballots: BUT_G })
    expect([table.prompt, table.facts('tie')]).toEqual(['execution', []])
  })

  it('who is away neither trusts nor is trusted, and cannot hang', () => {
    const table = distrust()
      .correct({ mark: { player: 'g', mark: 'away', on: true } })
      .until('great-distrust')
    expect(table.actors).not.toContain('g')
    expect(table.refuses({ ballots: { ...BUT_G, a: ['b', 'g'] } })).toBe('no-vote')
    const { g: _away, ...rest } = BUT_G
    expect(table.refuses({ ballots: { ...rest, a: ['b', 'g'] } })).toBe('absent')
    table.answer({ ballots: rest })
    expect(table.dead).toEqual([])
  })

  it('fewer than three to be named: no vote that day (OR20)', () => {
    const table = seat('A werewolf, B villager, C seer, D villager', { deck: ['great-distrust'] }).night({})
    for (const player of ['a', 'b']) table.correct({ mark: { player, mark: 'away', on: true } })
    expect(table.until('dusk').log('vote')).toEqual([])
  })

  it('lasts for its day', () => {
    const table = distrust().until('great-distrust').answer({ ballots: BUT_G }).until('dusk')
    expect([table.cards, table.night({}).until('vote').actors.length]).toEqual([[], 6])
  })

  it('an executed wolf under Enthusiasm: an ordinary second vote, also when that is tied (OR6)', () => {
    const table = distrust({ houseRules: { tieRule: 'revoteOnce' } }).correct({ card: 'enthusiasm' })
    table.until('great-distrust').answer({
      ballots: {
        a: ['c', 'd'],
        b: ['c', 'd'],
        c: ['d', 'e'],
        d: ['c', 'f'],
        e: ['a', 'g'],
        f: ['a', 'g'],
        g: ['a', 'c']
      }
    })
    expect(table.dead).toEqual(['b'])
    table.until('vote').votes('a>f c>e')
    expect([table.prompt, table.game.pending?.about]).toEqual(['vote', { round: 2 }])
    expect(table.votes('a>f').dead).toEqual(['b', 'f'])
  })

  it('the Elder among the hanged: the penalty (10.1)', () => {
    const table = seat('A werewolf, B elder, C villager, D villager, E seer', { deck: ['great-distrust'] })
    table.until('great-distrust').answer({
      ballots: { a: ['c', 'd'], b: ['c', 'd'], c: ['a', 'e'], d: ['a', 'e'], e: ['c', 'a'] }
    })
    expect([table.dead, table.facts('powers-lost').length]).toEqual([['b'], 1])
  })
})

it('the log says who was whose friend, and who nobody’s (rulebook 5.2 F15)', () => {
  const table = distrust().until('great-distrust').answer({ ballots: BUT_G })
  expect(table.history('vote')).toMatchObject([
    { on: ['g'], result: BUT_G, why: { module: 'great-distrust', section: '5.2 F15' } }
  ])
})
