import { describe, expect, it } from 'vitest'
import { seat, type Options } from '../testing/table'

const CARD = 'double-agent'
const TABLE = 'A werewolf, B seer, C villager, D villager, E villager, F werewolf, X villager, Y villager'
const begun = (options: Options = {}) => seat(TABLE, { startingCards: [CARD], ...options })
const marks = (table: ReturnType<typeof begun>) =>
  table.game.state.effects.filter(({ kind }) => kind === 'ally').flatMap(({ on }) => on)

describe('the Double Agent is named (rulebook 5.4 D-4)', () => {
  it('nobody is dead on night 1: the card waits for the first night after the first death (S217)', () => {
    const table = begun()
    table.night({ werewolves: 'x' })
    expect(marks(table)).toEqual([])
    table.until(CARD)
    expect([table.summary.round, table.actors]).toEqual([2, ['x']])
  })

  it('the first dead names one who is no wolf and lives (S213)', () => {
    const table = begun().night({ werewolves: 'x' }).until(CARD)
    expect([table.refuses('a'), table.refuses('x'), table.refuses(null)]).toEqual([
      'already-a-wolf',
      'not-alive',
      'must-choose'
    ])
    expect(table.choices).toEqual(['b', 'c', 'd', 'e', 'y'])
    table.answer('c')
    expect(marks(table)).toEqual(['c'])
  })

  it('he is shown the wolves before any role is called, and does not wake with them (S213)', () => {
    const table = begun().night({ werewolves: 'x' }).until(CARD).answer('c')
    expect([table.prompt, table.game.pending?.about]).toEqual([
      'double-agent.told',
      { player: 'c', wolves: ['a', 'f'] }
    ])
    expect(table.pass().prompt).toBe('seer')
    expect(table.until('werewolves').actors).toEqual(['a', 'f'])
    expect(table.choices).toContain('c')
  })

  it('the table is told nothing', () => {
    const table = begun().night({ werewolves: 'x' }).until('dusk')
    const told = table.game.facts.length
    table.until(CARD).answer('c').until('dawn')
    expect(table.game.facts.slice(told).map(({ fact }) => fact)).toEqual(['phase', 'phase'])
  })

  it('drawn by day: in the first night after (D62); asked once', () => {
    const table = seat(TABLE, { deck: [CARD] })
      .night({ werewolves: 'x' })
      .until(CARD)
      .answer('c')
    expect(table.summary.round).toBe(2)
    table.night({}).until('dusk').until('seer')
    expect([table.summary.round, table.log('ally').length]).toEqual([3, 1])
  })

  it('of two who died together the first in seat order names him', () => {
    const table = begun().night({}).correct({ kill: 'y' }).correct({ kill: 'x' }).until(CARD)
    expect(table.actors).toEqual(['y'])
    const together = seat(`${TABLE}, Z witch`, { startingCards: [CARD] })
    together.night({ werewolves: 'x', witch: { heal: null, poison: 'c' } })
    expect(together.until(CARD).actors).toEqual(['c'])
  })

  it('the first dead is back: the next who died names him', () => {
    const table = begun().night({ werewolves: 'x' }).correct({ revive: 'x' }).day('a>y').until(CARD)
    expect(table.actors).toEqual(['y'])
  })

  it('skipped by the moderator: asked the next night', () => {
    const table = begun().night({ werewolves: 'x' }).until(CARD).correct({ skip: true })
    expect([marks(table), table.prompt]).toEqual([[], 'seer'])
    expect(table.until('dusk').until(CARD).actors).toEqual(['x'])
  })

  it('undo takes it back', () => {
    const table = begun().night({ werewolves: 'x' }).until(CARD).answer('c').undo()
    expect([table.prompt, marks(table)]).toEqual([CARD, []])
  })
})

describe('the wolves’ friend at the end', () => {
  const named = () => begun().night({ werewolves: 'x' }).until(CARD).answer('c').until('dusk')

  it('wins with the wolves, alive or dead (S215, I80)', () => {
    const alive = named()
    for (const id of ['b', 'd', 'e', 'y']) alive.correct({ kill: id })
    expect(alive.winners).toBe(null)
    const dead = named()
    for (const id of ['c', 'b', 'd', 'e', 'y']) dead.correct({ kill: id })
    expect(dead.winners).toEqual({ camps: ['werewolves'], players: ['a', 'c', 'f'] })
  })

  it('alive he counts as no wolf (I79): the village wins without wolves, he with it by his card', () => {
    const table = named().correct({ kill: 'a' }).correct({ kill: 'f' })
    expect(table.winners?.camps).toEqual(['village'])
    expect(table.winners?.players).toContain('c')
    const parity = begun({ houseRules: { wolfWin: 'lastVillager' } })
      .night({ werewolves: 'x' })
      .until(CARD)
      .answer('c')
    for (const id of ['b', 'd', 'e', 'y']) parity.correct({ kill: id })
    expect(parity.winners).toEqual({ camps: ['werewolves'], players: ['a', 'c', 'f'] })
  })

  it('a lover of a wolf: the couple’s own goal comes first (S397)', () => {
    const table = seat(`${TABLE}, Z cupid`, { startingCards: [CARD] })
      .night({ cupid: ['a', 'c'], werewolves: 'x' })
      .until(CARD)
      .answer('c')
    for (const id of ['b', 'd', 'e', 'y', 'z', 'f']) table.correct({ kill: id })
    expect(table.winners).toEqual({ camps: ['lovers'], players: ['a', 'c'] })
  })

  it('who becomes a wolf himself is no friend but one of them (OR27)', () => {
    const table = named().correct({ role: { player: 'c', role: 'werewolf' } })
    expect(marks(table)).toEqual([])
    const other = named().correct({ role: { player: 'c', role: 'hunter' } })
    expect(marks(other)).toEqual(['c'])
  })
})

it('the log says who named whom (rulebook 5.4 D-4)', () => {
  const table = begun().night({ werewolves: 'x' }).until(CARD).answer('c')
  expect(table.game.state.history.findLast(({ why }) => why?.module === CARD)).toMatchObject({
    by: ['x'],
    on: ['c'],
    why: { module: CARD, section: '5.4 D-4' }
  })
})
