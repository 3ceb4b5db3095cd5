import type { HouseState } from '../../look/House.vue'
import type { SeatMark } from '../parts/mark-shapes'

/** A seat as it is drawn. */
export interface SeatState {
  readonly seat: number
  readonly name: string
  readonly house: HouseState
  /** The address of a picture; null: none. */
  readonly photo: string | null
  /** The line under the name; empty while roles are hidden. */
  readonly role: string
  /** False while nobody knows his card yet. */
  readonly known: boolean
  readonly wolf: boolean
  readonly marks: readonly { readonly mark: SeatMark; readonly label: string }[]
  readonly awake: boolean
  readonly picked: boolean
  readonly pointed: boolean
  readonly attacked: boolean
  /** Whether he may be chosen now; null while nobody is asked for. */
  readonly legal: boolean | null
}
