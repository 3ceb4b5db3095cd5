/**
 * What a show may tell an audience that knows everything. Never sent to the overlay's public address: it has an
 * address of its own, and goes out behind the host's delay only.
 */
import type { Camp, Json } from '../engine/kernel/state'

export type SecretMark =
  'lover' | 'charmed' | 'guarded' | 'infected' | 'ally' | 'powerless' | 'healed' | 'poisoned'

export interface OmniscientPlayer {
  readonly id: string
  /** His true role, shown or not; null before a roll call has reached his card. */
  readonly role: string | null
  /** His side; null as long as his role is. */
  readonly camp: Camp | null
  /** He counts as a wolf, whatever his goal. */
  readonly wolf: boolean
  /** His eyes are open now (night) or he lives (day). */
  readonly awake: boolean
  /** What binds or befalls him in secret. */
  readonly marks: readonly SecretMark[]
}

/** One thing that was done at night, as the moderator's log has it. */
export interface NightAction {
  readonly what: string
  readonly by: readonly string[]
  readonly on: readonly string[]
  readonly result: Json
}

export interface OmniscientView {
  readonly players: readonly OmniscientPlayer[]
  /** The newest night; null before the first. Its actions are in the order they were done in. */
  readonly night: { readonly round: number; readonly actions: readonly NightAction[] } | null
}

/** Sent beside the public Publication. `revision` rises with every change while the app runs. */
export interface OmniscientPublication {
  readonly revision: number
  /** Null: no game, or nothing may be seen now. */
  readonly secrets: OmniscientView | null
}
