import { expect, it } from 'vitest'
import type { Command } from './commands'
import { apply, asItWas } from './game'
import { moderatorView } from './moderator-view'
import { seat } from './testing/table'

it('names the roles in play in one order, whoever sits where (rulebook 2.4)', () => {
  const one = seat('A werewolf, B seer, C villager, D witch')
  const other = seat('A witch, B villager, C werewolf, D seer')
  expect(JSON.stringify(other.game.facts)).toBe(JSON.stringify(one.game.facts))
})

it.each<Command>([
  { command: 'last-dead', player: 'a' },
  { command: 'regroup', card: 'gone-hunting', players: [] },
  { command: 'disqualify', player: 'b' },
  { command: 'correct', set: { revive: 'a' } },
  { command: 'correct', set: { skip: true } },
  { command: 'end', camp: null },
  { command: 'answer', prompt: 'vote', answer: null }
])('refuses $command once somebody has won', (command) => {
  const table = seat('A werewolf, B seer, C villager, D villager', { deck: ['gone-hunting'] })
  table.until('vote').votes('b>a c>a d>a').until('result')
  expect(table.refused(command).code).toBe('game-over')
  table.pass()
  expect(table.prompt).toBe(null)
  expect(table.refused(command).code).toBe('game-over')
})

it('is seen as it was before each command, and has what was answered then to be done again', () => {
  const table = seat('A werewolf, B seer, C villager, D villager, E villager').until('werewolves').answer('c')
  table.until('vote').votes('b>a d>a e>a').until('result')
  table.game.log.forEach((command, at) => {
    const then = asItWas(table.game, at)
    if (!then) throw new Error(`No moment ${String(at)}`)
    const view = moderatorView(then)
    expect([view.commandCount, view.moments.length, view.redo?.command]).toEqual([at, at, command])
    const next = apply(then, command)
    expect('game' in next && next.game.state).toEqual(asItWas(table.game, at + 1)?.state ?? table.game.state)
  })
  expect(asItWas(table.game, table.game.log.length)).toBeNull()
  expect(asItWas(table.game, -1)).toBeNull()
})

it('tells which command wrote a line of the log', () => {
  const { game } = seat('A werewolf, B seer, C villager, D villager').until('werewolves').answer('c')
  const { log, moments } = moderatorView(game)
  const line = log.findIndex(({ what }) => what === 'wolves')
  const at = moments.findLastIndex((length) => length <= line)
  expect(game.log[at]).toMatchObject({ prompt: 'werewolves' })
})
