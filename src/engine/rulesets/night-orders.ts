/** The night orders of rulebook 3.2, as data. A slot is asked of the users of a trait. */
import type { Trait } from '../kernel/state'

export interface NightSlot {
  readonly step: string
  /** In play when a role with this trait was dealt. */
  readonly trait: Trait
  readonly firstNight?: true
}

export const NIGHT_ORDERS = {
  newMoon8: [
    { step: 'cupid', trait: 'link', firstNight: true },
    { step: 'lovers', trait: 'link', firstNight: true },
    { step: 'guard', trait: 'shield' },
    { step: 'seer', trait: 'sight' },
    { step: 'werewolves', trait: 'pack' },
    { step: 'witch', trait: 'potions' }
  ]
} as const satisfies { readonly [order: string]: readonly NightSlot[] }

export type NightOrder = keyof typeof NIGHT_ORDERS
