import type { Camp, Json, Moon } from './kernel/state'

/** What a set-up screen may offer: told by the engine, so that no list is kept twice. */
export interface Offer {
  readonly roles: readonly {
    readonly id: string
    readonly many: boolean
    readonly mandatory: boolean
    readonly camp: Camp
    /** Two cards more lie in the middle for him (rulebook 2.3). */
    readonly middle: boolean
  }[]
  readonly cards: readonly { readonly id: string; readonly moon: Moon }[]
  readonly rulesets: readonly {
    readonly id: string
    /** Roles that no other rule set offers. */
    readonly ownRoles: readonly string[]
    /** Its house rules at a table of so many players and more, up to the next entry. */
    readonly tables: readonly {
      readonly from: number
      readonly houseRules: { readonly [rule: string]: Json }
    }[]
  }[]
  /** Switches with more than one reading; the first value is the classic one. */
  readonly houseRules: readonly {
    readonly id: string
    readonly row: string
    readonly values: readonly Json[]
  }[]
}
