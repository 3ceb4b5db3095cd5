/** What a file under roles, cards, offices, laws and flow adds to the game. */
import type { Context } from './context'
import type { EffectSelf, Hooks, PowerSelf, RoleData } from './hooks'
import type { Ban, Prompt } from './prompts'
import type { Boundary, Data, Effect, Json, Moon } from './state'
import type { Action, Verb } from './steps'

/** What a step asks, before the kernel fills in what every prompt has. */
export type PromptDraft = Pick<Prompt, 'actors' | 'shape' | 'fields'> & Partial<Prompt>

/** One row of the table of prompts: a promise to everybody who writes game files. */
export interface PromptContract {
  readonly prompt: string
  readonly actors: string
  readonly answer: string
}

/** Does its work and is gone. */
export interface RunStep {
  readonly kind: 'run'
  readonly verb?: Verb
  run(ctx: Context, data: Data): void
}

/** Something the moderator reads aloud; `go-on` ends it. Its facts are told when it is entered. */
export interface SayStep {
  readonly kind: 'say'
  readonly verb?: Verb
  /** The prompt's id, where it is not the step's. */
  readonly prompt?: string
  enter?(ctx: Context, data: Data): void
  about?(ctx: Context, data: Data): { readonly [name: string]: Json }
  actors?(ctx: Context, data: Data): readonly string[]
  leave?(ctx: Context, data: Data): void
}

/** A question. Not asked where nothing but the empty answer is legal. */
export interface AskStep {
  readonly kind: 'ask'
  /** The prompts it asks under, as docs/game-file.md promises them. */
  readonly contract: readonly PromptContract[]
  readonly verb?: Verb
  /** A role's place in the night: where it cannot be asked it is called for show (D43). */
  readonly slot?: boolean
  enter?(ctx: Context, data: Data): void
  /** Null: there is nothing to ask. */
  prompt(ctx: Context, data: Data): PromptDraft | null
  /** What is wrong between the fields of an answer, by field. */
  check?(ctx: Context, data: Data, answer: Json): { readonly [field: string]: Ban }
  /** Receives a legal answer; the step is already off the stack. */
  answer(ctx: Context, data: Data, answer: Json): void
  /** What happens where nothing could be asked. */
  unasked?(ctx: Context, data: Data): void
  /** What happens where the moderator drops the question. */
  skipped?(ctx: Context, data: Data): void
}

export type StepDefinition = RunStep | SayStep | AskStep

export interface CardData {
  readonly moon: Moon
  /** How long its badge stands on the public board. */
  readonly until: Boundary
  /** The same, where a house rule decides. */
  lasts?(ctx: Context): Boundary
  /** A crescent that waits for its trigger: under `crescentReveal=atTrigger` it lies face down till then (D42). */
  readonly waits?: true
  /** Where the rulebook has it; of a card that kills, what the history names. */
  readonly section?: string
  /** While it is in force, the moderator marks who breaks its ban, and the vote is lost. */
  readonly offences?: true
  /** False: the card has no effect (D66). */
  needs?(ctx: Context): boolean
  /** What happens when it comes into force; left out: its effect of kind `main` begins. */
  play?(ctx: Context): void
}

export interface Module {
  readonly id: string
  readonly role?: RoleData
  readonly card?: CardData
  /** True: the module is an office that can be held and handed over. */
  readonly office?: true
  /** Run for each working power of the role, as its holder. */
  readonly power?: Hooks<PowerSelf>
  /** Run for each effect of the module in force, by the effect's kind. */
  readonly effects?: { readonly [kind: string]: Hooks<EffectSelf> }
  /** Called when an effect of the module begins after waiting, and when one ends. */
  began?(ctx: Context, effect: Effect): void
  ended?(ctx: Context, effect: Effect): void
  /** Called when the moderator has changed the group of its effect of kind `main`, which then is a group. */
  regrouped?(ctx: Context, effect: Effect): void
  /** The verbs that its bans and limits are about; left out: any. It is not asked about others. */
  readonly bansOn?: readonly Verb[]
  /** Always run. */
  readonly law?: Hooks<null>
  readonly steps?: { readonly [step: string]: StepDefinition }
  /** Prompts of its own under which a step of another module asks, such as a vote. */
  readonly prompts?: readonly PromptContract[]
  /** What doing a verb means, once nothing replaced it. */
  readonly verbs?: { readonly [V in Verb]?: (ctx: Context, action: Action) => void }
}

/** Every prompt that a module puts its name to. */
export function promptsOf({ steps = {}, prompts = [] }: Module): readonly PromptContract[] {
  return [...Object.values(steps).flatMap((step) => (step.kind === 'ask' ? step.contract : [])), ...prompts]
}
