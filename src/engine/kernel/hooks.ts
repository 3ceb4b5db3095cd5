/**
 * The hooks: the only way for a role, card, office or house rule to have a say.
 *
 * Three kinds, never mixed. *Decide* answers a question and writes nothing. *Replace* turns
 * a change into another before it happens. *React* follows a change that was made.
 * Who a hook is about is its first parameter. How answers combine stands beside each.
 */
import type { HouseRule } from '../house-rules'
import type { Context } from './context'
import type { Ban } from './prompts'
import type { Bond, Camp, Effect, Kind, Outcome, Player, PlayerId, Power, Trait } from './state'
import type { Action, Answers, Attack, AttackOutcome, DeathNotice, StepEntry, Verb, Verdict } from './steps'

/** How a vote, or the speaking before it, is held. */
export interface VoteForm {
  readonly mode: string
  /** Who acts in turn; null: all at once. */
  readonly order: readonly PlayerId[] | null
  /** The prompt under which each voter in turn is asked. */
  readonly prompt: string
  /** Who gives his ballot alone, before all others do so at once. */
  readonly first?: PlayerId
  /** True: nobody may abstain. */
  readonly must?: boolean
}

export type Ballots = { readonly [voter: PlayerId]: PlayerId | null }

/** What a tie leads to. */
export type Resolution =
  | { readonly kind: 'nobody' }
  | { readonly kind: 'condemn'; readonly on: PlayerId; readonly cause: string }
  | { readonly kind: 'step'; readonly step: StepEntry }

/** A camp's claim to have won, judged on a settled state (rulebook 8). */
export interface Claim {
  readonly rule: string
  readonly camps: readonly Camp[]
  /** The house rule that chose this victory condition. */
  readonly by?: HouseRule
}

/** What the Seer is shown: a role id, or wolf / not-wolf (D2); several cards without saying whose is which (5.6). */
export type Sight = string | readonly string[]

export interface Questions {
  // ---- decide ----
  /** Who uses a power now? Last answer stands. Effects and laws only. */
  holder(power: Power): PlayerId | null | undefined
  /** May a power be used at all? Any ban stands. Effects and laws only. */
  works(power: Power): Ban | undefined
  /** Is a bond felt now? Any ban stands. */
  holds(bond: Bond): Ban | undefined
  /** May a player do this now? Any ban stands. */
  mayAct(verb: Verb, actor: PlayerId): Ban | undefined
  /** May he do it to this target? `actor` null: anybody at all, public reasons only. Any ban stands. */
  mayTarget(verb: Verb, actor: PlayerId | null, target: PlayerId): Ban | undefined
  /** How many must, may be named? The narrowest stands. */
  limits(verb: Verb, actor: PlayerId): { readonly min?: number; readonly max?: number } | undefined
  /** Other steps in the place of this one; the first answer stands, `[]` drops it. */
  instead(step: StepEntry): readonly StepEntry[] | undefined
  /** Steps before and after this one; all, in order. */
  around(
    step: StepEntry
  ): { readonly before?: readonly StepEntry[]; readonly after?: readonly StepEntry[] } | undefined
  /** How this vote, or this discussion, is held; threaded. */
  form(step: StepEntry, form: VoteForm): VoteForm | undefined
  /** Half votes a voter's hand counts for; threaded. */
  weight(voter: PlayerId, half: number): number | undefined
  /** What a tie leads to; the first answer stands. `ballots` null: only the outcome was entered. */
  tie(tied: readonly PlayerId[], ballots: Ballots | null, step: StepEntry): Resolution | undefined
  /** What a look at a player shows; threaded. */
  sees(seer: PlayerId, target: Player, sight: Sight): Sight | undefined
  /** A player's camp; threaded. */
  camp(player: Player, camp: Camp): Camp | undefined
  /** What a player counts as in the wolves' sum; threaded. */
  counts(player: Player, kind: Kind): Kind | undefined
  /** Is the card of a dead player kept hidden? Any yes stands. */
  hides(death: DeathNotice): boolean | undefined
  /** Has a player won with these camps? Threaded, from: his camp is among them. */
  shares(player: Player, camps: readonly Camp[], wins: boolean): boolean | undefined
  /** Is it too early to judge a victory? Any ban stands. */
  blocks(claim: Claim): Ban | undefined
  /** Does a camp win now? All are asked, the first in order wins. */
  victory(): Claim | undefined

  // ---- replace ----
  /** An action about to be done: another action, [] for nothing, or a question first. */
  onAction(action: Action, answers: Answers): Action | readonly [] | { readonly ask: StepEntry } | undefined
  /** An attack at dawn: what became of it. Threaded; the first outcome ends the chain. Never asks. */
  onAttack(attack: Attack): AttackOutcome | Attack | undefined
  /** A condemnation about to be carried out. A pardon returns it with `on` empty. */
  onVerdict(verdict: Verdict, answers: Answers): Verdict | { readonly ask: StepEntry } | undefined
  /** A death about to happen: true averts it. */
  onDeath(death: DeathNotice): boolean | undefined

  // ---- react ----
  /** An action was done. */
  acted(action: Action): void
  /** An attack came to this. */
  attacked(player: PlayerId, outcome: AttackOutcome): void
  /** A player died. The place to queue follow-ups by rank. */
  died(death: DeathNotice): void
  /** The village has judged; `dead` may be empty. */
  executed(verdict: Verdict, dead: readonly PlayerId[]): void
  /** A vote was counted. `ballots` null: only its outcome was entered. */
  voted(step: StepEntry, ballots: Ballots | null): void
  /** The village lost its powers by a death of its own making. */
  punished(): void
  /** The game has ended. */
  over(outcome: Outcome): void
}

export type Question = keyof Questions

/** The questions whose last parameter passes from module to module. */
export type Threaded = 'form' | 'weight' | 'sees' | 'camp' | 'counts' | 'shares'

/** The questions that are followed by a write: who has a say is looked up anew before each answer. */
export const WRITING: ReadonlySet<Question> = new Set<Question>([
  'onAction',
  'onAttack',
  'onVerdict',
  'onDeath',
  'acted',
  'attacked',
  'died',
  'executed',
  'voted',
  'punished',
  'over'
])

/** A module's answers; `self` says through which power or effect it speaks. */
export type Hooks<Self> = {
  readonly [Q in Question]?: (
    ctx: Context,
    self: Self,
    ...args: Parameters<Questions[Q]>
  ) => ReturnType<Questions[Q]>
}

export interface PowerSelf {
  readonly power: Power
  readonly holder: PlayerId
}

export interface EffectSelf {
  readonly effect: Effect
}

/** Constant facts of a role card. */
export interface RoleData {
  readonly camp: Camp
  readonly counts: Kind
  readonly traits: readonly Trait[]
  /** What its power begins with; left out: the card has no power. */
  readonly power?: Power['data']
  /** True: the rules want at least one at every table (rulebook 2.2). */
  readonly mandatory?: boolean
  /** True: several may be dealt (rulebook 4). */
  readonly many?: boolean
}
