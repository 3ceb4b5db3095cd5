/** The audience's picture as it is sent: plain JSON, folded from public facts (kernel/public-view.ts). */
import type { PublicMoon, PublicPhase, PublicUntil } from './facts'

export interface PublicPlayer {
  readonly id: string
  readonly name: string
  readonly seat: number
  readonly alive: boolean
  /** The role as shown to all, or null. */
  readonly role: string | null
  readonly sheriff: boolean
  readonly executioner: boolean
  /** Out of the room by a card. */
  readonly away: boolean
  /** Public bans alone; private ones live in the console. */
  readonly mayVote: boolean
  readonly mayBeVoted: boolean
  /** Votes his hand counts for, as the table knows it. */
  readonly weight: number
}

export interface PublicVote {
  readonly form: string
  readonly round: number
  readonly open: boolean
  readonly candidates: readonly string[]
  /** While the vote is open those entered so far; null: none are told. */
  readonly ballots: { readonly [voter: string]: string | readonly string[] | null } | null
  /** Votes, not half votes. */
  readonly totals: { readonly [player: string]: number } | null
  readonly top: readonly string[]
}

export interface PublicView {
  readonly ruleset: string
  readonly round: number
  readonly phase: PublicPhase
  /** Role counts as dealt; never updated. */
  readonly roles: { readonly [role: string]: number }
  readonly players: readonly PublicPlayer[]
  /** The card turned up today. */
  readonly card: { readonly card: string; readonly moon: PublicMoon; readonly variant: boolean } | null
  /** Cards in force; `card` is null while a crescent is kept face down. */
  readonly running: readonly {
    readonly card: string | null
    readonly moon: PublicMoon
    readonly until: PublicUntil
    /** Its variant is played. Left out until the table is told which form is. */
    readonly variant?: boolean
  }[]
  /** What the Seer is said aloud to have seen this night: a role, wolf / not-wolf, or three roles. */
  readonly seen: string | readonly string[] | null
  readonly vote: PublicVote | null
  readonly speech: { readonly order: readonly string[]; readonly first: string | null } | null
  readonly candidates: { readonly standing: readonly string[]; readonly withdrawn: readonly string[] } | null
  readonly sequence: {
    readonly form: string
    readonly order: readonly string[]
    readonly next: string | null
    readonly given: { readonly [player: string]: string | null }
  } | null
  /** The newest batch of deaths of this night or day, in seat order; null until a batch is told, empty if nobody died. */
  readonly deaths: readonly string[] | null
  /** Whom the Scapegoat lets vote on the next day. */
  readonly voters: readonly string[] | null
  readonly lastWords: readonly string[]
  readonly verdict: { readonly players: readonly string[]; readonly outcome: string } | null
  /** The card for which the village votes once more. */
  readonly secondVote: string | null
  readonly shot: { readonly by: string; readonly target: string } | null
  /** The wolf who has blown himself up today, and what becomes of an election he broke off. */
  readonly selfDestruct: { readonly player: string; readonly badge: 'lost' | 'later' | null } | null
  /** Whom he has taken along. */
  readonly taken: { readonly by: string; readonly target: string } | null
  readonly powersLost: boolean
  readonly question: {
    readonly card: string
    readonly medium: string
    readonly question: number
    readonly pointed: readonly string[]
    readonly answer: boolean | null
  } | null
  readonly coin: 'heads' | 'tails' | null
  readonly places: {
    readonly card: string
    readonly church: readonly string[]
    readonly inn: readonly string[]
  } | null
  readonly accused: { readonly player: string; readonly witnesses: readonly string[] | null } | null
  /** Who may not play the next game. */
  readonly excluded: readonly string[]
  readonly winners: {
    readonly camps: readonly string[]
    readonly players: readonly string[]
    readonly rule: string
    readonly roles: { readonly [player: string]: string } | null
  } | null
}

/** A table of which nothing has been told. No rule is in it: the overlay bundles it too. */
export const emptyView: PublicView = {
  ruleset: '',
  round: 0,
  phase: 'night',
  roles: {},
  players: [],
  card: null,
  running: [],
  seen: null,
  vote: null,
  speech: null,
  candidates: null,
  sequence: null,
  deaths: null,
  voters: null,
  lastWords: [],
  verdict: null,
  secondVote: null,
  shot: null,
  selfDestruct: null,
  taken: null,
  powersLost: false,
  question: null,
  coin: null,
  places: null,
  accused: null,
  excluded: [],
  winners: null
}
