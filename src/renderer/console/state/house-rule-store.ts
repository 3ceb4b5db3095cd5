import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { Json, ModeratorView } from '../../../shared/game'
import { useOffer } from './offer-store'
import { useRoster } from './roster-store'

type Values = { readonly [rule: string]: Json }

/** By which rules the table plays: a rule set, and what this house does otherwise. */
export const useHouseRules = defineStore('house-rules', () => {
  const offer = useOffer()
  const roster = useRoster()
  const ruleset = ref('new-moon')
  const chosen = ref<Values>({})
  /** Whether the sheet of house rules lies on the screen. */
  const open = ref(false)

  const defaults = computed(() => offer.defaultsOf(ruleset.value, roster.seats.length))
  /** What differs from the rule set. */
  const own = computed(() => onlyOther(chosen.value))
  const values = computed<Values>(() => ({ ...defaults.value, ...own.value }))
  const differences = computed(() => Object.keys(own.value))

  function onlyOther(these: Values): Values {
    return Object.fromEntries(Object.entries(these).filter(([rule, value]) => value !== defaults.value[rule]))
  }

  function set(rule: string, value: Json): void {
    chosen.value = onlyOther({ ...chosen.value, [rule]: value })
  }

  function setRuleset(id: string): void {
    ruleset.value = id
    chosen.value = own.value
  }

  function reset(): void {
    chosen.value = {}
  }

  /** The rules of the last game again; what cannot be chosen is the rule set's own. */
  function takeFrom(view: ModeratorView): void {
    ruleset.value = view.ruleset
    const choosable = new Set(offer.houseRules.map((rule) => rule.id))
    chosen.value = onlyOther(
      Object.fromEntries(Object.entries(view.houseRules).filter(([rule]) => choosable.has(rule)))
    )
  }

  return { ruleset, own, open, defaults, values, differences, set, setRuleset, reset, takeFrom }
})
