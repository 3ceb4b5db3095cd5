/**
 * A game's state while a command writes on it.
 *
 * Copy-on-write by hand: a list is copied at its first write in a command (powers and effects at each, so that a hook
 * may walk them while others write), a record is replaced whole. Old states stay valid, so undo is a look back and
 * nothing else.
 */
import type { GameState } from './state'

type Writable<T> = { -readonly [K in keyof T]: T[K] }
type ListKey = {
  [K in keyof GameState]: GameState[K] extends readonly unknown[] ? K : never
}[keyof GameState]

/** Lists that are new after each write, since others keep what follows from them (kernel/context.ts). */
const NEVER_OWNED: ReadonlySet<ListKey> = new Set<ListKey>(['powers', 'effects'])

/** Written out: a state is copied with every command, and objects of one shape are copied and read faster. */
function copyOf(state: GameState): GameState {
  return {
    clock: state.clock,
    players: state.players,
    powers: state.powers,
    offices: state.offices,
    bonds: state.bonds,
    effects: state.effects,
    harms: state.harms,
    stack: state.stack,
    follow: state.follow,
    deck: state.deck,
    drawn: state.drawn,
    middle: state.middle,
    history: state.history,
    outcome: state.outcome,
    effectCount: state.effectCount
  }
}

/** A record with some of its fields changed, of the same shape as before: a spread that overwrites is far slower. */
export function changed<T extends object>(record: T, change: NoInfer<Partial<T>>): T {
  return Object.assign({ ...record }, change)
}

/**
 * A list with one more at its end, in one piece: a spread and a push both make room twice.
 *
 * @returns a new list; the old one is left as it was
 */
export function appended<T>(list: readonly T[], one: T): T[] {
  return list.toSpliced(list.length, 0, one)
}

/** Where `Draft` has its state from: `set`, `own` and `append` are the only ways to write on it. */
export class WritableState {
  state: GameState

  constructor(private readonly before: GameState) {
    this.state = copyOf(before)
  }

  protected set<K extends keyof GameState>(key: K, value: GameState[K]): void {
    ;(this.state as Writable<GameState>)[key] = value
  }

  /** Whether a list is still the one that others hold. */
  private isShared(key: ListKey): boolean {
    return this.state[key] === this.before[key] || NEVER_OWNED.has(key)
  }

  /** A list to be written on. */
  protected own<K extends ListKey>(key: K): GameState[K][number][] {
    if (this.isShared(key)) this.set(key, [...this.state[key]] as unknown as GameState[K])
    return this.state[key] as unknown as GameState[K][number][]
  }

  protected append<K extends ListKey>(key: K, one: GameState[K][number]): void {
    const list = this.state[key] as unknown as GameState[K][number][]
    if (this.isShared(key)) this.set(key, appended(list, one) as unknown as GameState[K])
    else list.push(one)
  }
}
