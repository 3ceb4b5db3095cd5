import { expect, it } from 'vitest'
import type { Command } from './commands'
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
