import { describe, expect, it } from 'vitest'
import { seat } from './testing/table'

describe('a whole game', () => {
  it('runs from the first night to the village’s win (rulebook 3.1, 8 W1)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E witch, F hunter, G guard, H cupid')
    expect(table.prompt).toBe('night-falls')
    table.play(
      { cupid: ['c', 'd'], guard: 'e', seer: 'a', werewolves: 'c', witch: { heal: 'c', poison: null } },
      'sheriff-election'
    )
    expect(table.dead).toEqual([])
    table.answer('b').until('vote')
    expect(table.summary.players.find((player) => player.id === 'b')?.sheriff).toBe(true)
    table.votes('b>a c>a d>b')
    table.until('result')
    expect(table.winners?.camps).toEqual(['village'])
    expect(table.winners?.players).toHaveLength(7)
    table.pass()
    expect(table.prompt).toBe(null)
    expect(table.summary.phase).toBe('over')
  })

  it('takes every step back and does it again', () => {
    const table = seat('A werewolf, B seer, C villager, D villager')
    table.play({ werewolves: 'c' }, 'vote').votes('b>a d>a').until('result')
    const end = JSON.stringify(table.summary)
    const steps = table.game.log.length
    for (let count = 0; count < steps; count++) table.undo()
    expect(table.prompt).toBe('opening')
    for (let count = 0; count < steps; count++) table.redo()
    expect(JSON.stringify(table.summary)).toBe(end)
  })
})
