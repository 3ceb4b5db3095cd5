/**
 * What the set-up screen offers. Plain data: the texts are in the catalogues, the rules in the engine.
 */

export interface OfferedRole {
  readonly id: string
  /** How many cards of it the box holds. */
  readonly most: number
}

export const offeredRoles: readonly OfferedRole[] = [
  { id: 'werewolf', most: 10 },
  { id: 'seer', most: 1 },
  { id: 'witch', most: 1 },
  { id: 'hunter', most: 1 },
  { id: 'cupid', most: 1 },
  { id: 'guard', most: 1 },
  { id: 'elder', most: 1 },
  { id: 'villager', most: 30 }
]

export interface OfferedCard {
  readonly id: string
  readonly moon: 'full' | 'crescent' | 'dark'
}

export const offeredCards: readonly OfferedCard[] = [
  { id: 'gone-hunting', moon: 'full' },
  { id: 'april-fools', moon: 'full' },
  { id: 'great-distrust', moon: 'full' },
  { id: 'specter', moon: 'crescent' },
  { id: 'enthusiasm', moon: 'crescent' },
  { id: 'influences', moon: 'crescent' },
  { id: 'burial', moon: 'dark' },
  { id: 'touch-of-death', moon: 'dark' }
]

export const ruleset = 'new-moon'

export interface HouseRule {
  readonly id: string
  readonly values: readonly string[]
  /** What the rule set says by itself. */
  readonly usual: string
}

export const houseRules: readonly HouseRule[] = [
  {
    id: 'tieRule',
    values: [
      'nobody',
      'sheriffPicks',
      'sheriffVote',
      'sheriffElseRevote',
      'revoteUntilOut',
      'revoteOnce',
      'pk',
      'angryMob'
    ],
    usual: 'sheriffVote'
  }
]
