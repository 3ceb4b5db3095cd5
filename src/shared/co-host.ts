import type { ModeratorView } from './game'
import type { Language, ShowState } from './public'
import type { Settings } from './settings'

/** What a co-host sees: the game as it goes, and what runs beside it. No address, no setting of anybody's. */
export interface CoHostState {
  readonly view: ModeratorView | null
  readonly show: Pick<ShowState, 'timer' | 'speaker'>
  readonly language: Language
  readonly theme: Settings['theme']
}

/** What the co-host's preload offers as `window.howlcastCoHost`: to listen, and nothing else. */
export interface CoHostBridge {
  /** Calls back with every new state; returns how to stop. */
  onState(listener: (state: CoHostState) => void): () => void
}
