import type { GameSetup } from '../../../shared/contract'
import { houseRules, ruleset } from './offer'
import { distinct } from './parse-roster'
import type { RosterSeat } from './seats'

export interface SetupParts {
  readonly seats: readonly RosterSeat[]
  /** One role a seat, in seat order. */
  readonly roles: readonly string[]
  readonly deck: readonly string[]
  readonly rules: { readonly [rule: string]: string }
  /** What a seat without a name is called. */
  readonly nameless: (seat: number) => string
}

/** The set-up of a game as plain data. House rules that say what the rule set says anyway are left out. */
export function buildSetup({ seats, roles, deck, rules, nameless }: SetupParts): GameSetup {
  const names: string[] = []
  for (const [at, seat] of seats.entries()) names.push(distinct(seat.name || nameless(at + 1), names))
  const own = houseRules.filter((rule) => rules[rule.id] !== undefined && rules[rule.id] !== rule.usual)
  return {
    ruleset,
    houseRules: Object.fromEntries(own.map((rule) => [rule.id, rules[rule.id] ?? rule.usual])),
    players: seats.map((seat, at) => ({
      id: `seat-${at + 1}`,
      name: names[at] ?? nameless(at + 1),
      ...(roles[at] === undefined ? {} : { role: roles[at] }),
      ...(seat.age === null ? {} : { age: seat.age }),
      ...(seat.sex === null ? {} : { sex: seat.sex })
    })),
    deck: [...deck],
    startingCards: []
  }
}
