import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const TABLE = 'A werewolf, B villager, C villager, D seer, E villager, F werewolf, G villager'
const eclipse = (options = {}) => seat(TABLE, { deck: ['eclipse', 'burial'], ...options }).night({})
const offence = (player: string) => ({ command: 'offence', player }) as const

describe('Eclipse (rulebook 5.2 F23)', () => {
  it('who looks round has no vote today, and has one the day after', () => {
    const table = eclipse().send(offence('c')).send(offence('e')).until('vote')
    expect(table.actors).toEqual(['a', 'b', 'd', 'f', 'g'])
    expect(table.public.players.filter(({ mayVote }) => !mayVote).map(({ id }) => id)).toEqual(['c', 'e'])
    table.votes('').until('dusk').night({}).until('vote')
    expect(table.actors).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g'])
  })

  it('is over when the vote begins: all face each other again', () => {
    const table = eclipse()
    expect([table.cards, table.public.running.length]).toEqual([['eclipse'], 1])
    table.until('vote')
    expect([table.cards, table.facts('card-over')]).toEqual([
      [],
      [{ fact: 'card-over', card: 'eclipse', moon: 'full' }]
    ])
    expect(table.refused(offence('c')).code).toBe('no-ban-in-force')
  })

  it('taken back by the moderator it gives the votes back', () => {
    const table = eclipse().send(offence('c')).correct({ endCard: 'eclipse' })
    expect(table.until('vote').actors).toContain('c')
  })

  it('the Sheriff loses his votes and the word in a tie', () => {
    const table = eclipse({ houseRules: { tieRule: 'sheriffPicks' } })
      .sheriff('c')
      .send(offence('c'))
    table.until('vote').votes('a>b b>a')
    expect([table.prompt, table.dead]).toEqual(['execution', []])
  })
})
