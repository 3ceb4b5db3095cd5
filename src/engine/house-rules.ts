/**
 * The switches of rulebook section 9: their values and the classic defaults (preset C).
 *
 * Only switches that some module reads stand here; a rule set names what it changes.
 */
import type { Json } from './kernel/state'

export const HOUSE_RULES = {
  wolfMayHitWolf: { row: 'D47', values: [true, false] },
  wolfMayAbstain: { row: 'D47', values: [true, false] },
  wolfSplit: { row: 'D46', values: ['noKill', 'insist'] },
  nightOrder: { row: 'D22', values: ['newMoon8'] },
  seerResult: { row: 'D2', values: ['card', 'wolfOrNot'] },
  witchBothSameNight: { row: 'D5', values: [true, false] },
  witchSelfSave: { row: 'D6', values: ['always', 'never', 'firstNight'] },
  witchSelfPoison: { row: 'D7', values: [true, false] },
  hunterShoots: { row: 'D10', values: ['wolvesOrVote', 'notPoison', 'anyDeath'] },
  cupidDecline: { row: 'D13', values: ['no', 'yes'] },
  mixedLovers: { row: 'D15', values: ['ownGoal'] },
  guardEmpty: { row: 'D20', values: ['mustName', 'allowed'] },
  guardHealClash: { row: 'D21', values: ['survives', 'dies'] },
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
  voteMode: { row: 'D25', values: ['simultaneous'] },
  abstainAllowed: { row: 'D26', values: [true, false] },
  sheriffElection: { row: 'D27', values: ['open', 'none'] },
  sheriffTiming: { row: 'D28', values: ['day1BeforeDeaths', 'preGame', 'day1AfterSpeeches'] },
  sheriffTie: { row: 'D29', values: ['reRunOnce', 'none'] },
  sheriffWeight: { row: 'D30', values: [2, 1.5] },
  sheriffSuccession: { row: 'D31', values: ['must', 'may'] },
  elderHealed: { row: 'D32', values: ['oneLeft', 'keepsTwo'] },
  elderPenalty: { row: 'D33', values: ['allVillage', 'listFour'] },
  reveal: { row: 'D37', values: ['all', 'votedOnly', 'none'] },
  eventDays: { row: 'D40', values: ['every', 'odd', 'off'] },
  eventDrawer: { row: 'D41', values: ['lastDead', 'moderator'] },
  aprilLove: { row: 'D56', values: ['ends', 'normal'] }
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
  return rule in HOUSE_RULES
}

/** Whether a switch takes a value. */
export function takesValue(rule: HouseRule, value: Json): boolean {
  return (HOUSE_RULES[rule].values as readonly Json[]).includes(value)
}
