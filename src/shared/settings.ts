import type { ObsSettings } from './obs'
import type { OptionedPage } from './overlay-reach'
import type { LastMark, Person } from './people'
import type { Language, TimerName } from './public'

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
    readonly block?: number | null | undefined
    readonly acting?: number | null | undefined
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
