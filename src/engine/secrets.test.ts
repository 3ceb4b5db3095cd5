import { describe, expect, it } from 'vitest'
import { publicView } from './kernel/public-view'
import type { Json } from './kernel/state'
import { createGame } from './game'
import { isRuleError } from './kernel/prompts'
import { Table, seat, setupOf, type Options } from './testing/table'

const TABLE =
  'A werewolf, B werewolf, C villager, D villager, E guard, F seer, G witch, H elder, I hunter, J cupid, K villager'
const first = { cupid: ['c', 'd'], guard: 'k' }

/** All that the table was told up to the next discussion. */
function told(answers: { readonly [prompt: string]: Json }, options: Options = {}, seats = TABLE) {
  const { facts } = seat(seats, options).night({ ...first, ...answers }).game
  return { facts, view: publicView(facts) }
}

describe('a night without a death tells one story (engine map f)', () => {
  const empty = told({ werewolves: null })
  it.each<[string, { readonly [prompt: string]: Json }]>([
    ['the pack did not agree', { werewolves: 'split' }],
    ['healed', { werewolves: 'c', witch: { heal: 'c', poison: null } }],
    ['guarded', { werewolves: 'k' }],
    ['the Elder’s first bite', { werewolves: 'h' }],
    ['the Elder healed', { werewolves: 'h', witch: { heal: 'h', poison: null } }],
    ['another look, other lovers, another protégé', { seer: 'a', cupid: ['a', 'k'], guard: 'e' }]
  ])('%s', (_how, answers) => {
    expect(told(answers)).toEqual(empty)
  })
})

it('bitten or poisoned: the same fact', () => {
  expect(told({ werewolves: 'c' })).toEqual(told({ witch: { heal: null, poison: 'c' } }))
})

it('a batch stands in seat order, whoever was bitten and whoever poisoned', () => {
  const one = told({ werewolves: 'c', cupid: ['a', 'k'], witch: { heal: null, poison: 'f' } })
  const other = told({ werewolves: 'f', cupid: ['a', 'k'], witch: { heal: null, poison: 'c' } })
  expect(one).toEqual(other)
  expect(one.view.deaths).toEqual(['c', 'f'])
})

it('a Hunter who may not shoot looks like one who does not want to (I26)', () => {
  expect(told({ witch: { heal: null, poison: 'i' } })).toEqual(told({ werewolves: 'i' }))
})

it('a night tells nothing between nightfall and dawn (P33)', () => {
  const table = seat(TABLE).until('cupid')
  const { facts } = table.game
  table.play({ ...first, werewolves: 'c', witch: { heal: 'c', poison: 'd' } }, 'dawn')
  expect(table.game.facts.slice(facts.length)).toEqual([{ fact: 'phase', phase: 'dawn', round: 1 }])
})

it('a dead role is called like a living one (D43)', () => {
  const calls = (victim: string) => {
    const table = seat(TABLE)
      .night({ ...first, guard: 'k', werewolves: victim, cupid: ['a', 'k'] })
      .until('dusk')
    const called: (string | null)[] = []
    for (table.pass(); table.prompt !== 'dawn'; table.pass()) called.push(table.prompt)
    return called
  }
  expect(calls('g')).toEqual(calls('c'))
  expect(calls('f')).toEqual(calls('c'))
})

describe('the Specter', () => {
  const after = (answers: { readonly [prompt: string]: Json }) => {
    const table = seat(TABLE, { deck: ['specter', 'burial'] })
      .night(first)
      .until('dusk')
    return table.play({ guard: 'e', ...answers }, 'dawn').public
  }

  it('his badge stands whether he came or not', () => {
    expect(after({ werewolves: 'c', specter: 'a' })).toEqual(after({ werewolves: null }))
    expect(after({ werewolves: 'c', specter: 'a' }).running).toEqual([
      { card: 'specter', moon: 'crescent', until: 'next-draw' }
    ])
  })
})

it('which lovers hate each other on April Fools’ is no fact until they vote', () => {
  const deck = { deck: ['april-fools'] }
  expect(told({ cupid: ['c', 'd'] }, deck)).toEqual(told({ cupid: ['a', 'k'] }, deck))
})

it('touched or not, in a night nobody dies of (Touch of Death)', () => {
  const dark = { startingCards: ['touch-of-death'] }
  expect(told({ werewolves: 'c', 'touch-of-death': false }, dark)).toEqual(
    told({ werewolves: 'k', 'touch-of-death': true }, dark)
  )
})

it('the candidates told to the table do not leave out a lover', () => {
  const table = seat(TABLE).night(first).until('vote')
  expect(table.facts('vote-open').at(-1)?.candidates).toHaveLength(11)
})

describe('online, two games that differ only in these are told alike (rulebook 6)', () => {
  const seats = `${TABLE}, L hybrid`
  const online = (answers: { readonly [prompt: string]: Json }) =>
    told(answers, { ruleset: 'online-new-moon' }, seats)
  const plain = online({ guard: 'e', hybrid: 'a', werewolves: 'k' })

  it.each<[string, { readonly [prompt: string]: Json }]>([
    ['whom the Hybrid stands by', { hybrid: 'k', werewolves: 'k' }],
    ['that he stands by nobody of his own will', { hybrid: null, werewolves: 'k' }],
    ['whether he is in love: the third party', { hybrid: 'a', cupid: ['d', 'l'], werewolves: 'k' }],
    ['whether it is he who killed', { hybrid: 'a', cupid: ['d', 'l'], 'hybrid.kill': 'k' }],
    ['whether Cupid has become a wolf', { hybrid: 'a', cupid: ['a', 'b'], werewolves: 'k' }]
  ])('%s', (_what, answers) => {
    expect(online({ guard: 'e', ...answers })).toEqual(plain)
  })

  it('the two numbers of a player, and that luck was asked', () => {
    const setup = setupOf(seats, { ruleset: 'online-new-moon' })
    const players = setup.players.map((player, at) => ({ ...player, stats: { block: at, acting: at } }))
    const game = createGame({ ...setup, players })
    if (isRuleError(game)) throw new Error(game.code)
    const { facts } = new Table(game).night({
      ...first,
      guard: 'e',
      hybrid: 'a',
      seer: 'i',
      'seer.luck': false,
      werewolves: 'k',
      'werewolves.luck': true
    }).game
    expect(facts).toEqual(plain.facts)
  })
})
