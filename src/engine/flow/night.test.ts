import { describe, expect, it } from 'vitest'
import type { HouseRules } from '../house-rules'
import { seat, type Options, type Table } from '../testing/table'

const SEATS = 'A werewolf, B werewolf, C seer, D villager, E villager, F villager'
const table = (houseRules: Partial<HouseRules>, seats = SEATS, options: Options = {}) =>
  seat(seats, { houseRules: { sheriffElection: 'none', ...houseRules }, ...options })

/** What is called in the night that comes next. */
function called(game: Table): (string | null)[] {
  const steps: (string | null)[] = []
  for (game.until('night-falls').pass(); game.prompt !== 'dawn'; game.pass()) steps.push(game.prompt)
  return steps
}

describe('steps of absent or dead roles (rulebook 3.2, D43)', () => {
  it('skip: who lives is called, the pack as long as one of it lives', () => {
    expect(called(table({ callAbsent: 'skip' }))).toEqual(['seer', 'werewolves'])
    expect(called(table({ callAbsent: 'skip' }).day('c>a'))).toEqual(['seer', 'werewolves'])
  })

  it('untilDead: the pack as long as one of it lives, and a card that lies in the middle', () => {
    expect(called(table({ callAbsent: 'untilDead' }).day('c>a'))).toEqual(['seer', 'werewolves'])
    const options = { thiefCards: ['guard', 'villager'] }
    const game = table({ callAbsent: 'untilDead' }, `${SEATS}, G thief`, options)
    expect(called(game)).toEqual(['thief', 'guard', 'seer', 'werewolves'])
  })

  it('untilDead: a card that nobody has seen, whatever other cards were shown', () => {
    const game = table({ callAbsent: 'untilDead', reveal: 'votedOnly' })
    game.night({ werewolves: 'c' }).day('a>d')
    expect([game.shown('c'), game.shown('d')]).toEqual([null, 'villager'])
    expect(called(game)).toEqual(['seer', 'werewolves'])
  })

  it('Hunter and Idiot too, where they wake every night (D74): no role that is not in the game, nor one seen dead', () => {
    const rules = { wakeHunterIdiot: true, callAbsent: 'untilDead' } as const
    expect(called(table(rules, `${SEATS}, G hunter`))).toEqual(['seer', 'werewolves', 'wake-hunter'])
    expect(called(table(rules, `${SEATS}, G hunter`).day('c>g'))).toEqual(['seer', 'werewolves'])
  })
})

describe('phases (rulebook 3.1)', () => {
  it('are told as they begin; the vote only where somebody may vote', () => {
    const game = table({}, SEATS, { deck: ['burial'] })
    const phases = () => game.facts('phase').map(({ phase, round }) => `${phase} ${String(round)}`)
    game.until('dusk')
    expect(phases()).toEqual(['night 1', 'dawn 1', 'event 1', 'day 1', 'vote 1'])
    for (const player of ['a', 'c', 'd', 'e', 'f'])
      game.correct({ mark: { player, mark: 'no-vote', on: true } })
    game.until('night-falls').until('dusk')
    expect(phases().slice(5)).toEqual(['night 2', 'dawn 2', 'day 2', 'vote 2'])
    game.correct({ mark: { player: 'b', mark: 'no-vote', on: true } })
    game.until('night-falls').until('dusk')
    expect(phases().slice(9)).toEqual(['night 3', 'dawn 3', 'day 3'])
  })

  it('the moderator is told the same: event while the card is read, over at the end', () => {
    const game = table({}, SEATS, { deck: ['burial'] }).until('event')
    expect(game.summary.phase).toBe('event')
    game.send({ command: 'end', camp: null }).until('result')
    expect(game.game.state.clock.phase).toBe('over')
  })
})
