import type { PublicView } from './public'

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
