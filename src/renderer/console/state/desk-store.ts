import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { PlayerId } from './players'

/** What the help can tell about. */
export interface HelpTopic {
  readonly kind: 'role' | 'card' | 'rule'
  readonly id: string
}

/** What is open and shown on the host's desk: never part of the game. */
export const useDesk = defineStore('desk', () => {
  /** True while somebody looks over the host's shoulder. */
  const rolesHidden = ref(false)
  /** The line to read aloud fills the column. */
  const scriptEnlarged = ref(false)
  /** The corrections dialog, and whom it is about. */
  const corrections = ref<{ readonly about: PlayerId | null } | null>(null)
  /** A wolf blows up, or names his victim afterwards. */
  const selfDestruct = ref(false)
  /** The line of the log that is being explained, by its place. */
  const why = ref<number | null>(null)
  /** The large card that is held up without a word. */
  const silentCard = ref(false)
  /** Everybody is shown the own card, one after another. */
  const showingCards = ref(false)

  /** The card whose group is being changed. */
  const grouping = ref<string | null>(null)

  /** The sheet of addresses, delay, buttons and OBS. */
  const overlaySheet = ref(false)

  /** The sheet of the host's own desk. */
  const deskSheet = ref(false)

  /** The sheet of the host's own notes. */
  const notesSheet = ref(false)
  /** Who is known here, and the tables that were kept. */
  const peopleSheet = ref(false)

  /** What the shapes and colours of the seats mean. */
  const legendSheet = ref(false)

  /** The sheet of help, and what it is open at. */
  const help = ref<{ readonly topic: HelpTopic | null } | null>(null)

  /** How many dialogs lie over the screen (use-dialog.ts). */
  const dialogs = ref(0)
  /** Whether something covers the screen and takes its keys. */
  const covered = computed(() => dialogs.value > 0)

  function openCorrections(about: PlayerId | null = null): void {
    corrections.value = { about }
  }

  function openHelp(topic: HelpTopic | null = null): void {
    help.value = { topic }
  }

  return {
    rolesHidden,
    scriptEnlarged,
    corrections,
    selfDestruct,
    why,
    silentCard,
    showingCards,
    grouping,
    overlaySheet,
    deskSheet,
    notesSheet,
    peopleSheet,
    legendSheet,
    help,
    dialogs,
    covered,
    openCorrections,
    openHelp
  }
})
