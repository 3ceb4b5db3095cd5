import { defineStore } from 'pinia'
import { computed, shallowRef } from 'vue'
import type { Json, Offer } from '../../../shared/game'
import { call } from '../bridge'

const nothing: Offer = { roles: [], cards: [], rulesets: [], houseRules: [] }

/** What a table may be made of, as the engine tells it. */
export const useOffer = defineStore('offer', () => {
  const offer = shallowRef<Offer>(nothing)
  const roles = computed(() => offer.value.roles)
  const cards = computed(() => offer.value.cards)
  const rulesets = computed(() => offer.value.rulesets)
  const houseRules = computed(() => offer.value.houseRules)

  async function load(): Promise<void> {
    offer.value = await call('offer', null)
  }

  /** The roles that a rule set offers. */
  function rolesOf(ruleset: string): Offer['roles'] {
    const others = rulesets.value.flatMap(({ id, ownRoles }) => (id === ruleset ? [] : ownRoles))
    return roles.value.filter(({ id }) => !others.includes(id))
  }

  /** What a rule set says by itself at a table of so many players. */
  function defaultsOf(ruleset: string, players: number): { readonly [rule: string]: Json } {
    const tables = rulesets.value.find((known) => known.id === ruleset)?.tables
    return tables?.findLast(({ from }) => from <= players)?.houseRules ?? {}
  }

  /** The switch that a section of the rulebook's list of house rules stands for; null: it is none. */
  function ruleOfSection(section: string): string | null {
    const row = /^9 (D\d+)$/.exec(section)?.[1]
    return houseRules.value.find((rule) => rule.row === row)?.id ?? null
  }

  return { roles, cards, rulesets, houseRules, load, rolesOf, defaultsOf, ruleOfSection }
})
