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

/** Where `Draft` has its state from: `set` and `own` are the only ways to write on it. */
export class WritableState {
  state: GameState
  private owned: readonly ListKey[] = []

  constructor(state: GameState) {
    this.state = copyOf(state)
  }

  protected set<K extends keyof GameState>(key: K, value: GameState[K]): void {
    ;(this.state as Writable<GameState>)[key] = value
  }

  protected own<K extends ListKey>(key: K): GameState[K][number][] {
    if (!this.owned.includes(key)) {
      this.set(key, [...this.state[key]] as unknown as GameState[K])
      if (!NEVER_OWNED.has(key)) this.owned = [...this.owned, key]
    }
    return this.state[key] as unknown as GameState[K][number][]
  }

  /** A list that was put in the place of another belongs to nobody yet. */
  protected disown(key: ListKey): void {
    this.owned = this.owned.filter((one) => one !== key)
  }
}
