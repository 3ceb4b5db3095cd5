/**
 * All that the overlay may know: the one file of src/shared it may import.
 * Types and the empty view, so nothing of the engine's rules ends up in the overlay's page.
 */
export { emptyView } from '../engine/kernel/public-view-types'
export type { PublicPlayer, PublicView, PublicVote } from '../engine/kernel/public-view-types'
import type { PublicView } from '../engine/kernel/public-view-types'

/** Where the app's own pages live: `app://howlcast/<window>/index.html`. */
export const pageOrigin = 'app://howlcast'

/** Where the overlay's page lives while the console shows it: an origin that can reach nothing of the console's. */
export const previewOrigin = 'app://preview'

export type Language = 'en' | 'zh'

/** What a timer measures. */
export type TimerName = 'discussion' | 'speech' | 'defence' | 'last-words' | 'role'

/** A timer runs (`endsAt`) or stands still (`leftMs`). One that has run out stays until it is stopped. */
export interface ShowTimer {
  readonly name: TimerName
  /** Its whole length, extensions included. */
  readonly seconds: number
  /** When it ends, in milliseconds since 1970; null while it is paused. */
  readonly endsAt: number | null
  /** What is left while it is paused; null while it runs. */
  readonly leftMs: number | null
}

/** How the picture is shown: beside the game, never part of it. */
export interface ShowState {
  readonly language: Language
  /** True: the totals of the last vote are kept back until the moderator shows them. */
  readonly holdTotals: boolean
  /** True: every window and page cuts to an empty picture at once. */
  readonly blackout: boolean
  /** Hidden: the picture is taken off in good order. Nothing of the game is sent then. */
  readonly board: 'shown' | 'hidden'
  readonly timer: ShowTimer | null
  /** The player who speaks. */
  readonly speaker: string | null
}

/** The pages of the overlay: the whole picture, or one part of it. Each has an address of its own. */
export type Scene = (typeof scenes)[number]

/** Every page of the overlay, the whole picture first. */
export const scenes = ['full', 'lower-third', 'side-bar', 'seats', 'timer', 'card', 'vote', 'phase'] as const

/** A part of the story that the host may tell after the end, with every secret of the game. */
export interface RecapChapter {
  readonly phase: 'night' | 'day' | 'over'
  readonly round: number
  /** What happened in it, oldest first. */
  readonly lines: { readonly [L in Language]: readonly string[] }
}

/** The chapter that is told now. */
export interface Recap extends RecapChapter {
  /** Its place in the story, from 1. */
  readonly at: number
  readonly of: number
  /** The true role of every player. */
  readonly roles: { readonly [player: string]: string }
  /** Who was dead when it ended, and of these who died in it. */
  readonly dead: readonly string[]
  readonly fell: readonly string[]
}

/** What is sent to an overlay. `publication` rises whenever anything else differs, and never falls. */
export interface Publication {
  readonly publication: number
  /** Null: no game. */
  readonly view: PublicView | null
  /** Null until a host tells the story of a game that is over. */
  readonly recap: Recap | null
  /** The file of a player's photo, by his id. Left out where the host shows none. */
  readonly photos?: { readonly [player: string]: string }
  readonly show: ShowState
}

/** What the overlay's preload offers: it can listen, and nothing else. */
export interface OverlayBridge {
  /** Calls back with every publication, the newest at once; returns how to stop. */
  onPublication(listener: (publication: Publication) => void): () => void
}
