import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'
import { createGame } from '../game'
import { isRuleError } from '../kernel/prompts'
import { moderatorView } from '../moderator-view'
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

  it('tells the host whose card is not known yet, from the opening to the last role called (2.4)', () => {
    const game = called({ werewolf: 1, seer: 1, villager: 2 }, 4)
    const known = () => moderatorView(game.game).players.map((player) => player.known)
    expect(known()).toEqual([false, false, false, false])
    game.pass()
    expect(game.prompt).toBe('night-falls')
    expect(known()).toEqual([false, false, false, false])
    game.until('roll-call.seer').answer(['p1'])
    expect(game.prompt).toBe('roll-call.werewolf')
    expect(known()).toEqual([true, false, false, false])
    game.answer(['p2'])
    expect(known()).toEqual([true, true, true, true])
    expect(moderatorView(seat('A werewolf, B villager, C seer').game).players[1]?.known).toBe(true)
  })

  it('stands before the night on the timeline, and is over before anybody acts (2.4, 3.2)', () => {
    const game = called({ werewolf: 1, seer: 1, villager: 2 }, 4)
    const marked = () => moderatorView(game.game).timeline.map(({ step, state }) => `${step} ${state}`)
    const ahead = ['roll-call', 'seer', 'werewolves', 'dawn', 'discussion', 'vote', 'dusk']
    expect(marked()).toEqual(ahead.map((step) => `${step} next`))
    expect(game.pass().prompt).toBe('night-falls')
    expect(marked()).toEqual(ahead.map((step) => `${step} next`))
    game.until('roll-call.werewolf')
    expect(marked().slice(0, 3)).toEqual(['roll-call now', 'seer next', 'werewolves next'])
    game.until('seer')
    expect(marked().slice(0, 3)).toEqual(['roll-call done', 'seer now', 'werewolves next'])
  })

  it('calls every role but the plain one, those that wake in the order of the night first (2.4, 3.2)', () => {
    const game = called({ hunter: 1, villager: 2, werewolf: 1, seer: 1, elder: 1 }, 6)
    const roles: (string | null)[] = []
    for (game.until('roll-call.seer'); game.prompt !== 'seer'; game.pass()) roles.push(game.prompt)
    expect(roles).toEqual(['seer', 'werewolf', 'elder', 'hunter'].map((role) => `roll-call.${role}`))
    expect(game.log('roll-call').map(({ on, result }) => [result, on])).toEqual([
      ['seer', ['p1']],
      ['werewolf', ['p2']],
      ['elder', ['p3']],
      ['hunter', ['p4']]
    ])
    game.until('dusk').pass()
    expect(game.pass().prompt).toBe('seer')
  })

  it('asks for as many as are dealt, and no fewer but for cards in the middle (2.3)', () => {
    const range = (game: Table) =>
      game.game.pending?.fields.map(({ key, by, kind, min, max }) => [key, by, kind, min, max])
    const game = called({ werewolf: 2, seer: 1, villager: 2 }, 5).until('roll-call.seer')
    expect(range(game)).toEqual([['holders', null, 'players', 1, 1]])
    expect(game.game.pending).toMatchObject({ script: 'roll-call', about: { role: 'seer' }, actors: [] })
    expect(range(game.answer(['p1']))).toEqual([['holders', null, 'players', 2, 2]])
    const thief = called({ werewolf: 3, seer: 1, thief: 1, villager: 2 }, 5).until('roll-call.werewolf')
    expect(range(thief)).toEqual([['holders', null, 'players', 1, 3]])
  })

  it('names the section: in the history and where a card is known already (2.4)', () => {
    const game = called({ werewolf: 1, seer: 1, villager: 2 }, 4).until('roll-call.seer').answer(['p1'])
    expect(game.game.state.history.at(-1)?.why).toEqual({ module: 'roll-call', section: '2.4' })
    const refused = game.refused({ command: 'answer', prompt: 'roll-call.werewolf', answer: ['p1'] })
    expect([refused.code, refused.section]).toEqual(['role-known', '2.4'])
  })

  it('judges no victory before the last role has been called (2.4)', () => {
    const game = called({ werewolf: 1, seer: 1, villager: 3 }, 5).correct({ kill: 'p5' })
    expect(game.winners).toBeNull()
    game.until('roll-call.seer').correct({ kill: 'p4' }).answer(['p1'])
    expect(game.until('roll-call.werewolf').answer(['p2']).until('seer').winners).toBeNull()
  })
})
