import type { AnswerDraft } from './answer-draft'
import type { ConsoleState } from './console-state'
import type { Ban, Command, Explained, GameSetup, Json, LogEntry, ModeratorView, Offer } from './game'
import type { OmniscientScene } from './overlay-reach'
import type { RecapChapter, Scene, ShowState, TimerName } from './public'
import type { Result } from './result'
import type { SeasonTally } from './season'
import type { Settings } from './settings'
import type { SheetTable } from './sheet-table'
import type { Story } from './story'

/** What of the show is set as it is; timer and speaker have calls of their own. */
export type ShowChange = Partial<Pick<ShowState, 'language' | 'holdTotals' | 'blackout' | 'board'>>

/** What the console may call; each is one IPC channel, its input validated in the main process. */
export interface ConsoleCalls {
  state: { input: null; output: ConsoleState }
  'new-game': { input: GameSetup; output: Result }
  /** `count`: the commandCount of the view the command was made from. */
  command: { input: { count: number; command: Command }; output: Result }
  undo: { input: { count: number }; output: Result }
  /** Takes back, as one act, all that was done since so many commands stood; `redo` does it again one by one. */
  'undo-to': { input: { count: number; at: number }; output: Result }
  redo: { input: { count: number }; output: Result }
  /** What is illegal so far in a half-entered answer, by field key. */
  check: { input: { answer: Json }; output: { [field: string]: Ban } }
  /** Keeps an answer as far as it is entered, for the next start; ballots of an open vote go out to the audience. */
  'keep-draft': { input: { count: number; draft: AnswerDraft }; output: Result }
  offer: { input: null; output: Offer }
  /** Refusals and warnings of a table that is being set up. */
  'check-setup': {
    input: GameSetup
    output: { readonly errors: readonly Ban[]; readonly warnings: readonly Ban[] }
  }
  /** Plays many games of a table in place of the check that runs. `shuffle`: its deck is mixed before each. */
  'check-balance': { input: { setup: GameSetup; shuffle: boolean }; output: Result }
  'cancel-balance': { input: null; output: Result }
  /** The roles a board deals to so many players (rulebook 2.2); null: it does not cover them. */
  'board-roles': {
    input: { board: string; players: number }
    output: { readonly [role: string]: number } | null
  }
  /** What a complete answer to the waiting prompt would lead to, oldest first. */
  foresee: { input: { command: Command }; output: readonly LogEntry[] }
  /** Why a line of the log came about, by its place in the log. */
  why: { input: { at: number }; output: Explained | null }
  /** The game as it was when so many commands had been given; what was answered then is its `redo`. */
  past: { input: { at: number }; output: Result<ModeratorView> }
  'end-session': { input: null; output: Result }
  /** A file dialog; the value is the path, or null when cancelled. */
  'export-game': { input: null; output: Result<string | null> }
  season: { input: null; output: SeasonTally }
  'reset-season': { input: null; output: Result }
  /** As CSV, through a file dialog; the value is the path, or null when cancelled. */
  'export-table': {
    input: { name: 'season' | 'players'; table: SheetTable }
    output: Result<string | null>
  }
  /** The text of a file of players that the host chooses; null when cancelled. `message` of a refusal: `too-large`, `no-text`. */
  'read-players': { input: null; output: Result<{ file: string; text: string } | null> }
  /** A picture that the host chooses; null when cancelled. `message` of a refusal: `too-large`, `no-picture`, `too-wide`. */
  'read-photo': { input: null; output: Result<Uint8Array | null> }
  /** Keeps a small square picture, a PNG in base64; the value is what a person's `photo` is set to. */
  'keep-photo': { input: { png: string }; output: Result<string> }
  'copy-story': { input: { text: string }; output: Result }
  /** As a page to keep, through a file dialog; the value is the path, or null when cancelled. */
  'save-story': { input: { story: Story }; output: Result<string | null> }
  'print-story': { input: { story: Story }; output: Result }
  /** Tells the story of a game that is over on air, every secret of it, from its first chapter. */
  'start-recap': { input: { chapters: readonly RecapChapter[] }; output: Result }
  /** `at`: the chapter to tell, from 1. */
  'turn-recap': { input: { at: number }; output: Result }
  'stop-recap': { input: null; output: Result }
  'import-game': { input: null; output: Result<string | null> }
  'set-settings': { input: Partial<Settings>; output: Result }
  'set-show': { input: ShowChange; output: Result }
  /** Starts a timer in place of the one that was there. `seconds` null: the first preset of its name. */
  'start-timer': { input: { name: TimerName; seconds: number | null }; output: Result }
  'pause-timer': { input: null; output: Result }
  'resume-timer': { input: null; output: Result }
  /** More time, or less with a number below zero. */
  'extend-timer': { input: { seconds: number }; output: Result }
  'stop-timer': { input: null; output: Result }
  /** Null: nobody speaks. */
  'set-speaker': { input: { player: string | null }; output: Result }
  'new-overlay-address': { input: null; output: Result }
  /** The text that was copied last, in whatever program; what is longer than any table is cut off. */
  'read-clipboard': { input: null; output: string }
  'copy-overlay-address': { input: null; output: Result }
  /** `options`: what is added to the page's address, as `&names=numbers&scale=0.8`; empty: nothing. */
  'copy-scene-address': { input: { scene: Scene; options: string }; output: Result }
  'new-omniscient-address': { input: null; output: Result }
  'copy-omniscient-address': { input: { scene: OmniscientScene; options: string }; output: Result }
  'new-control-address': { input: null; output: Result }
  'copy-control-address': { input: null; output: Result }
  /** Empty: OBS asks for none. */
  'set-obs-password': { input: { password: string }; output: Result }
  /** Puts a page of the overlay into the scene on air. A refusal's message is the code of the notice it raised. */
  'add-to-obs': { input: { scene: Scene }; output: Result }
  /** Opens the overlay's window again after it was closed, or brings it to the front. */
  'show-overlay-window': { input: null; output: Result }
  /**
   * Opens the co-host's window or brings it to the front. `asks`: the overlay fills every screen, and it stays
   * closed until it may be shown there.
   */
  'show-co-host': { input: { overOverlay: boolean }; output: Result<'open' | 'asks'> }
  /** The page shows its question and nothing secret. */
  'question-drawn': { input: null; output: Result }
  /** Shows the console although the overlay fills every screen. */
  'bring-console': { input: null; output: Result }
  'dismiss-notice': { input: { code: string }; output: Result }
}

export type ConsoleChannel = keyof ConsoleCalls

/** What the console's preload offers as `window.howlcast`. */
export interface ConsoleBridge {
  call<C extends ConsoleChannel>(
    channel: C,
    input: ConsoleCalls[C]['input']
  ): Promise<ConsoleCalls[C]['output']>
  /** Calls back with every new state; returns how to stop. */
  onState(listener: (state: ConsoleState) => void): () => void
  /** Draws this window alone larger; 1: as it is made. */
  zoom(factor: number): void
}
