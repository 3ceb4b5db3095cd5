import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ban } from '../../../shared/contract'
import { call } from '../bridge'
import { seatNotes } from '../setup/role-counts'
import { useRoster } from './roster-store'
import { useSetup } from './setup-store'

interface Found {
  readonly errors: readonly Ban[]
  readonly warnings: readonly Ban[]
}

/** What the rules say of the table as it stands; the newest question wins. */
export const useSetupCheck = defineStore('setup-check', () => {
  const setup = useSetup()
  const roster = useRoster()
  const found = shallowRef<Found | null>(null)
  /** Whether what was found is about the table as it stands. */
  const current = ref(false)
  let asked = 0

  watch(
    () => setup.draft,
    async (draft) => {
      const question = ++asked
      current.value = false
      const said = await call('check-setup', draft).catch(() => null)
      if (question !== asked) return
      found.value = said
      current.value = said !== null
    },
    { immediate: true }
  )

  const notes = computed(() => seatNotes(roster.seats.length))
  const errors = computed(() => (roster.seats.length === 0 ? [] : (found.value?.errors ?? [])))
  const warnings = computed(() => (roster.seats.length === 0 ? [] : (found.value?.warnings ?? [])))
  const ready = computed(() => current.value && notes.value.length === 0 && errors.value.length === 0)

  return { notes, errors, warnings, ready }
})
