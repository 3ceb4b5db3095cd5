import { computed, type ComputedRef, type Ref } from 'vue'
import type { PublicPlayer } from '../../shared/public'
import type { HouseState } from '../look/House.vue'
import { houseOf } from './houses'
import { useInsight, type Insight } from './insight'
import { useRecap } from './recap'
import { useWords } from './words'

/** A seat of the side bar. */
export interface SideSeat extends Pick<Insight, 'side' | 'marks'> {
  readonly player: PublicPlayer
  readonly state: HouseState
  /** The name of his card, where this page tells it. */
  readonly role: string | null
}

/** The seats as the side bar draws them; it has room for roles where all of them are told. */
export function useSideSeats(
  players: () => readonly PublicPlayer[],
  night: Readonly<Ref<boolean>>
): ComputedRef<SideSeat[]> {
  const { role } = useWords()
  const recap = useRecap()
  const insightOf = useInsight()
  return computed(() =>
    players().map((player) => {
      const { lit, side, marks } = insightOf(player)
      const card = recap.value !== null || side !== null ? player.role : null
      const state = houseOf(player, lit === null ? night.value : !lit)
      return { player, side, marks, state, role: card === null ? null : role(card) }
    })
  )
}
