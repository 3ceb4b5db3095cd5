/** The night orders of rulebook 3.2, as data. A slot is asked of the users of a trait. */
import type { Trait } from '../kernel/state'

export interface NightSlot {
  readonly step: string
  /** In play when a role with this trait is. */
  readonly trait: Trait
  readonly firstNight?: true
}

const THIEF = { step: 'thief', trait: 'take', firstNight: true } as const
const HYBRID = { step: 'hybrid', trait: 'support', firstNight: true } as const
const CUPID = { step: 'cupid', trait: 'link', firstNight: true } as const
const LOVERS = { step: 'lovers', trait: 'link', firstNight: true } as const
const GUARD = { step: 'guard', trait: 'shield' } as const
const SEER = { step: 'seer', trait: 'sight' } as const
// Whoever kills beside the pack comes after it (6.3).
const WOLVES = [
  { step: 'werewolves', trait: 'pack' },
  { step: 'hybrid.kill', trait: 'support' }
] as const
const WITCH = { step: 'witch', trait: 'potions' } as const
const PIPER = { step: 'piper', trait: 'charm' } as const
const CHARMED = { step: 'charmed', trait: 'charm' } as const

// Roles that an order does not list keep their place of newMoon8 (engine map, section e).
const FIRST = [THIEF, HYBRID, CUPID, LOVERS] as const
const LAST = [PIPER, CHARMED] as const

export const NIGHT_ORDERS = {
  newMoon8: [...FIRST, GUARD, SEER, ...WOLVES, WITCH, ...LAST],
  firstGen7: [...FIRST, GUARD, SEER, ...WOLVES, WITCH, ...LAST],
  base: [...FIRST, GUARD, SEER, ...WOLVES, WITCH, ...LAST],
  guardLast: [...FIRST, SEER, ...WOLVES, WITCH, GUARD, ...LAST],
  faceA: [...FIRST, GUARD, ...WOLVES, WITCH, SEER, ...LAST],
  face12: [...FIRST, GUARD, ...WOLVES, WITCH, SEER, ...LAST],
  three: [...FIRST, GUARD, ...WOLVES, WITCH, SEER, ...LAST],
  table: [...FIRST, ...WOLVES, WITCH, SEER, GUARD, ...LAST],
  match: [...FIRST, GUARD, SEER, ...WOLVES, WITCH, ...LAST]
} as const satisfies { readonly [order: string]: readonly NightSlot[] }

/** Who wakes every night after all others and does nothing: the Hunter sees his sign, the Idiot waves (D74). */
export const SHOWN_NIGHTLY = [
  { role: 'hunter', step: 'wake-hunter' },
  { role: 'village-idiot', step: 'wake-village-idiot' }
] as const

export type NightOrder = keyof typeof NIGHT_ORDERS
