import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A villager, B villager, C werewolf, D seer, E scapegoat, F werewolf, G cupid, Z villager'
/** Z was eaten on night 1; A and B are Lovers; the card is drawn on day 1. */
const dream = (options = {}) =>
  seat(TABLE, { deck: ['nightmare', 'burial'], ...options }).play(
    { cupid: ['a', 'b'], werewolves: 'z' },
    'nightmare'
  )
const all = (target: string) => ({
  ballots: Object.fromEntries([...'abcdefg'].map((id) => [id, id === target ? 'd' : target]))
})

describe('Nightmare (rulebook 5.2 F16)', () => {
  it('no discussion: from the event at once to the accusations', () => {
    const table = dream()
    expect([table.facts('phase').map(({ phase }) => phase), table.facts('speech')]).toEqual([
      ['night', 'dawn', 'event', 'vote'],
      []
    ])
  })

  it('from the left neighbour of the last dead each in turn accuses one', () => {
    const table = seat(TABLE, { deck: ['nightmare'] }).play(
      { cupid: ['a', 'b'], werewolves: 'd' },
      'nightmare'
    )
    const order: string[] = []
    for (; table.prompt === 'nightmare'; table.answer(table.choices[0] ?? null)) order.push(...table.actors)
    expect(order).toEqual(['e', 'f', 'g', 'z', 'a', 'b', 'c'])
  })

  it('nobody may abstain, accuse himself or the dead', () => {
    const table = dream()
    expect([table.actors, table.refuses(null), table.refuses('a'), table.refuses('z')]).toEqual([
      ['a'],
      'must-choose',
      'oneself',
      'not-alive'
    ])
    expect(table.refuses({ ballots: { a: 'c' } })).toBe('must-choose')
  })

  it('S155, I48 lovers may not accuse each other', () => {
    expect(dream().refuses('b')).toBe('lover')
  })

  it('the most accused is executed; all see each accusation', () => {
    const table = dream().answer('d')
    expect(table.public.sequence).toEqual({
      form: 'nightmare',
      order: ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
      next: 'b',
      given: { a: 'd' }
    })
    table.answer({ ballots: { b: 'd', c: 'd', d: 'c', e: 'c', f: 'd', g: 'c' } })
    expect(table.player('d')).toMatchObject({ alive: false, death: { phase: 'vote', cause: 'vote' } })
    expect([table.public.sequence, table.facts('vote').at(-1)?.totals]).toEqual([null, { c: 6, d: 8 }])
  })

  it('the Sheriff’s accusation counts two', () => {
    const table = dream().sheriff('g')
    table.answer({ ballots: { a: 'd', b: 'd', c: 'd', d: 'f', e: 'f', f: 'e', g: 'f' } })
    expect(table.dead).toEqual(['f', 'z'])
  })

  it('I49 a tie follows the normal tie rule: the Scapegoat dies', () => {
    const table = dream()
    table.answer({ ballots: { a: 'c', b: 'c', c: 'd', d: 'c', e: 'd', f: 'd', g: 'f' } })
    expect(table.player('e').death?.cause).toBe('scapegoat')
  })

  it('I49 a re-vote among the tied is an ordinary vote', () => {
    const table = dream({ houseRules: { tieRule: 'revoteOnce' } }).correct({ kill: 'e' })
    table.answer({ ballots: { b: 'd', c: 'd', d: 'c', f: 'd', g: 'c', a: 'c' } })
    expect([table.prompt, table.actors]).toEqual(['vote', ['a', 'b', 'c', 'd', 'f', 'g']])
  })

  it('who may not vote is passed over (I83)', () => {
    const table = dream()
      .correct({ mark: { player: 'b', mark: 'no-vote', on: true } })
      .answer('c')
    expect(table.actors).toEqual(['c'])
  })

  it('undo takes back one person', () => {
    const table = dream().answer('c').answer('c').undo()
    expect([table.prompt, table.actors]).toEqual(['nightmare', ['b']])
  })

  it('a second vote is an ordinary one, without discussion (OR6)', () => {
    const table = dream().correct({ card: 'enthusiasm' }).answer(all('c'))
    expect(table.dead).toEqual(['c', 'z'])
    expect(table.until('vote').actors).toEqual(['a', 'b', 'd', 'e', 'f', 'g'])
  })

  it('nobody has died: from the Sheriff’s left, else from the first seat (rulebook 0)', () => {
    const quiet = () => seat(TABLE, { deck: ['nightmare'] })
    expect(quiet().play({ cupid: ['a', 'b'] }, 'nightmare').actors).toEqual(['a'])
    expect(
      quiet()
        .sheriff('c')
        .play({ cupid: ['a', 'b'] }, 'nightmare').actors
    ).toEqual(['d'])
  })

  it('an election after the speeches comes before it', () => {
    const table = seat(TABLE, { deck: ['nightmare'], houseRules: { sheriffTiming: 'day1AfterSpeeches' } })
    expect(
      table
        .play({ cupid: ['a', 'b'] }, 'sheriff-election')
        .answer('d')
        .until('nightmare').badge
    ).toBe('d')
  })

  it('the day after is an ordinary one', () => {
    const table = dream().answer(all('g')).until('dusk').night({}).until('vote')
    expect([table.cards, table.prompt]).toEqual([['burial'], 'vote'])
  })
})
