import { defineStore } from 'pinia'
import { ref, watch } from 'vue'
import { call } from '../bridge'
import { suggestTable } from '../setup/role-counts'
import { useHouseRules } from './house-rule-store'
import { useRoster } from './roster-store'
import { useSetup } from './setup-store'

/** The board of the rulebook that sizes go by; it is carried on where the rulebook ends. */
const BASIC = 't002c'

/**
 * Deals the cards of the chosen board for as many seats as there are, until the host changes them. Where he composes the
 * table himself, he begins from the basic one.
 */
export const useBoard = defineStore('board', () => {
  const setup = useSetup()
  const roster = useRoster()
  const rules = useHouseRules()
  /** True: the board does not cover this many players. */
  const missing = ref(false)
  let asked = 0

  watch(
    [() => roster.seats.length, () => rules.values['board'], () => setup.suggested],
    async ([players, board]) => {
      const question = ++asked
      if (!setup.suggested || typeof board !== 'string') return
      const dealt = await call('board-roles', { board, players }).catch(() => null)
      if (question !== asked) return
      missing.value = dealt === null && board !== BASIC && board !== 'custom' && players > 0
      if (dealt) setup.counts = { ...dealt }
      else if (board === BASIC || board === 'custom') setup.counts = suggestTable(players)
    },
    { immediate: true }
  )

  return { missing }
})
