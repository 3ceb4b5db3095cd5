/** A rule set: house-rule defaults, and the cards that stand for "a wolf" and "a plain villager". */
import type { HouseRules } from '../house-rules'
import type { RoleId } from '../kernel/state'

export interface Ruleset {
  readonly id: string
  /** What differs from preset C (rulebook 9). */
  readonly defaults: Partial<HouseRules>
  /** The card that a converted player gets. */
  readonly wolfRole: RoleId
  readonly plainRole: RoleId
}
