import { defineStore } from 'pinia'
import { ref } from 'vue'
import type { PlayerId } from './players'

/** What is open and shown on the host's desk: never part of the game. */
export const useDesk = defineStore('desk', () => {
  /** True while somebody looks over the host's shoulder. */
  const rolesHidden = ref(false)
  /** The line to read aloud fills the column. */
  const scriptEnlarged = ref(false)
  /** The corrections dialog, and whom it is about. */
  const corrections = ref<{ readonly about: PlayerId | null } | null>(null)

  function openCorrections(about: PlayerId | null = null): void {
    corrections.value = { about }
  }

  return { rolesHidden, scriptEnlarged, corrections, openCorrections }
})
