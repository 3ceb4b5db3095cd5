import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'executioner'
const SUCCESSOR = 'executioner.successor'
const SEES = 'executioner.sees'
const TABLE =
  'A werewolf, B villager, C seer, D hunter, E village-idiot, F villager, G scapegoat, H elder, I werewolf, J witch'
const asked = (houseRules: Options['houseRules'] = {}, seats = TABLE) =>
  seat(seats, { deck: [CARD, 'burial'], houseRules }).until(CARD)
/** B is the Executioner, in the discussion of day 1. */
const chosen = (houseRules: Options['houseRules'] = {}, seats = TABLE) =>
  asked(houseRules, seats).answer('b').until('discussion')
const office = (table: ReturnType<typeof asked>) =>
  table.public.players.filter(({ executioner }) => executioner).map(({ id }) => id)

describe('choosing the Executioner (rulebook 5.4 D-5, D61)', () => {
  it('by vote: all who may vote, only the result or the ballots', () => {
    const table = asked()
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'])
    expect([table.refuses('x'), table.refuses(null), table.refuses({ result: 'b' })]).toEqual([
      'no-such-choice',
      'no-such-choice',
      'no-such-choice'
    ])
    table.votes('a>b c>b d>c')
    expect([office(table), table.prompt]).toEqual([['b'], 'discussion'])
    expect(table.facts('office').at(-1)).toMatchObject({ office: CARD, holder: 'b' })
    expect(table.facts('vote').at(-1)).toMatchObject({ form: CARD, totals: { b: 4, c: 2 }, top: ['b'] })
    expect(office(asked().answer('f'))).toEqual(['f'])
  })

  it('by vote: a tie is the moderator’s to settle, among the tied (10.1)', () => {
    const table = asked().votes('a>b c>d')
    expect([table.prompt, table.actors, table.choices]).toEqual([CARD, [], ['b', 'd']])
    expect(table.facts('tie')).toEqual([{ fact: 'tie', players: ['b', 'd'] }])
    expect(table.refuses('c')).toBe('no-such-choice')
    expect(office(table.answer('d'))).toEqual(['d'])
  })

  it('by vote: nobody has a vote, the moderator picks among all', () => {
    const table = asked().votes('')
    expect([table.actors, table.choices.length]).toEqual([[], 10])
    expect(office(table.answer('d'))).toEqual(['d'])
  })

  it('by vote: who is away neither votes nor is chosen (5.1)', () => {
    const table = seat(TABLE, { deck: [CARD] }).correct({
      mark: { player: 'b', mark: 'away', on: true }
    })
    table.until(CARD)
    expect([table.actors.includes('b'), table.refuses('b')]).toEqual([false, 'no-such-choice'])
    expect(table.refuses({ ballots: { a: 'b' } })).toBe('absent')
  })

  it('the Sheriff’s hand counts one', () => {
    const table = asked().sheriff('a').votes('a>b c>d e>d')
    expect(office(table)).toEqual(['d'])
  })

  it('by the moderator', () => {
    const table = asked({ executionerBy: 'moderator' })
    expect([table.actors, table.choices.length]).toEqual([[], 10])
    expect([table.refuses(null), table.refuses({ ballots: {} })]).toEqual(['must-choose', 'no-such-choice'])
    expect(office(table.answer('b'))).toEqual(['b'])
  })

  it('by the last dead; while nobody is dead by the moderator', () => {
    expect(asked({ executionerBy: 'lastDead' }).actors).toEqual([])
    const table = seat(TABLE, { deck: [CARD], houseRules: { executionerBy: 'lastDead' } })
    table.play({ werewolves: 'f' }, CARD)
    expect([table.actors, table.refuses('f')]).toEqual([['f'], 'no-such-choice'])
    expect(office(table.answer('b'))).toEqual(['b'])
  })

  it.each(['vote', 'moderator', 'lastDead'])('in force from the start: after the opening, by %s', (by) => {
    const table = seat(TABLE, { startingCards: [CARD], houseRules: { executionerBy: by } })
    expect([table.prompt, table.summary.round]).toEqual([CARD, 0])
    table.answer('b')
    expect([table.prompt, office(table), table.cards]).toEqual(['night-falls', ['b'], [CARD]])
  })

  it('undo takes the choice back', () => {
    const table = asked().answer('b').undo()
    expect([table.prompt, office(table)]).toEqual([CARD, []])
  })

  it('the question dropped: nobody sees the cards, and they stay hidden', () => {
    const table = asked().correct({ skip: true }).until('vote').votes('a>f').pass()
    expect([table.dead, table.shown('f'), table.prompt]).toEqual([['f'], null, 'dusk'])
  })
})

describe('the cards of the executed', () => {
  it('are hidden from all; only the Executioner sees them', () => {
    const table = chosen().until('vote').votes('c>a')
    expect([table.dead, table.shown('a')]).toEqual([['a'], null])
    expect(table.facts('death').at(-1)?.players).toEqual([{ id: 'a', role: null }])
    table.pass()
    expect([table.prompt, table.actors, table.game.pending?.about]).toEqual([
      SEES,
      ['b'],
      { player: 'b', dead: ['a'], cards: ['werewolf'] }
    ])
    expect(table.pass().prompt).toBe('dusk')
  })

  it('a Scapegoat who dies of a tie is executed by the village too (10.1)', () => {
    expect(chosen().until('vote').votes('c>a f>d').until('scapegoat').shown('g')).toBe(null)
  })

  it('all others still show theirs: eaten, poisoned, shot', () => {
    const table = chosen()
      .until('dusk')
      .night({ werewolves: 'f', witch: { heal: null, poison: 'c' } })
    expect([table.shown('f'), table.shown('c')]).toEqual(['villager', 'seer'])
    table.until('vote').votes('a>d').until('hunter').answer('a').until('dusk')
    expect([table.shown('d'), table.shown('a')]).toEqual([null, 'werewolf'])
  })

  it('the Idiot who saves himself shows his card (I22), and has shown it when he falls later', () => {
    const table = chosen().day('a>e')
    expect([table.dead, table.facts('role-shown')]).toEqual([
      [],
      [{ fact: 'role-shown', player: 'e', role: 'village-idiot' }]
    ])
    table.night({}).day('a>e')
    expect([table.dead, table.shown('e')]).toEqual([['e'], 'village-idiot'])
  })

  it('an Elder’s penalty stands and is not said aloud (OR3)', () => {
    const table = chosen().day('a>h')
    expect([table.log('powers-lost').length, table.facts('powers-lost')]).toEqual([1, []])
  })

  it('ended by the moderator: cards are shown again, and nobody is the Executioner', () => {
    const table = chosen().correct({ endCard: CARD })
    expect(office(table)).toEqual([])
    expect(table.day('c>a').shown('a')).toBe('werewolf')
  })
})

describe('the Executioner dies (I81)', () => {
  it('he names a successor, who sees the later cards (S219)', () => {
    const table = chosen().until('dusk').play({ werewolves: 'b' }, SUCCESSOR)
    expect([table.actors, table.refuses('b'), table.refuses(null)]).toEqual([
      ['b'],
      'not-alive',
      'must-choose'
    ])
    table.answer('f').until('discussion')
    expect(office(table)).toEqual(['f'])
    table.until('vote').votes('c>a').pass()
    expect([table.prompt, table.actors]).toEqual([SEES, ['f']])
  })

  it('executed, his own card is seen by the successor alone (S395, 5.4 ruling)', () => {
    const table = chosen().until('vote').votes('a>b').until(SUCCESSOR).answer('f')
    expect([table.prompt, table.actors, table.game.pending?.about]).toEqual([
      SEES,
      ['f'],
      { player: 'f', dead: ['b'], cards: ['villager'] }
    ])
    expect(table.shown('b')).toBe(null)
  })

  it('dying of grief over the executed, he names one before the card is shown', () => {
    const table = seat(`${TABLE}, K cupid`, { deck: [CARD] })
      .play({ cupid: ['b', 'c'] }, CARD)
      .answer('b')
    table.until('vote').votes('a>c').until(SUCCESSOR)
    expect(table.dead).toEqual(['b', 'c'])
    table.answer('f')
    expect([table.prompt, table.game.pending?.about]).toEqual([
      SEES,
      { player: 'f', dead: ['c'], cards: ['seer'] }
    ])
    expect([table.shown('c'), table.shown('b')]).toEqual([null, 'villager'])
  })

  it('none named: nobody sees (OR28)', () => {
    const table = chosen().until('vote').votes('a>b').until(SUCCESSOR).correct({ skip: true })
    expect([table.prompt, office(table)]).toEqual(['dusk', []])
    expect(table.log(CARD).at(-1)?.on).toEqual([])
  })

  it('the moderator hands the office on himself: he is not asked', () => {
    const table = chosen().until('vote').votes('a>b').until(SUCCESSOR)
    table.correct({ office: { office: CARD, player: 'f' } })
    expect([table.prompt, table.actors]).toEqual([SEES, ['f']])
  })

  it('he who is Sheriff too names two', () => {
    const table = chosen().sheriff('b').until('vote').votes('a>b').until(SUCCESSOR).answer('f')
    expect(table.until('sheriff-successor').answer('c').badge).toBe('c')
    expect(office(table)).toEqual(['f'])
  })
})

describe('the Executioner beside the badge (rulebook 4.10, 5.4 D-5)', () => {
  it('no Sheriff: his hand counts one, and no badge is handed on when he dies', () => {
    const table = chosen({ sheriffElection: 'none' }).until('vote').votes('b>f a>b c>b')
    expect(table.facts('vote').at(-1)?.totals).toEqual({ b: 4, f: 2 })
    expect(() => table.until('sheriff-successor')).toThrow('Never came to sheriff-successor')
  })

  it('chosen in the first night, he stands in the way of no election', () => {
    const table = seat(TABLE).until('werewolves').correct({ card: CARD }).answer('b')
    expect(table.until('sheriff-election').prompt).toBe('sheriff-election')
  })

  it('the badge changes hands: only the new hand is heard to weigh more', () => {
    const table = chosen({ sheriffElection: 'none' }).sheriff('a').sheriff('a').sheriff('c')
    expect([table.facts('weight'), table.facts('office').slice(-2)]).toEqual([
      [],
      [
        { fact: 'office', office: 'sheriff', holder: 'a', weight: 2 },
        { fact: 'office', office: 'sheriff', holder: 'c', weight: 2 }
      ]
    ])
  })
})

it('the table hears that a vote is open and how it ended, only where there is a vote (rulebook 5.4 D-5, D61)', () => {
  const told = (table: ReturnType<typeof asked>) =>
    [...table.facts('vote-open'), ...table.facts('tie'), ...table.facts('vote')].filter(
      (fact) => fact.fact === 'tie' || fact.form === CARD
    )
  const candidates = [...'abcdefghij']
  expect(told(asked().answer('b'))).toEqual([
    { fact: 'vote-open', form: CARD, round: 1, candidates },
    { fact: 'vote', form: CARD, round: 1, totals: null, ballots: null, top: ['b'] }
  ])
  expect(told(asked().votes('a>b')).map(({ fact }) => fact)).toEqual(['vote-open', 'vote'])
  expect(told(asked({ executionerBy: 'moderator' }).answer('b'))).toEqual([])
})

it('the log says who holds the office, and by which house rule he came to it (rulebook 5.4 D-5, D61)', () => {
  const why = { module: CARD, section: '5.4 D-5', rule: 'executionerBy' }
  expect(chosen().history(CARD)).toMatchObject([{ on: ['b'], why }])
})
