/** A rule set: house-rule defaults, and the cards that stand for "a wolf" and "a plain villager". */
import { CLASSIC, type HouseRules } from '../house-rules'
import type { RoleId } from '../kernel/state'

export interface Ruleset {
  readonly id: string
  /** What differs from preset C (rulebook 9). */
  readonly defaults: Partial<HouseRules>
  /** What differs besides at some tables: from so many players on, up to the next entry. */
  readonly bySize?: readonly { readonly from: number; readonly defaults: Partial<HouseRules> }[]
  /** Roles that no other rule set offers. */
  readonly ownRoles?: readonly RoleId[]
  /** The card that a converted player gets. */
  readonly wolfRole: RoleId
  readonly plainRole: RoleId
}

/** Every house rule as a rule set plays it at a table of so many players (rulebook 9). */
export function rulesOf({ defaults, bySize = [] }: Ruleset, players: number): HouseRules {
  const sized = bySize.findLast(({ from }) => from <= players)
  return { ...CLASSIC, ...defaults, ...sized?.defaults }
}
