import { describe, expect, it } from 'vitest'
import { foresee as foreseeCommand } from './foresee'
import type { Game } from './game'
import type { Json } from './kernel/state'
import { seat } from './testing/table'
import { why } from './why'

const SEATS = 'A werewolf, B seer, C elder, D villager, E witch, F hunter, G guard, H villager'

const foresee = (game: Game, answer: Json) =>
  foreseeCommand(game, { command: 'answer', prompt: game.pending?.prompt ?? '', answer })

describe('what an answer leads to', () => {
  it('warns that poison on the Elder costs the village its powers (4.12)', () => {
    const game = seat(SEATS).play({ werewolves: 'd' }, 'witch')
    const ahead = foresee(game.game, { heal: null, poison: 'c' })
    expect(ahead.map((entry) => [entry.what, ...entry.on])).toEqual([
      ['death', 'c'],
      ['death', 'd'],
      ['powers-lost', 'c']
    ])
  })

  it('looks past what the Piper still has to choose, but not to the end of the game (4.15)', () => {
    const game = seat('A werewolf, B seer, C piper, D villager, E witch').play({ werewolves: 'd' }, 'witch')
    expect(game.refuses({ heal: 'b', poison: null })).toBe('witch-not-the-victim')
    const ahead = foresee(game.game, { heal: null, poison: 'a' })
    expect(ahead.map((entry) => [entry.what, ...entry.on])).toEqual([
      ['death', 'a'],
      ['death', 'd']
    ])
  })

  it('tells that a Cupid who links two wolves becomes one (6.2 rule 4)', () => {
    const seats = 'A werewolf, B werewolf, C seer, D cupid, E villager, F villager'
    const game = seat(seats, { ruleset: 'online-new-moon' }).until('cupid')
    const ahead = (lovers: Json) => foresee(game.game, lovers).map((entry) => [entry.what, ...entry.on])
    expect(ahead(['a', 'b'])).toEqual([['joins-pack', 'd']])
    expect(ahead(['a', 'e'])).toEqual([])
  })

  it('changes nothing, and says nothing of an answer that is refused', () => {
    const game = seat(SEATS).play({ werewolves: 'd' }, 'witch')
    const before = JSON.stringify(game.game.state)
    expect(foresee(game.game, { heal: 'h', poison: null })).toEqual([])
    foresee(game.game, { heal: 'd', poison: null })
    expect(JSON.stringify(game.game.state)).toBe(before)
  })
})

describe('why', () => {
  it('leads from a survival to the hand that saved (I1)', () => {
    const game = seat(SEATS).play({ guard: 'd', werewolves: 'd' }, 'vote')
    const { history } = game.game.state
    const answer = why(
      game.game,
      history.findIndex((entry) => entry.what === 'attack')
    )
    expect(answer?.because).toMatchObject({ module: 'guard' })
    expect(answer?.ledBy.map((entry) => entry.what)).toEqual(['protect', 'wolves'])
  })

  it('names the rule that saved, and leaves out what befell one of the pack (3.4, 4.14, 4.5, 4.12, D21)', () => {
    const attacked = (answers: { [prompt: string]: Json }, options = {}) => {
      const game = seat(SEATS, options).play(answers, 'vote')
      const at = game.game.state.history.findIndex((entry) => entry.what === 'attack')
      const answer = why(game.game, at)
      expect(
        answer?.ledBy.every((entry) => entry.on.some((player) => answer.entry.on.includes(player)))
      ).toBe(true)
      return answer?.because
    }
    const looked = { seer: 'a', werewolves: 'd' }
    expect(attacked({ ...looked, guard: 'd' })).toEqual({ module: 'guard', section: '4.14' })
    expect(attacked({ seer: 'a', werewolves: 'c' })).toEqual({ module: 'elder', section: '4.12' })
    const heals = { ...looked, witch: { heal: 'd', poison: null } }
    expect(attacked({ ...heals, guard: 'h' })).toEqual({ module: 'witch', section: '4.5' })
    const clash = { section: '9 D21', rule: 'guardHealClash' }
    expect(attacked({ ...heals, guard: 'd' }, { houseRules: { guardHealClash: 'dies' } })).toEqual({
      module: 'guard',
      ...clash
    })
  })

  it('leads to a vote only from what binds every hand (3.7)', () => {
    const game = seat(SEATS)
      .play({ seer: 'd', guard: 'd', werewolves: 'd', 'sheriff-election': 'b' }, 'vote')
      .votes('b>d a>h c>h')
    const at = game.game.state.history.findLastIndex((entry) => entry.what === 'vote')
    expect(why(game.game, at)?.ledBy).toEqual([])
  })

  it('leads from a death by vote to the tie rule that chose it (3.8, D24)', () => {
    const game = seat(SEATS)
      .play({ 'sheriff-election': 'b' }, 'vote')
      .votes('b>d a>h c>h')
      .until('night-falls')
    const { history } = game.game.state
    const answer = why(
      game.game,
      history.findIndex((entry) => entry.what === 'death')
    )
    expect(answer?.ledBy.map((entry) => entry.what)).toEqual(['vote', 'tie', 'verdict'])
    expect(answer?.ledBy[1]?.why).toEqual({ module: 'sheriff', section: '3.8', rule: 'tieRule' })
  })
})
