import { describe, expect, it } from 'vitest'
import { createGame, isRuleError, moderatorView } from '../engine'
import { seat, Table } from '../engine/testing/table'
import { omniscientView } from './omniscient-view'

const seats = 'Ann werewolf, Bob seer, Cid witch, Dot cupid, Eve villager, Fay villager, Gus villager'
const view = (table: Table) => omniscientView(moderatorView(table.game))
const done = (table: Table) => view(table).night?.actions.map(({ what }) => what)

describe('what the omniscient audience is told', () => {
  it('is every role, side and secret bond, and whose eyes are open', () => {
    const table = seat(seats, { ruleset: 'millers-hollow' }).play({ cupid: ['ann', 'eve'] }, 'seer')
    const { players } = view(table)
    expect(players[0]).toMatchObject({ role: 'werewolf', wolf: true, awake: false, marks: ['lover'] })
    expect(players[1]).toEqual({
      id: 'bob',
      role: 'seer',
      camp: 'village',
      wolf: false,
      awake: true,
      marks: []
    })
  })

  it('is the newest night alone, in the order in which it was done', () => {
    const table = seat(seats, { ruleset: 'millers-hollow' }).play(
      { cupid: ['ann', 'eve'], seer: 'ann', werewolves: 'fay' },
      'witch'
    )
    expect(view(table).night?.round).toBe(1)
    expect(done(table)).toEqual(['link', 'check', 'wolves'])
    const next = table.until('discussion').until('seer').answer('cid')
    expect(view(next).night?.round).toBe(2)
    expect(done(next)).toEqual(['check'])
  })

  it('leaves out what the host sets right, and marks that are public', () => {
    const table = seat(seats, { ruleset: 'millers-hollow' }).play({ cupid: ['ann', 'eve'] }, 'seer')
    table.correct({ office: { office: 'sheriff', player: 'bob' } })
    expect(done(table) ?? []).not.toContain('correct')
    expect(view(table).players[1]?.marks).toEqual([])
  })

  it('is no role of a card that the roll call has not reached', () => {
    const players = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id }))
    const roles = { werewolf: 2, seer: 1, villager: 3 }
    const game = createGame({
      ruleset: 'new-moon',
      houseRules: {},
      deck: [],
      startingCards: [],
      players,
      roles
    })
    if (isRuleError(game)) throw new Error(game.code)
    const [, second] = view(new Table(game).until('roll-call.seer')).players
    expect(second).toMatchObject({ role: null, camp: null, wolf: false })
  })
})
