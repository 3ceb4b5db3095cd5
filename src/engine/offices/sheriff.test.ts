import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E hunter, F seer, G villager, H villager'

describe('the election (rulebook 4.10)', () => {
  it('on day 1, after the night and before its deaths are told (D28)', () => {
    const table = seat(TABLE).play({ werewolves: 'c' }, 'sheriff-election')
    expect([table.dead, table.facts('death')]).toEqual([[], []])
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])
    expect(table.summary.phase).toBe('dawn')
  })

  it('before the game (D28 preGame)', () => {
    const table = seat(TABLE, { houseRules: { sheriffTiming: 'preGame' } })
    expect(table.prompt).toBe('sheriff-election')
    expect(table.answer('d').prompt).toBe('elected')
    expect(table.pass().prompt).toBe('night-falls')
    expect([table.badge, table.summary.round]).toEqual(['d', 1])
  })

  it('after the speeches of day 1 (D28 day1AfterSpeeches, millers-hollow)', () => {
    const table = seat(TABLE, { ruleset: 'millers-hollow' })
      .night({ werewolves: 'c' })
      .until('sheriff-election')
    expect([table.dead, table.actors.includes('c')]).toEqual([['c'], false])
    expect(table.refuses({ ballots: { a: 'c' } })).toBe('not-candidate')
    expect(table.answer('d').pass().prompt).toBe('vote')
  })

  it('after the speeches also where a card takes the vote away (D28, 5.2 F24)', () => {
    const game = seat(
      'A werewolf male, B werewolf male, C seer male, D villager male, E villager male, F villager male',
      { houseRules: { sheriffTiming: 'day1AfterSpeeches' }, deck: ['flood'] }
    ).until('sheriff-election')
    expect(game.answer('c').until('dusk').badge).toBe('c')
    expect(game.log('vote')).toEqual([])
  })

  it('there is none (D27 none)', () => {
    const table = seat(TABLE, { houseRules: { sheriffElection: 'none' } })
    expect(() => table.until('sheriff-election')).toThrow('Never came to sheriff-election')
  })

  it('only once', () => {
    const table = seat(TABLE).night({}).until('dusk')
    expect(table.night({}).badge).toBe(null)
    expect(table.facts('office')).toHaveLength(1)
  })

  it('most votes wins, oneself allowed', () => {
    const table = seat(TABLE).until('sheriff-election').votes('a>a b>c c>c')
    expect(table.badge).toBe('c')
    expect(table.facts('office')).toEqual([{ fact: 'office', office: 'sheriff', holder: 'c', weight: 2 }])
    expect(table.public.players.filter(({ sheriff }) => sheriff).map(({ id }) => id)).toEqual(['c'])
  })

  it('only the result may be entered, also nobody', () => {
    expect(seat(TABLE).until('sheriff-election').answer('g').badge).toBe('g')
    expect(seat(TABLE).until('sheriff-election').answer(null).badge).toBe(null)
    expect(seat(TABLE).until('sheriff-election').refuses('stranger')).toBe('no-such-choice')
    expect(seat(TABLE).until('sheriff-election').refuses({ result: 'g' })).toBe('no-such-choice')
  })

  it('a tie is run once more among the tied, by the same voters (D29 reRunOnce)', () => {
    const table = seat(TABLE).until('sheriff-election').votes('a>c b>d')
    expect([table.prompt, table.actors.length, table.game.pending?.about]).toEqual([
      'sheriff-election',
      8,
      { round: 2 }
    ])
    expect(table.refuses({ ballots: { a: 'g' } })).toBe('not-candidate')
    expect(table.votes('c>d').badge).toBe('d')
  })

  it('a second tie: no Sheriff', () => {
    const table = seat(TABLE).until('sheriff-election').votes('a>c b>d').votes('a>c b>d')
    expect([table.prompt, table.badge]).toEqual(['elected', null])
  })

  it('a tie: no Sheriff at once (D29 none)', () => {
    const table = seat(TABLE, { houseRules: { sheriffTie: 'none' } })
      .until('sheriff-election')
      .votes('a>c b>d')
    expect([table.prompt, table.badge]).toEqual(['elected', null])
  })

  it('nobody votes: no Sheriff', () => {
    expect(seat(TABLE).until('sheriff-election').votes('').badge).toBe(null)
  })

  it('killed in the night and not yet announced he may be elected; then he names a successor (10.1)', () => {
    const table = seat(TABLE).play({ werewolves: 'c' }, 'sheriff-election').answer('c')
    table.until('sheriff-successor')
    expect([table.actors, table.dead]).toEqual([['c'], ['c']])
    expect(table.answer('g').badge).toBe('g')
  })
})

describe('the Sheriff’s vote (rulebook 4.10, D30)', () => {
  it('counts two', () => {
    const table = seat(TABLE).night({}).sheriff('c').day('c>a d>b')
    expect(table.dead).toEqual(['a'])
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 4, b: 2 })
    expect(table.public.players.find(({ id }) => id === 'c')?.weight).toBe(2)
  })

  it('counts one and a half', () => {
    const table = seat(TABLE, { houseRules: { sheriffWeight: 1.5 } })
      .night({})
      .sheriff('c')
      .day('c>a d>b f>b')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ a: 3, b: 4 })
    expect(table.dead).toEqual(['b'])
  })

  it('counts one in an election', () => {
    const table = seat(TABLE).until('sheriff-election').sheriff('c').votes('c>a d>b e>b')
    expect(table.badge).toBe('b')
  })
})

describe('succession (rulebook 4.10, D31)', () => {
  it('he must name a living successor before the day goes on, whose vote counts two', () => {
    const table = seat(TABLE)
      .night({})
      .sheriff('c')
      .until('dusk')
      .play({ werewolves: 'c' }, 'sheriff-successor')
    expect(table.refuses(null)).toBe('must-choose')
    expect(table.refuses('c')).toBe('not-alive')
    table.answer('d').until('discussion')
    expect(table.badge).toBe('d')
    table.day('d>a f>b')
    expect(table.dead).toEqual(['a', 'c'])
  })

  it('he may let the office lapse (D31 may)', () => {
    const table = seat(TABLE, { houseRules: { sheriffSuccession: 'may' } })
      .night({})
      .sheriff('c')
    table.until('vote').votes('a>c').until('sheriff-successor').answer(null)
    expect(table.dead).toEqual(['c'])
    expect([table.badge, table.facts('office').at(-1)?.holder]).toEqual([null, null])
  })

  it('the Hunter who is Sheriff shoots first and cannot name whom he shot (I38)', () => {
    const table = seat(TABLE)
      .night({})
      .sheriff('e')
      .until('vote')
      .votes('a>e')
      .until('hunter')
      .answer('d')
      .pass()
    expect(table.prompt).toBe('sheriff-successor')
    expect(table.refuses('d')).toBe('not-alive')
    expect(table.answer('f').badge).toBe('f')
  })

  it('shot by the Hunter, the Sheriff passes it on in the same chain', () => {
    const table = seat(TABLE)
      .night({})
      .sheriff('d')
      .until('vote')
      .votes('a>e')
      .until('hunter')
      .answer('d')
      .pass()
    expect([table.prompt, table.actors]).toEqual(['sheriff-successor', ['d']])
  })

  it('the successor is chosen among those who live when the chain is over (I37)', () => {
    const table = seat(`${TABLE}, I cupid`)
      .night({ cupid: ['d', 'g'] })
      .sheriff('d')
    table.until('vote').votes('a>d').until('sheriff-successor')
    expect(table.dead).toEqual(['d', 'g'])
    expect(table.refuses('g')).toBe('not-alive')
  })

  it('killed by two causes in one night he hands over once (P04)', () => {
    const table = seat(`${TABLE}, I witch`).night({}).sheriff('c').until('dusk')
    table.night({ werewolves: 'c', witch: { heal: null, poison: 'c' }, 'sheriff-successor': 'g' })
    expect(table.log('successor')).toHaveLength(1)
  })

  it('the moderator hands the badge on himself: he is not asked', () => {
    const table = seat(TABLE).night({}).sheriff('c').until('vote').votes('a>c').until('sheriff-successor')
    table.sheriff('g')
    expect([table.prompt, table.badge]).toEqual(['dusk', 'g'])
  })

  it('the question skipped: the office is vacant', () => {
    const table = seat(TABLE).night({}).sheriff('c').until('vote').votes('a>c').until('sheriff-successor')
    table.correct({ skip: true })
    expect([table.prompt, table.badge]).toEqual(['dusk', null])
    expect(table.public.players.some(({ sheriff }) => sheriff)).toBe(false)
  })
})

describe('the election and who is away (rulebook 5.1, 7.3)', () => {
  const MEN =
    'A werewolf male, B werewolf female, C villager male, D villager female, E seer female, F villager female'
  const hunting = (sheriffElection: 'open' | 'candidacy') =>
    seat(MEN, {
      deck: ['gone-hunting'],
      houseRules: { sheriffElection, sheriffTiming: 'day1AfterSpeeches' }
    })

  it('the absent neither vote nor are elected', () => {
    const table = hunting('open').until('sheriff-election')
    expect([table.actors, table.choices]).toEqual([
      ['b', 'd', 'e', 'f'],
      ['b', 'd', 'e', 'f']
    ])
    expect(table.facts('vote-open').at(-1)?.candidates).toEqual(['b', 'd', 'e', 'f'])
    expect(table.refuses('c')).toBe('no-such-choice')
  })

  it('nor do they stand', () => {
    const table = hunting('candidacy').until('sheriff-election.stand')
    expect(table.choices).toEqual(['b', 'd', 'e', 'f'])
    expect(table.answer(['b', 'd']).answer([]).actors).toEqual(['e', 'f'])
  })
})

describe('how the election ends (rulebook 7.3)', () => {
  it('a badge that is worn already is not elected again (D28)', () => {
    const table = seat(TABLE).sheriff('c').night({})
    expect([table.badge, table.facts('office').length]).toEqual(['c', 1])
  })

  it('the audience sees a tie, and none where there is a winner', () => {
    const table = seat(TABLE).until('sheriff-election').votes('a>c b>d')
    expect(table.facts('tie')).toEqual([{ fact: 'tie', players: ['c', 'd'] }])
    expect(table.votes('a>c').facts('tie')).toHaveLength(1)
    expect(seat(TABLE).until('sheriff-election').votes('').facts('tie')).toEqual([])
  })

  it.each([
    ['c', ['c']],
    [null, []]
  ])('only the outcome entered, %s: told without ballots', (answer, top) => {
    expect(seat(TABLE).until('sheriff-election').answer(answer).facts('vote')).toEqual([
      { fact: 'vote', form: 'sheriff-election', round: 1, totals: null, ballots: null, top }
    ])
  })

  it('candidates, those who withdrew, and the end of the election are seen (7.3)', () => {
    const table = seat(TABLE, { houseRules: { sheriffElection: 'candidacy' } })
    table.until('sheriff-election.stand').answer(['c', 'd', 'f']).answer(['d'])
    expect(table.facts('candidates')).toEqual([
      { fact: 'candidates', standing: ['c', 'd', 'f'], withdrawn: [] },
      { fact: 'candidates', standing: ['c', 'f'], withdrawn: ['d'] }
    ])
  })

  it.each([[[]], [['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']]])(
    'nobody or everybody on stage is the end at once: no Sheriff',
    (standing) => {
      const table = seat(TABLE, { houseRules: { sheriffElection: 'candidacy' } })
      table.until('sheriff-election.stand').answer(standing)
      expect([table.prompt, table.badge]).toEqual(['elected', null])
    }
  )

  it('nobody is left who never stood: no Sheriff (7.3)', () => {
    const table = seat('A werewolf, B villager, C seer', { houseRules: { sheriffElection: 'candidacy' } })
    table.until('sheriff-election.stand').answer(['a', 'b']).correct({ kill: 'c' }).answer([])
    expect([table.prompt, table.badge, table.facts('vote-open')]).toEqual(['elected', null, []])
  })
})
