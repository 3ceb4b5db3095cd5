/** What crosses between the console and the main process. Secret: never imported by the overlay. */
import type { Command } from '../engine/commands'
import type { Ban, RuleError } from '../engine/kernel/prompts'
import type { Json } from '../engine/kernel/state'
import type { LogEntry, ModeratorView } from '../engine/moderator-view-types'
import type { GameSetup } from '../engine/setup'
import type {
  Language,
  Publication,
  PublicView,
  Recap,
  RecapChapter,
  Scene,
  ShowState,
  TimerName
} from './public'

export type { Command, Correction } from '../engine/commands'
export type { Ban, Choice, Field, Prompt, RuleError } from '../engine/kernel/prompts'
export type { Json } from '../engine/kernel/state'
export type {
  ActiveEffect,
  LogEntry,
  Mark,
  ModeratorPlayer,
  ModeratorView,
  Step,
  TimelineStep
} from '../engine/moderator-view-types'
export type { GameSetup, SetupPlayer } from '../engine/setup'
export type { Language, Publication, RecapChapter, Scene, ShowState, ShowTimer, TimerName } from './public'

/**
 * Something the host should know, told in the console's language by its code.
 *
 * - `journal-torn` (kept, file): the last entry had not been written to its end; all before it stands
 * - `journal-damaged` (kept, lost, file): the file was damaged; what came before goes on, the file is kept
 * - `journal-lost` (file): nothing of the file could be read; it was set aside
 * - `journal-unreadable` (file): the disk does not give the file out; it was left where it is
 * - `journal-memory`: the disk refuses; the game goes on in memory. Stands until the disk works
 * - `settings-reset` (file): the settings could not be read and were set aside
 * - `settings-memory`: settings cannot be written
 * - `overlay-new-port` (wanted, port): the overlay's address has changed
 * - `overlay-no-port` (wanted): the overlay has no address
 * - `omniscient-needs-delay`: the omniscient address stays closed while there is no delay
 * - `omniscient-new-port` (wanted, port), `omniscient-no-port` (wanted): as for the overlay
 * - `control-new-port` (wanted, port), `control-no-port` (wanted): as for the overlay
 * - `blackout-key-taken` (key): the key could not be had. Stands until another one is
 * - `obs-password`: OBS does not accept the password
 * - `obs-add-failed`, `obs-no-browser`: the overlay could not be added to OBS
 * - `obs-scene-missing` (scene): OBS has no such scene
 * - `console-moved`: the console's screen has gone, and it was brought to another
 * - `co-host-closed`: the overlay fills every screen that is left, so the co-host's window was closed
 * - `page-crashed`: a window had to be loaded again
 * - `internal-error`: a bug; the game is safe
 */
export interface Notice {
  readonly code: string
  readonly level: 'info' | 'warning' | 'danger'
  readonly params: { readonly [name: string]: string | number }
}

/** Somebody who plays here. */
export interface Person {
  readonly name: string
  readonly age: number | null
  readonly sex: 'female' | 'male' | null
  /** The crowd he plays with; empty: none. */
  readonly group: string
  /** His picture, by the name of its file; null: none. */
  readonly photo: string | null
}

/** What the last game, or its absence, means for a player of the next one (rulebook 7.9, 5.2 F12). */
export type LastMark = 'first-victim' | 'first-voted-out' | 'moderator' | 'newcomer' | 'excluded'

export interface Settings {
  readonly consoleLanguage: Language
  readonly theme: 'dark' | 'light'
  /** Size of the console's text and of all that goes with it, in percent; 100 to 200. */
  readonly textSize: number
  /** What stands beside the houses of the console's seats. */
  readonly seatLabels: 'names' | 'numbers'
  /** Names of the last table, ready for the next one. */
  readonly roster: readonly {
    readonly name: string
    readonly age: number | null
    readonly sex: 'female' | 'male' | null
    /** Kept until the cards are dealt. */
    readonly last?: readonly LastMark[] | undefined
  }[]
  /** Everybody who is known here, so that nobody is typed twice. A name stands once, whatever its capitals. */
  readonly people: readonly Person[]
  /** Tables to come back to: who sits there, clockwise, by name. */
  readonly tables: readonly { readonly name: string; readonly seats: readonly string[] }[]
  /** Solid colour behind the overlay window, for window capture with a chroma key. */
  readonly keyColour: '#00ff00' | '#ff00ff' | '#0000ff'
  /** Lengths in seconds that are offered for each timer; the first is what it starts with. */
  readonly timerPresets: { readonly [N in TimerName]: readonly number[] }
  /** How loud the timer's bell is in the console, in percent; 0: silent. */
  readonly timerVolume: number
  /** Whether the console is kept out of captures, where the system can. */
  readonly contentProtection: boolean
  /** Whether the graphics card draws the windows; a change counts from the next start (some machines paint them black). */
  readonly graphicsCard: boolean
  /** What the host has written down for himself beside the game. */
  readonly notes: string
  /** The keys that the host has changed in the console, by action, as tinykeys writes them. */
  readonly keys: { readonly [action: string]: string }
  /** What the host has chosen for each page of the overlay, by the words of its address. */
  readonly pageOptions: { readonly [P in OptionedPage]?: { readonly [option: string]: string } }
  /** Seconds that everything public is held back; 0 to 300. */
  readonly publicDelay: number
  /** Whether the overlay shows the players' photos. */
  readonly photosOnAir: boolean
  /** Whether an audience that may know every role has an address; open only with a delay of a second at least. */
  readonly omniscient: boolean
  /** Whether buttons of other programs may act (docs/control.md). */
  readonly control: boolean
  /** Cuts to black from any program, in Electron's words for keys; null: no such key. */
  readonly blackoutKey: string | null
  readonly obs: ObsSettings
}

/** How the app uses OBS through its WebSocket server. Its password is kept apart and never told. */
export interface ObsSettings {
  readonly on: boolean
  /** `ws://127.0.0.1:4455`, or OBS on another machine. */
  readonly address: string
  /** Whether scenes follow the phases; `dry-run`: the log alone says what would be done. */
  readonly switching: 'off' | 'dry-run' | 'on'
  /** The scene for each phase; null: OBS is left as it is. */
  readonly scenes: { readonly [P in PublicView['phase']]: string | null }
}

/** One thing that was done in OBS, or was not. */
export interface ObsLine {
  /** Milliseconds since 1970. */
  readonly at: number
  /**
   * - `connected`, `lost`, `refused`
   * - `scene-switched`, `scene-would-switch` (scene, phase), `scene-missing` (scene)
   * - `source-added`, `source-updated` (source, scene), `source-refreshed` (source)
   * - `failed` (code)
   */
  readonly what:
    | 'connected'
    | 'lost'
    | 'refused'
    | 'scene-switched'
    | 'scene-would-switch'
    | 'scene-missing'
    | 'source-added'
    | 'source-updated'
    | 'source-refreshed'
    | 'failed'
  readonly params: { readonly [name: string]: string }
}

/** The connection to OBS now. */
export interface ObsReach {
  /** `refused`: OBS did not accept the password; it is not asked again until a setting changes. */
  readonly state: 'off' | 'connecting' | 'connected' | 'refused'
  /** The names of OBS's scenes, to choose from; empty while it is not connected. */
  readonly scenes: readonly string[]
  readonly passwordSet: boolean
  /** The last hundred lines, newest last. */
  readonly log: readonly ObsLine[]
}

/** What of the show is set as it is; timer and speaker have calls of their own. */
export type ShowChange = Partial<Pick<ShowState, 'language' | 'holdTotals' | 'blackout' | 'board'>>

export interface OverlayAddress {
  /** Null while the server could not start. */
  readonly url: string | null
  /** Browser sources that listen now; the app's own window is not one of them. */
  readonly listeners: number
}

/** One page of the overlay, and who shows it. */
export interface OverlaySource<S extends Scene = Scene> {
  readonly scene: S
  /** Stays the same until the token is renewed; null while the server could not start. */
  readonly url: string | null
  /** The sources that show it now, the oldest first; none: not connected. */
  readonly open: readonly OpenSource[]
  /** When the last one that has left did so, in milliseconds since 1970; null: none has since the start. */
  readonly leftAt: number | null
}

/** A source that shows a page of the overlay. */
export interface OpenSource {
  /** It shows the page of another build. */
  readonly outOfDate: boolean
  /** When it connected, in milliseconds since 1970. */
  readonly since: number
  /** In pixels, as the page has told; null: it has not. */
  readonly size: { readonly width: number; readonly height: number } | null
}

/** The pages that are also made with every secret. */
export type OmniscientScene = Extract<Scene, 'full' | 'side-bar'>

/** A page whose options are kept. */
export type OptionedPage = Scene | `omniscient-${OmniscientScene}`

/** Where every secret can be seen now; nowhere while its url is null. */
export interface OmniscientReach extends OverlayAddress {
  readonly sources: readonly OverlaySource<OmniscientScene>[]
}

/** Where the audience's picture can be seen now. */
export interface OverlayReach extends OverlayAddress {
  /** Every page of the overlay, in a fixed order, shown or not. */
  readonly sources: readonly OverlaySource[]
  /** Whether the app's own overlay window is open. */
  readonly window: boolean
}

/** What a set-up screen may offer: told by the engine, so that no list is kept twice. */
export interface Offer {
  readonly roles: readonly {
    readonly id: string
    readonly many: boolean
    readonly mandatory: boolean
    readonly camp: string
    /** Two cards more lie in the middle for him. */
    readonly middle: boolean
  }[]
  readonly cards: readonly { readonly id: string; readonly moon: 'full' | 'crescent' | 'dark' }[]
  readonly rulesets: readonly {
    readonly id: string
    readonly houseRules: { readonly [rule: string]: Json }
  }[]
  /** Switches with more than one reading; the first value is the classic one. */
  readonly houseRules: readonly {
    readonly id: string
    readonly row: string
    readonly values: readonly Json[]
  }[]
}

/** What many games of a table that is being set up have come to. */
export interface BalanceReport {
  readonly state: 'running' | 'done' | 'stopped' | 'failed'
  /** How many games are to be played, and how many have been. */
  readonly games: number
  readonly played: number
  /** Rounds of a game, on average. */
  readonly rounds: number
  /** By camp, `nobody` for games without a winner, `endless` for those that were given up; shares from 0 to 1. */
  readonly outcomes: readonly {
    readonly of: string
    readonly wins: number
    readonly share: number
    /** The ends of the 95 % interval. */
    readonly low: number
    readonly high: number
  }[]
}

/** How a player, or a role, has fared in a season. */
export interface SeasonLine {
  /** The name, or the role's id. */
  readonly of: string
  readonly games: number
  readonly wins: number
  readonly survived: number
}

/** All finished games since the counting began. */
export interface SeasonTally {
  /** Null: it was never begun anew. */
  readonly since: string | null
  readonly games: number
  /** Wins by camp; `nobody` for games without a winner. */
  readonly camps: { readonly [camp: string]: number }
  readonly players: readonly SeasonLine[]
  readonly roles: readonly SeasonLine[]
}

/** A table for a spreadsheet, in the console's words. */
export interface SheetTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly (string | number)[])[]
}

/** A finished game told in sentences, in one language. */
export interface Story {
  readonly language: Language
  readonly title: string
  readonly result: string
  /** The rule that decided it; empty: none did. */
  readonly rule: string
  readonly castHead: string
  readonly cast: readonly { readonly who: string; readonly role: string; readonly fate: string }[]
  readonly chapters: readonly { readonly head: string; readonly lines: readonly string[] }[]
}

/** Why something came about, for the log's Why. */
export interface Explained {
  readonly entry: LogEntry
  readonly ledBy: readonly LogEntry[]
}

/** Everything the console draws. */
export interface ConsoleState {
  readonly view: ModeratorView | null
  /** What the audience sees now: the host's own picture of `publicDelay` seconds ago. */
  readonly publication: Publication
  /** How many pictures wait for the delay to pass. */
  readonly waiting: number
  /** The chapter that is told on air; null: none is. */
  readonly recap: Pick<Recap, 'at' | 'of' | 'phase' | 'round'> | null
  readonly show: ShowState
  readonly settings: Settings
  readonly overlay: OverlayReach
  /** The address that tells every secret behind the delay; its url is null while it is closed. */
  readonly omniscient: OmniscientReach
  /** Where buttons of other programs send what they want; null while it is closed. */
  readonly control: { readonly url: string | null }
  readonly obs: ObsReach
  /** The balance check that runs or ran last; null: none has. */
  readonly balance: BalanceReport | null
  readonly consoleWindow: {
    /** How the system keeps a window out of captures; `none`: it cannot. */
    readonly protection: 'windows' | 'mac' | 'none'
    /** The overlay fills every screen: the page shows only the question whether the console may be shown over it. */
    readonly asks: boolean
  }
  /** Whether the co-host's window is open. */
  readonly coHost: boolean
  /** Standing warnings, newest last. */
  readonly notices: readonly Notice[]
  /** True right after a start that found a live game. */
  readonly resumed: boolean
  /** Whether every command so far is safe on disk. */
  readonly saved: boolean
}

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

/** A refusal of the session or of the rules. */
export type Refusal =
  /** `step`: in a file that was imported, the index of the refused step; -1 for its set-up. */
  | { readonly kind: 'rule'; readonly error: RuleError; readonly step?: number }
  | { readonly kind: 'stale' }
  | { readonly kind: 'invalid'; readonly message: string }
  | { readonly kind: 'no-game' }
  /** The game has no such moment: it has been taken back. */
  | { readonly kind: 'no-moment' }
  | { readonly kind: 'failed'; readonly message: string }

export type Result<T = null> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal }

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
