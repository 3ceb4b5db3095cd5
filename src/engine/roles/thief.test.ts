import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const table = (thiefCards: string[], houseRules = {}) =>
  seat('A thief, B werewolf, C villager, D villager, E villager', { thiefCards: [...thiefCards], houseRules })

describe('the Thief', () => {
  it('may swap his card for one in the middle and acts in its step the same night (4.6, I36, S019)', () => {
    const game = table(['seer', 'villager']).until('thief').answer('seer')
    expect(game.player('a')).toMatchObject({ role: 'seer', dealtRole: 'thief' })
    expect(game.until('seer').actors).toEqual(['a'])
  })

  it('may keep his card and is then an ordinary villager (4.6)', () => {
    const game = table(['seer', 'villager']).until('thief').answer('keep').until('werewolves')
    expect(game.player('a').role).toBe('thief')
  })

  it('must take one of two wolves (4.6, S015)', () => {
    const game = seat('A thief, B seer, C villager, D villager, E villager', {
      thiefCards: ['werewolf', 'werewolf']
    }).until('thief')
    expect(game.refuses('keep')).toBe('thief-must-take')
    expect(game.choices).toEqual(['werewolf'])
    game.answer('werewolf')
    expect(game.until('werewolves').actors).toEqual(['a'])
  })

  it('must take a wolf where he must take (D44 mustTake, S017)', () => {
    const game = table(['werewolf', 'seer'], { thiefChoice: 'mustTake' }).until('thief')
    expect(game.refuses('seer')).toBe('thief-must-take-wolf')
    expect(game.refuses('keep')).toBe('thief-must-take')
    expect(game.answer('werewolf').player('a').role).toBe('werewolf')
  })

  it('must take the special wolf before a plain one where he must take (4.6, D44 mustTake)', () => {
    const game = (thiefChoice: string) =>
      seat('A thief, B seer, C villager, D villager, E villager', {
        thiefCards: ['werewolf', 'white-wolf-king'],
        houseRules: { thiefChoice }
      }).until('thief')
    expect(game('mustTake').choices).toEqual(['white-wolf-king'])
    expect(game('mustTake').refuses('werewolf')).toBe('thief-must-take-special-wolf')
    expect(game('free').choices).toEqual(['werewolf', 'white-wolf-king'])
  })

  it('tells the table all cards in play, never which lie in the middle (2.3)', () => {
    expect(table(['seer', 'villager']).public.roles).toEqual({ thief: 1, werewolf: 1, villager: 4, seer: 1 })
  })

  it('one wolf in the middle forces nothing where he is free (4.6, D44 free)', () => {
    const game = table(['werewolf', 'seer']).until('thief')
    expect(game.choices).toEqual(['werewolf', 'seer', 'keep'])
  })

  it('must take one of the two, either where none is a wolf (D44 mustTake)', () => {
    const game = table(['guard', 'seer'], { thiefChoice: 'mustTake' }).until('thief')
    expect(game.choices).toEqual(['guard', 'seer'])
  })
})
