/** The index of all modules: who answers which question, who owns which step and verb. */
import { WRITING, type Hooks, type Question, type RoleData } from './hooks'
import type { CardData, Module, StepDefinition } from './module'
import { ORDER } from './order'
import { VERBS, type Action, type Verb } from './steps'
import type { Context } from './context'

type AnyHooks = Hooks<never>
type AnyHandler = NonNullable<AnyHooks[Question]>

/** One module's answer to one question. */
export interface Handler {
  readonly host: 'power' | 'effect' | 'law'
  readonly module: string
  /** The kind of effect that speaks, for effects. */
  readonly kind: string
  readonly order: number
  readonly run: AnyHandler
  /** The verbs it speaks of; null: any. */
  readonly verbs: readonly Verb[] | null
  /** What it says in any state: a law's one voice; none for the others. */
  readonly always: readonly Voice[]
}

/** One who has a say: a handler, and the power or effect through which it speaks. */
export interface Voice {
  readonly handler: Handler
  readonly self: unknown
}

/** Those who answer a question, in order; each list has a number of its own. */
export interface Handlers {
  readonly list: readonly Handler[]
  readonly number: number
}

/** All who answer a question; of one about a verb, also those who speak of that verb alone. */
export interface Asked extends Handlers {
  readonly byVerb: ReadonlyMap<Verb, Handlers> | null
  /** Whether its answers are followed by a write. */
  readonly writing: boolean
}

/** Questions whose first parameter is a verb. */
const ABOUT_VERBS: readonly Question[] = ['mayAct', 'mayTarget', 'limits']

export interface ModuleIndex {
  readonly questions: { readonly [Q in Question]?: Asked }
  readonly steps: ReadonlyMap<string, { readonly module: string; readonly definition: StepDefinition }>
  readonly verbs: ReadonlyMap<Verb, (ctx: Context, action: Action) => void>
  readonly roles: ReadonlyMap<string, RoleData>
  readonly cards: ReadonlyMap<string, CardData>
  readonly offices: ReadonlySet<string>
  readonly lifecycles: ReadonlyMap<string, Pick<Module, 'began' | 'ended' | 'regrouped'>>
}

/**
 * Indexes modules by question, step and verb.
 *
 * @param modules every module of the product
 * @throws Error when two modules own one step or one verb: a bug
 */
export function indexModules(modules: readonly Module[]): ModuleIndex {
  const handlers: { [Q in Question]?: Handler[] } = {}
  const steps = new Map<string, { module: string; definition: StepDefinition }>()
  const verbs = new Map<Verb, (ctx: Context, action: Action) => void>()
  const add = ({ id: module, bansOn }: Module, host: Handler['host'], kind: string, hooks: AnyHooks) => {
    for (const [name, run] of Object.entries(hooks) as [Question, AnyHandler][]) {
      const order = ORDER[name]?.[module] ?? 50
      const verbs = ABOUT_VERBS.includes(name) ? (bansOn ?? null) : null
      const always: Voice[] = []
      const handler = { host, module, kind, order, run, verbs, always }
      if (host === 'law') always.push({ handler, self: null })
      ;(handlers[name] ??= []).push(handler)
    }
  }
  for (const module of modules) {
    if (module.power) add(module, 'power', '', module.power)
    if (module.law) add(module, 'law', '', module.law)
    for (const [kind, hooks] of Object.entries(module.effects ?? {})) add(module, 'effect', kind, hooks)
    for (const [name, definition] of Object.entries(module.steps ?? {})) {
      if (steps.has(name)) throw new Error(`Two modules own the step ${name}`)
      steps.set(name, { module: module.id, definition })
    }
    for (const [verb, commit] of Object.entries(module.verbs ?? {}) as [
      Verb,
      (ctx: Context, action: Action) => void
    ][]) {
      if (verbs.has(verb)) throw new Error(`Two modules own the verb ${verb}`)
      verbs.set(verb, commit)
    }
  }
  for (const list of Object.values(handlers)) {
    list.sort((a, b) => a.order - b.order || (a.module < b.module ? -1 : a.module > b.module ? 1 : 0))
  }
  let lists = 0
  const numbered = (list: readonly Handler[]): Handlers => ({ list, number: lists++ })
  const byVerb = (list: readonly Handler[]) =>
    new Map(VERBS.map((verb) => [verb, numbered(list.filter(({ verbs }) => verbs?.includes(verb) ?? true))]))
  const asked = (name: Question, list: readonly Handler[]): Asked => ({
    ...numbered(list),
    byVerb: ABOUT_VERBS.includes(name) ? byVerb(list) : null,
    writing: WRITING.has(name)
  })
  return {
    questions: Object.fromEntries(
      (Object.entries(handlers) as [Question, Handler[]][]).map(([name, list]) => [name, asked(name, list)])
    ),
    steps,
    verbs,
    roles: new Map(modules.flatMap((module) => (module.role ? [[module.id, module.role] as const] : []))),
    cards: new Map(modules.flatMap((module) => (module.card ? [[module.id, module.card] as const] : []))),
    offices: new Set(modules.flatMap((module) => (module.office ? [module.id] : []))),
    lifecycles: new Map(modules.map((module) => [module.id, module]))
  }
}
