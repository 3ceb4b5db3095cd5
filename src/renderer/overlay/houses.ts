import type { PublicPlayer } from '../../shared/public'
import type { HouseState } from '../look/House.vue'

/** A player's house where the whole table stands in a row: lamps are out by night. */
export function houseOf({ alive, away }: PublicPlayer, night: boolean): HouseState {
  if (!alive) return 'dead'
  if (away) return 'away'
  return night ? 'unlit' : 'lit'
}
