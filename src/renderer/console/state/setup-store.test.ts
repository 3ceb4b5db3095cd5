import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, describe, expect, it } from 'vitest'
import { createGame, isRuleError, moderatorView } from '../../../engine'
import { setupOf } from '../../../engine/testing/table'
import { useRoster } from './roster-store'
import { useSetup } from './setup-store'

/** A table whose first player alone has both of the online rules' numbers. */
function viewOfAGame() {
  const setup = setupOf('Ann werewolf 34 female, Bob seer, Cid villager, Dee villager, Eve villager', {
    ruleset: 'online-new-moon'
  })
  const players = setup.players.map((player, at) =>
    at === 0 ? { ...player, stats: { block: 3, acting: 0 } } : player
  )
  const game = createGame({ ...setup, players })
  if (isRuleError(game)) throw new Error(game.code)
  return moderatorView(game)
}

describe('the table of the last game again', () => {
  beforeEach(() => setActivePinia(createPinia()))

  it('has the same people, their ages and their two numbers (6.4), and keeps them over a restart', () => {
    useSetup().takeFrom(viewOfAGame())
    const roster = useRoster()
    const ann = { name: 'Ann', age: 34, sex: 'female', block: 3, acting: 0, last: [] }
    expect(roster.seats.slice(0, 2)).toEqual([
      { ...ann, role: null },
      { name: 'Bob', age: null, sex: null, block: null, acting: null, last: [], role: null }
    ])
    expect(roster.kept[0]).toEqual(ann)
    const { players, ruleset } = useSetup().draft
    expect([ruleset, players[0]?.stats, players[1]?.stats]).toEqual([
      'online-new-moon',
      { block: 3, acting: 0 },
      undefined
    ])
  })
})
