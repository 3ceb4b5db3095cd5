import { describe, expect, it } from 'vitest'
import { CLASSIC } from '../house-rules'
import { offer } from '../offer'
import { checkSetup, houseRulesOf } from '../setup-check'
import { seat, setupOf } from '../testing/table'
import { boardRoles } from './boards'

/** Column S of rulebook 9, where it is not column C. */
const COLUMN_S = {
  wolfWin: 'killSide',
  seerResult: 'wolfOrNot',
  seerGesture: 'upGoodClaw',
  witchBothSameNight: false,
  witchSelfSave: 'firstNight',
  witchSeesVictim: 'untilHealUsed',
  cupidCamp: 'thirdIfMixed',
  cupidDecline: 'yes',
  cupidCountsAs: 'god',
  loversLearn: 'goodBad',
  guardEmpty: 'allowed',
  guardHealClash: 'dies',
  nightOrder: 'faceA',
  tieRule: 'pk',
  sheriffElection: 'candidacy',
  sheriffTiming: 'day1BeforeDeaths',
  sheriffSuccession: 'may',
  elderPenalty: 'listFour',
  idiotReveal: 'optional',
  reveal: 'none',
  lastWords: 'faceTable',
  selfDestructLastWords: true,
  eventDays: 'off',
  thiefChoice: 'mustTake',
  thiefExtra: 'any',
  deadEyes: 'closed',
  speechOrder: 'sheriffSides',
  poisonedSelfDestruct: 'void',
  badgeSwallow: 'bySize',
  wakeHunterIdiot: true,
  selfDestruct: true,
  selfDestructFrom: 'dawn'
}
const seats = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `P${at + 1} ${at === 0 ? 'werewolf' : at === 1 ? 'seer' : 'villager'}`
  )
const rulesFor = (count: number, houseRules = {}) =>
  houseRulesOf(setupOf(seats(count).join(', '), { ruleset: 'face-to-face', houseRules }))

describe('the rule set face-to-face (rulebook 9, column S)', () => {
  it('is column S, and C where S says nothing else', () => {
    expect(rulesFor(11)).toEqual({ ...CLASSIC, ...COLUMN_S, board: 'tP12' })
  })

  it.each([
    [7, 'tP12', 'faceA'],
    [8, 'tP12', 'faceA'],
    [9, 's9', 'faceA'],
    [10, 'tP12', 'faceA'],
    [12, 's12', 'face12'],
    [13, 'tP12', 'faceA'],
    [14, 'custom', 'faceA'],
    [30, 'custom', 'faceA']
  ])('a table of %i plays the board %s and the order %s (D22, D75)', (players, board, nightOrder) => {
    expect(rulesFor(players)).toMatchObject({ board, nightOrder })
    if (board !== 'custom') {
      const dealt = Object.values(boardRoles(board, players) ?? {})
      expect(dealt.reduce((sum, count) => sum + count, 0)).toBe(players)
    }
  })

  it('lets the house play otherwise', () => {
    expect(rulesFor(12, { board: 'tP12', reveal: 'all' })).toMatchObject({ board: 'tP12', reveal: 'all' })
  })

  it('is offered with what every size of table plays', () => {
    const offered = offer().rulesets.find(({ id }) => id === 'face-to-face')
    for (let players = 3; players <= 60; players++)
      expect(offered?.tables.findLast(({ from }) => from <= players)?.houseRules).toEqual(rulesFor(players))
  })

  it('draws no event cards, whatever lies in the deck (D40)', () => {
    const table = seat('A werewolf, B seer, C villager, D villager, E villager', {
      ruleset: 'face-to-face',
      deck: ['burial']
    })
    expect(table.until('vote').facts('draw')).toEqual([])
  })

  it('makes no fuss about a table without Thief’s villagers (D44)', () => {
    const setup = setupOf('A werewolf, B seer, C thief, D villager, E witch', {
      ruleset: 'face-to-face',
      thiefCards: ['hunter', 'guard']
    })
    expect(checkSetup(setup).errors).toEqual([])
    expect(checkSetup({ ...setup, houseRules: { thiefExtra: 'villagers' } }).errors[0]?.code).toBe(
      'thief-extra-villagers'
    )
  })
})
