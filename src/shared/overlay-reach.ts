import type { Scene } from './public'

export interface OverlayAddress {
  /** Null while the server could not start. */
  readonly url: string | null
  /** Browser sources that listen now; the app's own window is not one of them. */
  readonly listeners: number
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

/** Where the audience's picture can be seen now. */
export interface OverlayReach extends OverlayAddress {
  /** Every page of the overlay, in a fixed order, shown or not. */
  readonly sources: readonly OverlaySource[]
  /** Whether the app's own overlay window is open. */
  readonly window: boolean
}

/** The pages that are also made with every secret. */
export type OmniscientScene = Extract<Scene, 'full' | 'side-bar'>

/** Where every secret can be seen now; nowhere while its url is null. */
export interface OmniscientReach extends OverlayAddress {
  readonly sources: readonly OverlaySource<OmniscientScene>[]
}

/** A page whose options are kept. */
export type OptionedPage = Scene | `omniscient-${OmniscientScene}`
