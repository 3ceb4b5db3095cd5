import { describe, expect, it } from 'vitest'
import { seat, type Options, type Table } from '../testing/table'

const TABLE = 'A werewolf, B werewolf, C villager, D villager, E cupid, F seer'

describe('Cupid (rulebook 4.7)', () => {
  it('links two players on the first night only', () => {
    const table = seat(TABLE).play({ cupid: ['c', 'd'] }, 'lovers')
    expect(table.actors).toEqual(['c', 'd'])
    expect(table.log('link')).toMatchObject([{ by: ['e'], on: ['c', 'd'] }])
    table.until('dusk').pass()
    expect(table.prompt).toBe('night-falls')
    expect(table.pass().prompt).toBe('seer')
  })

  it('may link himself', () => {
    expect(seat(TABLE).night({ cupid: ['c', 'e'], werewolves: 'c' }).dead).toEqual(['c', 'e'])
  })

  it('may not decline (D13 no), may (D13 yes)', () => {
    expect(seat(TABLE).until('cupid').refuses(null)).toBe('must-choose')
    const free = seat(TABLE, { houseRules: { cupidDecline: 'yes' } }).play({ cupid: null }, 'lovers')
    expect(free.actors).toEqual([])
    expect(free.play({ werewolves: 'c' }, 'discussion').dead).toEqual(['c'])
  })

  it('names exactly two different players', () => {
    const table = seat(TABLE).until('cupid')
    expect(table.refuses(['c'])).toBe('too-few')
    expect(table.refuses(['c', 'd', 'e'])).toBe('too-many')
    expect(table.refuses(['c', 'c'])).toBe('wrong-shape')
    expect(table.refuses('c')).toBe('wrong-shape')
    expect(table.refuses(['c', 'nobody'])).toBe('no-such-choice')
  })

  it('counts as a plain villager afterwards and wins with the village (D12 village)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E cupid').night({ cupid: ['c', 'd'] })
    table.day('b>a c>a')
    expect(table.winners).toEqual({ camps: ['village'], players: ['b', 'c', 'd', 'e'] })
  })

  it('who loves whom is no fact', () => {
    const table = seat(TABLE).until('cupid')
    const before = table.game.facts.length
    table.answer(['c', 'd']).until('seer')
    expect(table.game.facts).toHaveLength(before)
  })

  it('the lot links him once, at dawn, with another (D13 randomAtDawn)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    table.play({ cupid: null }, 'cupid.partner')
    expect([table.summary.phase, table.choices]).toEqual(['dawn', ['a', 'b', 'c', 'd', 'f']])
    table.answer('d').until('dusk')
    const asked: (string | null)[] = []
    for (table.pass(); table.prompt !== 'dusk'; table.pass()) asked.push(table.prompt)
    expect(asked).not.toContain('cupid.partner')
    expect(table.correct({ kill: 'd' }).pass().dead).toEqual(['d', 'e'])
  })

  it('whose step is skipped has linked nobody (D13 randomAtDawn)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    expect(table.until('cupid').correct({ skip: true }).until('cupid.partner').actors).toEqual([])
  })

  it('and whom the lot gave him know each other from the next night on (4.8, 6.2 rule 1)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    table.play({ cupid: null, 'cupid.partner': 'd' }, 'discussion').until('night-falls')
    expect([table.pass().prompt, table.actors]).toEqual(['lovers', ['e', 'd']])
    expect(table.pass().prompt).toBe('seer')
    expect(table.until('dusk').pass().pass().prompt).toBe('seer')
  })

  it('who linked somebody himself is not linked by lot (D13 randomAtDawn)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    expect(table.play({ cupid: ['c', 'd'] }, 'discussion').log('link')).toHaveLength(1)
  })

  it('dead on night 1 he is linked with nobody (I94)', () => {
    const table = seat(TABLE, { houseRules: { cupidDecline: 'randomAtDawn' } })
    table.play({ cupid: null, werewolves: 'e' }, 'discussion')
    expect([table.dead, table.game.state.bonds]).toEqual([['e'], []])
  })

  it.each<[string, string, string]>([
    ['commoner', TABLE, 'commoner'],
    ['god', TABLE, 'god'],
    ['byBoard', TABLE, 'god'],
    ['byBoard', `${TABLE}, G werewolf`, 'commoner']
  ])('cupidCountsAs %s at %s: %s (D14, equal as more)', (cupidCountsAs, seats, kind) => {
    const table = seat(seats, {
      houseRules: { cupidCountsAs, wolfWin: 'killCommoners', sheriffElection: 'none' } as never
    })
    table
      .night({ cupid: ['a', 'b'] })
      .correct({ kill: 'c' })
      .correct({ kill: 'd' })
    expect(table.winners === null).toBe(kind === 'commoner')
  })

  it('the goal of a mixed couple makes him neither god nor commoner (10.1, D12 thirdIfMixed)', () => {
    const houseRules = { cupidCamp: 'thirdIfMixed', wolfWin: 'killCommoners' } as const
    const table = seat('A werewolf, B werewolf, C villager, D villager, E cupid, F seer, G villager', {
      houseRules
    })
    table.night({ cupid: ['a', 'f'] })
    for (const id of ['c', 'd', 'g']) table.correct({ kill: id })
    expect(table.game.state.outcome?.rule).toBe('killCommoners')
  })
})

describe('Cupid online (rulebook 6.2)', () => {
  const SEATS = 'A werewolf, B werewolf, C villager, D villager, E cupid, F seer, G villager'
  const table = (options: Options = {}) => seat(SEATS, { ruleset: 'online-new-moon', ...options })
  const camps = (game: Table, ids: string) =>
    [...ids].map((id) => game.summary.players.find((player) => player.id === id)?.camp)
  function without(game: Table, players: string): Table {
    for (const player of players) if (!game.winners) game.correct({ kill: player })
    while (game.prompt === 'grieves') game.pass()
    return game
  }

  it('rule 1: who names nobody is linked by lot after dawn, and the other rules hold for that pair', () => {
    const game = table().play({ cupid: null, 'cupid.partner': 'a' }, 'discussion')
    expect(game.log('link').at(-1)).toMatchObject({ by: [], on: ['e', 'a'] })
    expect(camps(game, 'ae')).toEqual(['werewolves', 'werewolves'])
  })
  it('rule 1: a pair by lot may end the game at once', () => {
    const game = table().play({ cupid: null, werewolves: 'c' }, 'cupid.partner')
    expect(game.choices).not.toContain('c')
    for (const id of 'dfg') game.correct({ kill: id })
    expect(game.winners).toBe(null)
    expect(game.answer('a').until('result').winners).toEqual({
      camps: ['werewolves'],
      players: ['a', 'b', 'e']
    })
  })
  it('rule 2: two good lovers, and Cupid is good', () => {
    const game = table().night({ cupid: ['c', 'd'] })
    expect(camps(game, 'cde')).toEqual(['village', 'village', 'village'])
  })
  it('rule 3: a mixed couple is on the wolf team, lives and dies with it, and does not wake with it', () => {
    const game = table().night({ cupid: ['a', 'c'], werewolves: null })
    expect(camps(game, 'ace')).toEqual(['werewolves', 'werewolves', 'village'])
    expect(game.until('dusk').until('werewolves').actors).toEqual(['a', 'b'])
    expect(without(game, 'defg').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'c'] })
  })
  it('rule 3: the couple does not win against its wolves (W16)', () => {
    const game = without(table().night({ cupid: ['a', 'c'] }), 'defg')
    expect(game.game.state.outcome?.rule).toBe('killAll')
  })
  it('rule 3: Cupid is of the wolf team where he is one of the two', () => {
    const game = table().night({ cupid: ['a', 'e'] })
    expect(camps(game, 'ae')).toEqual(['werewolves', 'werewolves'])
    expect(game.until('dusk').until('werewolves').actors).toEqual(['a', 'b'])
  })
  it('rule 4: two wolves, and at dawn Cupid is one, who is told at night and wakes with the pack', () => {
    const game = table().play({ cupid: ['a', 'b'], seer: 'e' }, 'dawn')
    expect([game.player('e').role, game.log('check')[0]?.result]).toEqual(['cupid', 'cupid'])
    game.until('discussion')
    expect([game.player('e').role, camps(game, 'e')]).toEqual(['werewolf', ['werewolves']])
    expect(game.history('joins-pack')).toMatchObject([
      { on: ['e'], why: { module: 'cupid', section: '6.2', rule: 'cupidCamp' } }
    ])
    game.until('dusk').until('night-falls').pass()
    expect([game.prompt, game.actors]).toEqual(['cupid.turned', ['e']])
    game.until('seer').answer('e')
    expect(game.log('check').at(-1)?.result).toBe('werewolf')
    expect(game.until('werewolves').actors).toEqual(['a', 'b', 'e'])
    expect(game.until('dusk').until('night-falls').pass().prompt).not.toBe('cupid.turned')
    expect(without(game, 'cdfg').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'e'] })
  })
  it('rule 4: turning, he may leave nobody for the wolves to kill', () => {
    const game = seat('A werewolf, B werewolf, C seer, D cupid, E villager', { ruleset: 'online-new-moon' })
    game.play({ cupid: ['a', 'b'], werewolves: 'c' }, 'dawn').correct({ kill: 'e' })
    expect(game.until('result').winners).toEqual({ camps: ['werewolves'], players: ['a', 'b', 'd'] })
  })
  it('rule 4: a Cupid, or a couple, that the first night has killed turns nobody', () => {
    const dead = table().night({ cupid: ['a', 'b'], werewolves: 'e' })
    expect([dead.player('e').role, dead.log('joins-pack')]).toEqual(['cupid', []])
    const apart = table().night({ cupid: ['a', 'b'], werewolves: 'a' })
    expect([apart.dead, apart.player('e').role]).toEqual([['a', 'b'], 'cupid'])
  })
  it('rule 4: nothing of it is public', () => {
    const game = table().play({ cupid: ['a', 'b'] }, 'deaths')
    const facts = game.game.facts.length
    game.pass()
    expect(game.player('e').role).toBe('werewolf')
    expect(game.facts('role-shown')).toEqual([])
    expect(game.game.facts.slice(facts).map(({ fact }) => fact)).not.toContain('death')
  })
  it('rule 5: with a Hybrid, Cupid and both lovers are the third party', () => {
    const seats = `${SEATS}, H hybrid`
    const game = seat(seats, { ruleset: 'online-new-moon' }).night({ cupid: ['c', 'h'] })
    expect(camps(game, 'ceh')).toEqual(['third-party', 'third-party', 'third-party'])
  })
  it('rule 5: a couple by lot with the Hybrid is a third party of two', () => {
    const game = seat(`${SEATS}, H hybrid`, { ruleset: 'online-new-moon' })
    game.play({ cupid: null, 'cupid.partner': 'h' }, 'discussion')
    expect(camps(game, 'eh')).toEqual(['third-party', 'third-party'])
    expect(game.until('dusk').until('hybrid.kill').actors).toEqual(['h'])
  })
})
