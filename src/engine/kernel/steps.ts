/** The entries of the agenda: what is to happen next, as data. */
import type { Data, Json, Phase, PlayerId, StepEntry } from './state'

export type { StepEntry } from './state'

/** What somebody wants to do to somebody: bans and limits are asked by verb. */
export const VERBS = [
  'attack',
  'protect',
  'check',
  'look',
  'heal',
  'poison',
  'shoot',
  'blast',
  'link',
  'take',
  'charm',
  'peek',
  'vote',
  'trust',
  'vouch',
  'elect',
  'break-tie',
  'speak',
  'succeed'
] as const

export type Verb = (typeof VERBS)[number]

/** A wish about to become true: replaced, asked about, or committed. */
export interface Action {
  readonly change: 'action'
  readonly verb: Verb
  readonly by: readonly PlayerId[]
  /** Null: the pack chose nobody, and still somebody may have watched it. */
  readonly on: PlayerId | null
  readonly cause: string
}

/** Whom the village condemns. A pardon returns the verdict with `on` empty (rulebook 10.1). */
export interface Verdict {
  readonly change: 'verdict'
  /** How those who are no longer in `on` came away. */
  readonly spared?: 'pardoned' | 'saved'
  readonly on: readonly PlayerId[]
  readonly cause: string
}

export type Change = Action | Verdict

/** Answers that replace hooks asked for while the change waits, by module id. */
export type Answers = { readonly [module: string]: Json }

export interface Attack {
  readonly on: PlayerId
  readonly by: readonly PlayerId[]
  readonly cause: string
  /** True: no shield stops it. */
  readonly piercing?: boolean
  /** The module by which shield and antidote annul each other (D21): neither saves him. */
  readonly clash?: string
}

/** What became of an attack at dawn. */
export type AttackOutcome = 'protected' | 'healed' | 'clash' | 'infected' | 'life-lost' | 'empty' | 'dead'

/** A death about to be announced. */
export interface DeathNotice {
  readonly player: PlayerId
  readonly cause: string
  readonly phase: Phase
}

/** Builds a stack entry. */
export function step(name: string, data: Data = {}, stage = 0): StepEntry {
  return { step: name, data, stage }
}
