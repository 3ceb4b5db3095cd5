/**
 * What everybody at the table knows, said at the line where they learn it.
 *
 * Facts carry no sequence number, no effect id, no command and no time: two games
 * that differ only in secrets tell the same facts (engine map, section f).
 */

export type PublicPhase = 'night' | 'dawn' | 'event' | 'day' | 'vote' | 'over'
export type PublicMoon = 'full' | 'crescent' | 'dark'
export type PublicUntil = 'vote' | 'dusk' | 'dawn' | 'next-draw' | 'trigger' | 'game-end'

/** Half votes, so that a weight of one and a half stays whole. */
export type HalfVotes = { readonly [player: string]: number }

export type PublicFact =
  | {
      readonly fact: 'game'
      readonly ruleset: string
      readonly players: readonly { readonly id: string; readonly name: string; readonly seat: number }[]
      readonly roles: { readonly [role: string]: number }
    }
  | { readonly fact: 'phase'; readonly phase: PublicPhase; readonly round: number }
  | {
      readonly fact: 'death'
      readonly players: readonly { readonly id: string; readonly role: string | null }[]
      readonly when: 'night' | 'day'
    }
  | { readonly fact: 'returned'; readonly player: string }
  | { readonly fact: 'role-shown'; readonly player: string; readonly role: string }
  | { readonly fact: 'draw'; readonly moon: PublicMoon; readonly card: string | null }
  /** Put into force; null: it lies face down until its trigger. */
  | {
      readonly fact: 'card'
      readonly card: string | null
      readonly moon: PublicMoon
      readonly until: PublicUntil
    }
  /** A card that lay face down is read. */
  | {
      readonly fact: 'card-turned'
      readonly card: string
      readonly moon: PublicMoon
      readonly until: PublicUntil
    }
  | { readonly fact: 'card-over'; readonly card: string | null; readonly moon: PublicMoon }
  /** The moderator announces a card's variant, or that it is not played. */
  | { readonly fact: 'variant'; readonly card: string; readonly on: boolean; readonly until: PublicUntil }
  | { readonly fact: 'absent'; readonly players: readonly string[]; readonly card: string }
  | { readonly fact: 'back'; readonly players: readonly string[]; readonly card: string }
  | {
      readonly fact: 'places'
      readonly card: string
      readonly church: readonly string[]
      readonly inn: readonly string[]
    }
  /** What a look at night is said aloud to have shown; nobody learns whose it was. */
  | { readonly fact: 'seen'; readonly sight: string | readonly string[] }
  /** A question to a ghost; `answer` null: it has been asked and not answered. */
  | {
      readonly fact: 'question'
      readonly card: string
      readonly medium: string
      readonly question: number
      readonly pointed: readonly string[]
      readonly answer: boolean | null
    }
  | { readonly fact: 'coin'; readonly side: 'heads' | 'tails' }
  /** `witnesses` null: they are still to come. */
  | { readonly fact: 'accused'; readonly player: string; readonly witnesses: readonly string[] | null }
  /** After the end: who may not play the next game. */
  | { readonly fact: 'excluded'; readonly players: readonly string[] }
  | { readonly fact: 'no-vote'; readonly player: string; readonly on: boolean }
  | { readonly fact: 'voters'; readonly players: readonly string[] }
  | {
      readonly fact: 'candidates'
      readonly standing: readonly string[]
      readonly withdrawn: readonly string[]
    }
  | {
      readonly fact: 'office'
      readonly office: string
      readonly holder: string | null
      /** Votes that the holder's hand counts for. */
      readonly weight: number
    }
  /** How many votes a player's hand counts for from now on. */
  | { readonly fact: 'weight'; readonly player: string; readonly weight: number }
  | {
      readonly fact: 'sequence'
      readonly form: string
      readonly order: readonly string[]
      readonly next: string | null
      readonly given: { readonly [player: string]: string | null }
    }
  | {
      readonly fact: 'vote-open'
      readonly form: string
      readonly round: number
      readonly candidates: readonly string[]
    }
  | {
      readonly fact: 'vote'
      readonly form: string
      readonly round: number
      readonly totals: HalfVotes | null
      readonly ballots: { readonly [voter: string]: string | readonly string[] | null } | null
      readonly top: readonly string[]
    }
  | { readonly fact: 'tie'; readonly players: readonly string[] }
  | {
      readonly fact: 'verdict'
      readonly players: readonly string[]
      readonly outcome: 'executed' | 'pardoned' | 'saved' | 'nobody'
    }
  | { readonly fact: 'speech'; readonly order: readonly string[]; readonly first: string | null }
  | { readonly fact: 'last-words'; readonly players: readonly string[] }
  | { readonly fact: 'second-vote'; readonly card: string }
  /** A wolf jumps up, and night falls. `badge`: what becomes of an election he broke off. */
  | { readonly fact: 'self-destruct'; readonly player: string; readonly badge: 'lost' | 'later' | null }
  /** Whom he takes along (rulebook 7.8). */
  | { readonly fact: 'taken'; readonly by: string; readonly target: string }
  | { readonly fact: 'shot'; readonly by: string; readonly target: string }
  | { readonly fact: 'disqualified'; readonly player: string }
  | { readonly fact: 'powers-lost' }
  | {
      readonly fact: 'over'
      readonly camps: readonly string[]
      readonly players: readonly string[]
      readonly rule: string
    }
