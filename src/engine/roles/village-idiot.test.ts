import { describe, expect, it } from 'vitest'
import { seat } from '../testing/table'

const SEATS = 'A village-idiot, B werewolf, C seer, D villager, E villager, F elder, G hunter'
const table = (houseRules = {}) => seat(SEATS, { houseRules: { sheriffElection: 'none', ...houseRules } })

describe('the Village Idiot', () => {
  it('condemned, shows his card, lives and has no vote (4.11)', () => {
    const game = table().until('vote').votes('b>a c>a').until('vote')
    expect(game.dead).toEqual([])
    expect(game.shown('a')).toBe('village-idiot')
    expect(game.actors).not.toContain('a')
    expect(game.public.players[0]).toMatchObject({ mayVote: false, mayBeVoted: true })
  })

  it('dies when he is voted out again (4.11, D36, I18)', () => {
    const game = table().until('vote').votes('b>a').until('vote').votes('c>a').until('night-falls')
    expect(game.dead).toEqual(['a'])
  })

  it('lives for good where a second vote cannot hurt him (D36 immune)', () => {
    const game = table({ idiotSecondVote: 'immune' })
      .until('vote')
      .votes('b>a')
      .until('vote')
      .votes('c>a')
      .until('night-falls')
    expect(game.dead).toEqual([])
  })

  it('may decline to show his card (D35 optional, S085)', () => {
    const game = table({ idiotReveal: 'optional' }).until('vote').votes('b>a')
    expect(game.prompt).toBe('idiot-reveal')
    expect(game.answer(false).until('night-falls').dead).toEqual(['a'])
  })

  it('is shown by any vote for him where the house says so (D35 anyVote, S083)', () => {
    const voteOut = table().until('vote').votes('b>a c>d d>d'.replace('d>d', 'e>d')).until('night-falls')
    expect(voteOut.shown('a')).toBe(null)
    const anyVote = table({ idiotTrigger: 'anyVote' }).until('vote').votes('b>a c>d e>d').until('night-falls')
    expect(anyVote.shown('a')).toBe('village-idiot')
    expect(anyVote.dead).toEqual(['d'])
  })

  it('is shown too where only a tie with him in it is entered (D35 anyVote)', () => {
    const game = seat(
      'A werewolf, B werewolf, C seer, D village-idiot, E villager, F villager, G villager, H villager',
      { houseRules: { sheriffElection: 'none', idiotTrigger: 'anyVote' } }
    ).until('vote')
    expect(game.answer({ tied: ['e', 'f'] }).shown('d')).toBe(null)
    game.until('vote').answer({ tied: ['d', 'e'] })
    expect([game.shown('d'), game.player('d').alive]).toEqual(['village-idiot', true])
  })

  it('once shown he elects no Sheriff: he goes on without a vote (4.11, 5.2 F17)', () => {
    const game = seat(
      'A werewolf, B werewolf, C seer, D village-idiot, E villager, F villager, G villager, H villager',
      { deck: ['good-manners', 'saint-philippe'] }
    ).day('a>d b>d')
    expect(game.until('saint-philippe').actors.join('')).toBe('abcefgh')
  })

  it('dies like anybody to the wolves (4.11, S081, I20)', () => {
    expect(table().play({ werewolves: 'a' }, 'vote').dead).toEqual(['a'])
  })

  it('leaves with an Elder whom the village killed, once shown (4.11, D34, I9)', () => {
    const shown = table().until('vote').votes('b>a').until('vote').votes('b>f').until('night-falls')
    expect(shown.dead).toEqual(['a', 'f'])
    expect(shown.player('a').death?.cause).toBe('elder')
    const kept = table({ elderKillsIdiot: false })
      .until('vote')
      .votes('b>a')
      .until('vote')
      .votes('b>f')
      .until('night-falls')
    expect(kept.dead).toEqual(['f'])
  })

  it('has no power left after the Elder’s penalty (I10, S077, D33)', () => {
    const all = table().until('vote').votes('b>f').until('vote').votes('b>a').until('night-falls')
    expect(all.dead).toEqual(['a', 'f'])
    const four = table({ elderPenalty: 'listFour' })
      .until('vote')
      .votes('b>f')
      .until('vote')
      .votes('b>a')
      .until('night-falls')
    expect(four.dead).toEqual(['f'])
  })

  it('dead before he could answer he is neither asked nor judged any more (D35 optional, 3.9)', () => {
    const game = seat(
      'A werewolf, B werewolf, C seer, D village-idiot, E villager, F villager, G villager, H villager',
      { houseRules: { sheriffElection: 'none', idiotReveal: 'optional' } }
    ).until('vote')
    game.votes('a>d b>d').until('idiot-reveal').correct({ kill: 'd' }).until('dusk')
    expect(game.log('role-shown')).toEqual([])
    expect(game.facts('verdict')).toEqual([{ fact: 'verdict', players: [], outcome: 'nobody' }])
  })

  it('shows his card where the house lets him choose, and lives (D35 optional)', () => {
    const game = table({ idiotReveal: 'optional' }).until('vote').votes('b>a').answer(true)
    expect([game.until('night-falls').dead, game.shown('a')]).toEqual([[], 'village-idiot'])
  })

  it('is not asked where showing is automatic (D35 automatic)', () => {
    const game = table().until('vote').votes('b>a')
    expect(game.prompt).toBe('execution')
    expect(game.facts('verdict')).toEqual([{ fact: 'verdict', players: ['a'], outcome: 'saved' }])
  })

  it('is not shown by votes for others, nor twice (D35 anyVote)', () => {
    const game = table({ idiotTrigger: 'anyVote' }).until('vote').votes('b>d').until('dusk')
    expect(game.shown('a')).toBe(null)
    game.until('vote').votes('b>a c>e g>e').until('vote').votes('b>a c>g f>g').until('dusk')
    expect(game.facts('role-shown')).toHaveLength(1)
  })

  it('the village judges several at once: only he is saved (4.11, I21)', () => {
    const game = seat('A village-idiot, B werewolf, C seer, D villager, E villager', {
      deck: ['great-distrust'],
      houseRules: { sheriffElection: 'none' }
    }).until('great-distrust')
    game.answer({ ballots: { a: ['b', 'c'], b: ['c', 'd'], c: ['b', 'd'], d: ['b', 'c'], e: ['c', 'd'] } })
    expect(game.until('dusk').dead).toEqual(['e'])
  })

  it('dead already, he does not leave with the Elder, and nobody is announced (4.11, I9)', () => {
    const game = table().until('vote').votes('b>a').night({ werewolves: 'a' }).until('vote').votes('b>f')
    game.until('night-falls')
    expect(game.facts('death').map(({ when, players }) => [when, ...players.map(({ id }) => id)])).toEqual([
      ['night'],
      ['night', 'a'],
      ['day', 'f']
    ])
  })

  it('leaves with the Elder by day, for all to see (4.11, I9)', () => {
    const game = table().until('vote').votes('b>a').until('vote').votes('b>f').until('night-falls')
    expect(game.facts('death').at(-1)).toEqual({
      fact: 'death',
      when: 'day',
      players: [{ id: 'a', role: 'village-idiot' }]
    })
  })

  it('shown already he is neither asked nor shown again (D35 anyVote, optional)', () => {
    const game = table({ idiotTrigger: 'anyVote', idiotReveal: 'optional' }).until('vote').votes('b>a')
    expect([game.prompt, game.facts('role-shown').length]).toEqual(['execution', 1])
    game.until('dusk').day('b>a c>d e>d')
    expect([game.dead, game.facts('role-shown').length]).toEqual([['d'], 1])
  })
})
