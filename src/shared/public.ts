/**
 * All that the overlay may know: the one file of src/shared it may import.
 * Types only, so nothing of the engine ends up in the overlay's page.
 */
export type {
  PublicPlayer, PublicView, PublicVote,
} from '../engine/kernel/public-view'
import type { PublicView } from '../engine/kernel/public-view'

export type Language = 'en' | 'zh'

/** How the picture is shown: beside the game, never part of it. */
export interface ShowState {
  readonly language: Language
  /** True: the totals of the last vote are kept back until the moderator shows them. */
  readonly holdTotals: boolean
  /** True: every window and page cuts to an empty picture at once. */
  readonly blackout: boolean
}

/** What is sent to an overlay. `publication` rises whenever view or show differ, and never falls. */
export interface Publication {
  readonly publication: number
  /** Null: no game. */
  readonly view: PublicView | null
  readonly show: ShowState
}

/** What the overlay's preload offers: it can listen, and nothing else. */
export interface OverlayBridge {
  /** Calls back with every publication, the newest at once; returns how to stop. */
  onPublication(listener: (publication: Publication) => void): () => void
}
