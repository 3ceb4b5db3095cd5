import { describe, expect, it } from 'vitest'
import { moderatorView } from './moderator-view'
import { seat, type Options, type Table } from './testing/table'

const seats =
  'A werewolf female, B seer male, C witch female, D villager male, E villager male, F villager male, G villager female'
const drawing = (card: string, options: Options = {}) => seat(seats, { deck: [card], ...options })
/** The steps that are in a state now. */
const steps = (of: Table, state: string) =>
  moderatorView(of.game)
    .timeline.filter((step) => step.state === state)
    .map(({ step }) => step)

describe('the timeline', () => {
  it('§3.1 has as done what was held, and where each began', () => {
    const game = seat(seats, { deck: ['burial'] }).until('vote')
    const view = moderatorView(game.game)
    expect(steps(game, 'done')).toEqual(['seer', 'werewolves', 'witch', 'dawn', 'event', 'discussion'])
    for (const { step, at } of view.timeline.filter(({ state }) => state === 'done')) {
      expect(game.game.past[at ?? -1]?.pending?.prompt, step).toBe(step)
    }
    expect(view.timeline.filter(({ state, at }) => state !== 'done' && at !== null)).toEqual([])
    expect(steps(game, 'absent')).toEqual([])
  })

  it('§3.5 leaves the event out on a day without one', () => {
    const none = moderatorView(seat(seats).until('vote').game)
    expect(none.timeline.map(({ step }) => step)).not.toContain('event')
    const one = drawing('burial').until('dusk')
    expect(steps(one.until('vote'), 'absent')).toEqual(['event'])
    const odd = seat(seats, { deck: ['burial', 'eclipse'], houseRules: { eventDays: 'odd' } })
    expect(steps(odd.until('dusk'), 'absent')).toEqual([])
    expect(steps(odd.until('seer'), 'absent')).toEqual(['event'])
  })

  it('§5.2 F16 leaves the talk out under the Nightmare, from the card on', () => {
    const game = drawing('nightmare').until('event')
    expect(steps(game, 'absent')).toEqual([])
    expect(steps(game.until('nightmare'), 'absent')).toEqual(['discussion'])
    expect(steps(game, 'now')).toEqual(['vote'])
    game.answer({ ballots: Object.fromEntries([...'abcdefg'].map((id) => [id, id === 'd' ? 'e' : 'd'])) })
    expect(steps(game.until('dusk'), 'absent')).toEqual(['discussion'])
    expect(steps(game.until('seer'), 'absent')).not.toContain('discussion')
  })

  it('§5.2 F24 leaves the vote out under the Flood, as soon as it is known', () => {
    const game = drawing('flood').until('discussion')
    expect(steps(game, 'absent')).toEqual(['vote'])
    expect(steps(game.until('dusk'), 'absent')).toEqual(['vote'])
    expect(steps(game.until('seer'), 'next')).toContain('vote')
  })

  it('§5.2 F2, F15 keeps the vote that a card holds in its own way', () => {
    const vouching = drawing('bleak-monday').until('bleak-monday').answer(true)
    expect(steps(vouching.until('discussion'), 'next')).toContain('vote')
    expect(steps(vouching.until('dusk'), 'done')).toContain('vote')
    expect(steps(drawing('great-distrust').until('discussion'), 'next')).toContain('vote')
  })

  it('§5.3 C6 keeps the call of whoever hunts together instead', () => {
    const game = drawing('full-moon-rising').until('dusk')
    const checking = game.until('full-moon-rising.check')
    expect(steps(checking, 'now')).toEqual(['werewolves'])
    expect(steps(checking.until('dawn'), 'absent')).toEqual(['event'])
  })

  it('§3.2 keeps whoever dies at dawn among those called in the night', () => {
    const options: Options = { houseRules: { callAbsent: 'skip' } }
    const game = seat(seats, options).play({ werewolves: 'b' }, 'discussion')
    expect(steps(game, 'done')).toContain('seer')
    expect(steps(game.until('witch'), 'done')).not.toContain('seer')
  })

  it('§8 leaves out what the end of the game has overtaken', () => {
    const game = seat(seats).until('seer').send({ command: 'end', camp: 'village' })
    expect(game.game.pending).not.toBeNull()
    expect(steps(game, 'next')).toEqual([])
    while (game.game.pending) game.pass()
    expect(steps(game, 'now')).toEqual([])
    expect(steps(game, 'done')).not.toContain('vote')
    expect(steps(game, 'absent')).toContain('vote')
  })
})
