/** What a table may be made of: roles, cards, rule sets and house rules, as the modules say. */
import { HOUSE_RULES } from './house-rules'
import type { Offer } from './offer-types'
import { INDEX } from './registry'
import { RULESETS } from './rulesets'
import { rulesOf } from './rulesets/ruleset'

/** Everything a host can choose from; switches with a single reading are left out. */
export function offer(): Offer {
  return {
    roles: [...INDEX.roles].map(([id, role]) => ({
      id,
      many: role.many === true,
      mandatory: role.mandatory === true,
      camp: role.camp,
      middle: role.traits.includes('take')
    })),
    cards: [...INDEX.cards].map(([id, { moon }]) => ({ id, moon })),
    rulesets: Object.values(RULESETS).map((ruleset) => ({
      id: ruleset.id,
      ownRoles: ruleset.ownRoles ?? [],
      tables: [{ from: 0 }, ...(ruleset.bySize ?? [])].map(({ from }) => ({
        from,
        houseRules: rulesOf(ruleset, from)
      }))
    })),
    houseRules: Object.entries(HOUSE_RULES)
      .filter(([, { values }]) => values.length > 1)
      .map(([id, { row, values }]) => ({ id, row, values }))
  }
}
