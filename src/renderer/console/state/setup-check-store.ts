import { defineStore } from 'pinia'
import { computed, ref, shallowRef, watch } from 'vue'
import type { Ban } from '../../../shared/game'
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
  const notes = computed(() => seatNotes(roster.seats.length))
  /** A table that is still being seated or dealt by hand is no set-up yet: the rules are not asked about it. */
  const complete = computed(() => notes.value.length === 0 && !(setup.dealtByHand && setup.undealt > 0))

  watch(
    () => setup.draft,
    async (draft) => {
      const question = ++asked
      current.value = false
      if (!complete.value) {
        found.value = null
        return
      }
      const said = await call('check-setup', draft).catch(() => null)
      if (question !== asked) return
      found.value = said
      current.value = said !== null
    },
    { immediate: true }
  )

  const errors = computed(() => found.value?.errors ?? [])
  const warnings = computed(() => found.value?.warnings ?? [])
  const ready = computed(() => current.value && errors.value.length === 0)

  return { notes, complete, errors, warnings, ready }
})
