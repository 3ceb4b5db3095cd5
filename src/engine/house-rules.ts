/**
 * The switches of rulebook section 9: the values this engine plays, the classic one (preset C) first.
 *
 * A value that is not listed is refused in words rather than played wrongly.
 */
import type { Json } from './kernel/state'

export const HOUSE_RULES = {
  wolfWin: {
    row: 'D1',
    values: ['killAll', 'lastVillager', 'killCommoners', 'killSide', 'killCity', 'commonsOrBigHeads']
  },
  seerResult: { row: 'D2', values: ['card', 'wolfOrNot'] },
  seerGesture: { row: 'D3', values: ['upWolf', 'upGood', 'upGoodClaw'] },
  witchPotions: { row: 'D4', values: ['oneEach', 'oneTotal', 'oneTotalUnder10'] },
  witchBothSameNight: { row: 'D5', values: [true, false] },
  witchSelfSave: {
    row: 'D6',
    values: ['always', 'never', 'firstNight', 'notIfGuardInGame', 'notWhileGuardAlive']
  },
  witchSelfPoison: { row: 'D7', values: [true, false] },
  witchSeesVictim: { row: 'D8', values: ['always', 'untilHealUsed'] },
  witchCamp: { row: 'D9', values: ['village', 'sharesVillageWin'] },
  hunterShoots: { row: 'D10', values: ['wolvesOrVote', 'notPoison', 'anyDeath'] },
  hunterShotOptional: { row: 'D11', values: [true, false] },
  cupidCamp: { row: 'D12', values: ['village', 'ownNoShare', 'thirdIfMixed', 'couple', 'byBoard', 'online'] },
  cupidDecline: { row: 'D13', values: ['no', 'yes', 'randomAtDawn'] },
  cupidCountsAs: { row: 'D14', values: ['commoner', 'god', 'byBoard'] },
  mixedLovers: { row: 'D15', values: ['ownGoal', 'wolfTeam'] },
  loversLearn: { row: 'D16', values: ['nothing', 'goodBad'] },
  littleGirlCaught: { row: 'D17', values: ['wolvesChoose', 'mustDie'] },
  guardLittleGirl: { row: 'D18', values: ['noEffect', 'forbidden'] },
  guardRepeat: { row: 'D19', values: ['forbidden', 'fatal'] },
  guardEmpty: { row: 'D20', values: ['mustName', 'allowed', 'notTwice'] },
  guardHealClash: { row: 'D21', values: ['survives', 'dies'] },
  nightOrder: {
    row: 'D22',
    values: ['newMoon8', 'firstGen7', 'base', 'guardLast', 'faceA', 'face12', 'three', 'table', 'match']
  },
  tiePrecedence: { row: 'D23', values: ['scapegoat', 'sheriff'] },
  tieRule: {
    row: 'D24',
    values: [
      'sheriffVote',
      'nobody',
      'sheriffPicks',
      'sheriffElseRevote',
      'revoteUntilOut',
      'revoteOnce',
      'pk',
      'angryMob'
    ]
  },
  voteMode: { row: 'D25', values: ['simultaneous', 'perCandidate', 'angryMob', 'secret'] },
  abstainAllowed: { row: 'D26', values: [true, false] },
  sheriffElection: { row: 'D27', values: ['open', 'candidacy', 'none'] },
  sheriffTiming: { row: 'D28', values: ['day1BeforeDeaths', 'preGame', 'day1AfterSpeeches'] },
  sheriffTie: { row: 'D29', values: ['reRunOnce', 'none'] },
  sheriffWeight: { row: 'D30', values: [2, 1.5] },
  sheriffSuccession: { row: 'D31', values: ['must', 'may'] },
  elderHealed: { row: 'D32', values: ['oneLeft', 'keepsTwo'] },
  elderPenalty: { row: 'D33', values: ['allVillage', 'listFour'] },
  elderKillsIdiot: { row: 'D34', values: [true, false] },
  idiotTrigger: { row: 'D35', values: ['voteOut', 'anyVote'] },
  idiotReveal: { row: 'D35', values: ['automatic', 'optional'] },
  idiotInterject: { row: 'D36', values: [true, false] },
  idiotSecondVote: { row: 'D36', values: ['dies', 'immune'] },
  reveal: { row: 'D37', values: ['all', 'votedOnly', 'none'] },
  lastWords: {
    row: 'D38',
    values: ['none', 'firstN', 'faceTable', 'wolfCount', 'firstTwoNights', 'firstRound', 'every']
  },
  lastWordsN: { row: 'D38', values: [1, 2, 3] },
  selfDestructLastWords: { row: 'D39', values: [true, false] },
  eventDays: { row: 'D40', values: ['every', 'odd', 'off'] },
  eventDrawer: { row: 'D41', values: ['lastDead', 'moderator'] },
  crescentReveal: { row: 'D42', values: ['atDraw', 'atTrigger'] },
  crescentExpiry: { row: 'D42', values: ['nextDraw', 'untilTriggered'] },
  callAbsent: { row: 'D43', values: ['always', 'untilDead', 'skip'] },
  thiefChoice: { row: 'D44', values: ['free', 'mustTake'] },
  thiefExtra: { row: 'D44', values: ['villagers', 'any'] },
  deadEyes: { row: 'D45', values: ['mayLook', 'closed'] },
  wolfSplit: { row: 'D46', values: ['noKill', 'insist'] },
  wolfMayHitWolf: { row: 'D47', values: [true, false] },
  wolfMayAbstain: { row: 'D47', values: [true, false] },
  wolvesStarve: { row: 'D47', values: [false, true] },
  firstKillProtection: { row: 'D48', values: [false, true] },
  parity: { row: 'D49', values: ['off', 'dusk', 'equal'] },
  medium: { row: 'D50', values: ['leftNeighbour', 'chosen'] },
  coinPardon: { row: 'D51', values: ['heads', 'tails'] },
  backfireLeftWolf: { row: 'D52', values: ['notVillager', 'villager', 'none'] },
  moodTrigger: { row: 'D53', values: ['execution', 'anyDeath'] },
  woodlandWitchGoes: { row: 'D54', values: [false, true] },
  woodlandPotion: { row: 'D54', values: ['anyOne', 'restoreUsed'] },
  pact: { row: 'D55', values: ['optional', 'automatic'] },
  aprilLove: { row: 'D56', values: ['ends', 'normal', 'endsIfOneDies'] },
  rascalImmunity: { row: 'D57', values: ['all', 'wolves'] },
  rascalVote: { row: 'D57', values: ['oneDay', 'permanent'] },
  luncheonReturn: { row: 'D58', values: ['sundown', 'nextDraw'] },
  executionerBy: { row: 'D61', values: ['vote', 'moderator', 'lastDead'] },
  lycanSpan: { row: 'D63', values: ['round', 'game'] },
  halfRounding: { row: 'D65', values: ['floor', 'ceil'] },
  adjacency: { row: 'D65', values: ['living', 'seat'] },
  invalidCard: { row: 'D66', values: ['void', 'redraw'] },
  firstNightStats: { row: 'D67', values: [false, true] },
  speechOrder: { row: 'D70', values: ['free', 'clockwiseFromVictim', 'sheriffSides'] },
  speechRounds: { row: 'D70', values: ['one', 'twoOnDay1'] },
  poisonedSelfDestruct: { row: 'D72', values: ['void', 'swallowsPoison'] },
  badgeSwallow: { row: 'D73', values: ['bySize', 'once', 'twice'] },
  wakeHunterIdiot: { row: 'D74', values: [false, true] },
  board: { row: 'D75', values: ['t002c', 'tP12', 's9', 's12', 'custom'] },
  selfDestruct: { row: 'D76', values: [false, true] },
  selfDestructFrom: { row: 'D76', values: ['dawn', 'announcement'] }
} as const satisfies {
  readonly [rule: string]: { readonly row: string; readonly values: readonly [Json, ...Json[]] }
}

export type HouseRule = keyof typeof HOUSE_RULES
export type HouseRules = { readonly [R in HouseRule]: (typeof HOUSE_RULES)[R]['values'][number] }

/** Preset C: the first value of every switch. */
export const CLASSIC: HouseRules = Object.fromEntries(
  Object.entries(HOUSE_RULES).map(([rule, { values }]) => [rule, values[0]])
) as HouseRules

export function isHouseRule(rule: string): rule is HouseRule {
  return Object.hasOwn(HOUSE_RULES, rule)
}

/** Whether a switch takes a value. */
export function takesValue(rule: HouseRule, value: Json): boolean {
  return (HOUSE_RULES[rule].values as readonly Json[]).includes(value)
}
