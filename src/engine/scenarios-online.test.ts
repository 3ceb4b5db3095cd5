/** The online rules: acceptance scenarios S245 to S273 by number, and what chapter 6 says of the classic roles. */
import { describe, expect, it } from 'vitest'
import { createGame } from './game'
import { isRuleError } from './kernel/prompts'
import type { Camp, Json } from './kernel/state'
import { moderatorView } from './moderator-view'
import { Table, seat, setupOf, type Options } from './testing/table'

/** Wolves A and B, lovers to be C and D, one of each role but the Hybrid, villagers as fill. */
const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E guard, F elder, G witch, H seer, I hunter, J cupid, K villager, L village-idiot'
const WITH_HYBRID = `${TABLE}, M hybrid`
const first = { cupid: ['c', 'd'] }

const online = (seats = TABLE, options: Options = {}) =>
  seat(seats, { ruleset: 'online-new-moon', ...options })
const campsOf = (table: Table, ids: string): (Camp | undefined)[] =>
  [...ids].map((id) => table.summary.players.find((player) => player.id === id)?.camp)

/** A table whose players block and act as these numbers say. */
function measured(numbers: { readonly [id: string]: { block: number; acting: number } }): Table {
  const setup = setupOf(TABLE, { ruleset: 'online-new-moon' })
  const players = setup.players.map((player) => {
    const stats = numbers[player.id]
    return stats ? { ...player, stats } : player
  })
  const game = createGame({ ...setup, players })
  if (isRuleError(game)) throw new Error(game.code)
  return new Table(game).pass()
}
/** Kills these by the moderator's hand, grief included, until the game is over. */
function without(table: Table, players: string): Table {
  for (const player of players) {
    if (table.winners) break
    if (table.dead.includes(player)) continue
    table.correct({ kill: player })
    while (table.prompt === 'grieves') table.pass()
  }
  return table
}
const outcome = (table: Table): Json =>
  table.winners && `${table.winners.camps.join()}: ${table.winners.players.join('')}`

describe('N. Online (preset O, rulebook 6)', () => {
  it('S245 killed at night: hidden; voted out: shown', () => {
    const table = online()
      .night({ ...first, werewolves: 'k' })
      .day('a>g b>g')
    expect([table.shown('k'), table.shown('g')]).toEqual([null, 'witch'])
  })
  it.each([
    [false, []],
    [true, ['k']]
  ])('S247 first-night kill of a better blocker, luck %s: dead %j', (lucky, dead) => {
    const table = measured({ a: { block: 3, acting: 0 }, k: { block: 5, acting: 0 } })
    expect(table.night({ ...first, werewolves: 'k', 'werewolves.luck': lucky }).dead).toEqual(dead)
  })
  it('S249 second-night kill: no luck is asked, the target dies', () => {
    const table = measured({ a: { block: 3, acting: 0 }, k: { block: 5, acting: 0 } }).night(first)
    expect(table.until('dusk').until('werewolves').answer('k').prompt).toBe('witch')
    expect(table.until('discussion').dead).toEqual(['k'])
  })
  it('S251 second-night check: the exact identity', () => {
    const table = measured({ h: { block: 0, acting: 2 }, i: { block: 0, acting: 4 } }).night(first)
    table.until('dusk').until('seer').answer('i')
    expect([table.prompt, table.log('check').at(-1)?.result]).toEqual(['werewolves', 'hunter'])
  })
  it('S253 the Elder guarded: two lives', () => {
    const table = online()
      .night({ ...first, guard: 'f', werewolves: 'f' })
      .until('dusk')
    expect(table.night({ werewolves: 'f' }).dead).toEqual([])
    expect(table.until('dusk').night({ werewolves: 'f' }).dead).toEqual(['f'])
  })
  it('S255 the Idiot voted out: he lives, speaks at any time, and has no vote', () => {
    const table = online().night(first).day('a>l b>l').until('dusk').night()
    const { houseRules, players } = moderatorView(table.game)
    expect([table.dead, table.shown('l'), houseRules['idiotInterject']]).toEqual([[], 'village-idiot', true])
    expect(players.find(({ id }) => id === 'l')?.canVote).toBe(false)
  })
  it('S257 a night without a protégé lies between', () => {
    const table = online().night({ ...first, guard: 'c' })
    expect(table.until('dusk').until('guard').refuses('c')).toBe('guarded-last-night')
    expect(table.answer(null).until('dusk').until('guard').answer('c').prompt).toBe('seer')
  })
  it('S259 Cupid names nobody: at dawn of day 1 a random player is his', () => {
    const table = online().play({ cupid: null }, 'cupid.partner')
    expect([table.summary.phase, table.summary.round, table.actors]).toEqual(['dawn', 1, []])
    expect(table.answer('k').log('link').at(-1)?.on).toEqual(['j', 'k'])
  })
  it('S261 two good lovers: Cupid and both are good', () => {
    expect(campsOf(online().night(first), 'cdj')).toEqual(['village', 'village', 'village'])
  })
  it('S263 a mixed couple is last: the wolf team wins with both', () => {
    const table = without(online().night({ cupid: ['a', 'c'] }), 'bdefghijkl')
    expect(outcome(table)).toBe('werewolves: abc')
  })
  it('S265 a wolf couple: Cupid is seen as Cupid, then as a wolf', () => {
    const table = online().play({ cupid: ['a', 'b'], seer: 'j' }, 'dawn')
    expect(table.player('j').role).toBe('cupid')
    table.until('discussion')
    expect(table.player('j').role).toBe('werewolf')
    table.until('dusk').until('seer').answer('j')
    expect(table.log('check').map(({ result }) => result)).toEqual(['cupid', 'werewolf'])
  })
  it('S267 a third party of three is last and wins', () => {
    const table = without(online(WITH_HYBRID).night({ cupid: ['k', 'm'] }), 'abcdefghil')
    expect(outcome(table)).toBe('third-party: jkm')
  })
  it('S269 Hybrid and wolf: no kill, the wolf not of the wolf team', () => {
    const table = online(WITH_HYBRID).play({ cupid: ['a', 'm'] }, 'werewolves')
    expect(table.actors).toEqual(['a', 'b'])
    table.answer('k')
    expect([table.prompt, table.game.pending?.say]).toEqual(['hybrid.kill', true])
    expect(campsOf(table, 'ajm')).toEqual(['third-party', 'third-party', 'third-party'])
    without(table.until('discussion'), 'cdefghil')
    expect(outcome(table)).toBe(null)
    expect(outcome(without(table, 'b'))).toBe('third-party: ajm')
  })
  it('S271 the Hybrid chooses nobody: the first in seat order, once and for all', () => {
    const table = online(WITH_HYBRID).night({ hybrid: null, ...first })
    expect(table.log('support')).toMatchObject([{ by: ['m'], on: ['a'] }])
    table.until('dusk').until('night-falls').pass()
    expect(table.refused({ command: 'answer', prompt: 'hybrid', answer: 'b' }).code).toBe('wrong-prompt')
  })
  it('S273 all wolves dead, one of the third party alive: the good have not won', () => {
    const table = without(online(WITH_HYBRID).night({ cupid: ['k', 'm'] }), 'abm')
    expect([outcome(table), table.dead]).toEqual([null, ['a', 'b', 'k', 'm']])
    expect(outcome(without(table, 'j'))).toBe('village: cdefghil')
  })
})

describe('The classic roles online (rulebook 6, 6.1)', () => {
  it('events on odd days alone, drawn by the moderator', () => {
    const table = online(TABLE, { deck: ['burial', 'executioner'] })
      .until('cupid')
      .answer(first.cupid)
    const drawn = (): number => table.summary.log.filter(({ what }) => what === 'card').length
    expect([table.until('discussion'), drawn()][1]).toBe(1)
    expect([table.until('dusk').until('discussion'), drawn()][1]).toBe(1)
    expect([table.until('dusk').until('discussion'), drawn()][1]).toBe(2)
  })
  it('nobody is elected, a tie hangs nobody, and the dead say nothing', () => {
    const table = online().night({ ...first, werewolves: 'k' })
    expect(table.log('elected')).toEqual([])
    table.day('a>g b>e')
    expect([table.dead, table.public.lastWords]).toEqual([['k'], []])
  })
  it('the Witch never uses both in one night, and each once', () => {
    const table = online().play({ ...first, werewolves: 'k' }, 'witch')
    expect(table.refuses({ heal: 'k', poison: 'c' })).toBe('one-potion-a-night')
    table.answer({ heal: 'k', poison: null }).until('dusk')
    table.play({ werewolves: 'k' }, 'witch')
    expect(table.refuses({ heal: 'k', poison: null })).toBe('potion-used')
    expect(table.answer({ heal: null, poison: 'a' }).until('discussion').dead).toEqual(['a', 'k'])
  })
  it('the Guard may keep himself, or nobody, and is no help against poison', () => {
    const self = online().night({ ...first, guard: 'e', werewolves: 'e' })
    expect(self.dead).toEqual([])
    const poisoned = online().night({ ...first, guard: 'k', witch: { heal: null, poison: 'k' } })
    expect(poisoned.dead).toEqual(['k'])
    expect(online().night({ ...first, guard: null, werewolves: 'k' }).dead).toEqual(['k'])
  })
  it.each([
    ['killed by wolves', { werewolves: 'i', hunter: 'a' }, '', ['a', 'i']],
    ['voted out', {}, 'a>i b>i', ['a', 'i']],
    ['poisoned', { witch: { heal: null, poison: 'i' } }, '', ['i']]
  ])('the Hunter %s', (_how, night, ballots, dead) => {
    const table = online().night({ ...first, ...night })
    if (ballots) table.day(ballots, { hunter: 'a' })
    expect(table.dead).toEqual(dead)
  })
  it('the Elder healed has two lives still', () => {
    const table = online().night({ ...first, werewolves: 'f', witch: { heal: 'f', poison: null } })
    expect(table.until('dusk').night({ werewolves: 'f' }).dead).toEqual([])
  })
  it.each([
    ['poison', { witch: { heal: null, poison: 'f' } }, ''],
    ['a shot', { werewolves: 'i', hunter: 'f' }, ''],
    ['a vote', {}, 'a>f b>f']
  ])('the Elder falls by %s at once, and all good lose their powers', (_how, night, ballots) => {
    const table = online().night({ ...first, ...night })
    if (ballots) table.day(ballots)
    expect(table.dead).toContain('f')
    const asked: (string | null)[] = []
    for (table.until('night-falls').pass(); table.prompt !== 'dawn'; table.pass())
      if (!table.game.pending?.say) asked.push(table.prompt)
    expect(asked).toEqual(['werewolves'])
  })
  it('the Seer’s death is no win of the wolves', () => {
    expect(online().night({ ...first, werewolves: 'h' }).winners).toBe(null)
  })
})
