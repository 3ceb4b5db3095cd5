import type { AnswerDraft } from './answer-draft'
import type { BalanceReport } from './balance'
import type { ModeratorView } from './game'
import type { Notice } from './notice'
import type { ObsReach } from './obs'
import type { OmniscientReach, OverlayReach } from './overlay-reach'
import type { Publication, Recap, ShowState } from './public'
import type { Settings } from './settings'

/** Everything the console draws. */
export interface ConsoleState {
  readonly view: ModeratorView | null
  /** The answer that was being entered when the page or the app went down, or something was corrected. */
  readonly draft: AnswerDraft | null
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
