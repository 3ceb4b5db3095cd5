import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'
import { createGame } from '../game'
import { isRuleError } from '../kernel/prompts'
import { Table } from '../testing/table'
import type { GameSetup } from '../setup'

function called(roles: { [role: string]: number }, count: number): Table {
  const players = Array.from({ length: count }, (_, at) => ({
    id: `p${String(at + 1)}`,
    name: `P${String(at + 1)}`
  }))
  const setup: GameSetup = {
    ruleset: 'new-moon',
    houseRules: {},
    deck: [],
    startingCards: [],
    players,
    roles
  }
  const game = createGame(setup)
  if (isRuleError(game)) throw new Error(game.code)
  return new Table(game)
}

describe('roll call', () => {
  it('learns who holds what on the first night; the rest are villagers (2.4)', () => {
    const game = called({ werewolf: 2, seer: 1, hunter: 1, villager: 2 }, 6)
      .until('roll-call.seer')
      .answer(['p1'])
    game.until('roll-call.werewolf').answer(['p2', 'p3'])
    game.until('roll-call.hunter')
    expect(game.refuses(['p1'])).toBe('role-known')
    game.answer(['p4'])
    expect(game.game.state.players.map((player) => player.dealtRole)).toEqual([
      'seer',
      'werewolf',
      'werewolf',
      'hunter',
      'villager',
      'villager'
    ])
    expect(game.until('werewolves').actors).toEqual(['p2', 'p3'])
  })

  it('finds the cards in the middle by what nobody answers to (2.3)', () => {
    const game = called({ werewolf: 1, seer: 1, thief: 1, villager: 3 }, 4)
    game
      .until('roll-call.thief')
      .answer(['p1'])
      .until('roll-call.seer')
      .answer([])
      .until('roll-call.werewolf')
      .answer(['p2'])
    expect(game.until('thief').choices).toEqual(['seer', 'villager', 'keep'])
  })

  it('refuses a table whose cards do not match its seats (2.2)', () => {
    expect(() => called({ werewolf: 1, seer: 1, villager: 1 }, 5)).toThrow('too-few-roles')
    expect(() => seat('A werewolf, B seer, C villager', { roles: { werewolf: 1 } })).toThrow()
  })
})
