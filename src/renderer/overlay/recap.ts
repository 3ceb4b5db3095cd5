import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'
import { emptyView, type PublicView, type Recap } from '../../shared/public'

export const recapKey: InjectionKey<Readonly<Ref<Recap | null>>> = Symbol('recap')

export function provideRecap(recap: Readonly<Ref<Recap | null>>): void {
  provide(recapKey, recap)
}

/** The chapter of the story that is told; null: none is. */
export function useRecap(): Readonly<Ref<Recap | null>> {
  return inject(recapKey, ref(null))
}

/** The table at the end of a chapter: every role known, and nobody dead who died later. */
export function tableIn(recap: Recap, view: PublicView): PublicView {
  const { ruleset, roles, excluded, winners } = view
  return {
    ...emptyView,
    ruleset,
    roles,
    excluded,
    winners,
    round: recap.round,
    phase: recap.phase,
    players: view.players.map((player) => ({
      ...player,
      alive: !recap.dead.includes(player.id),
      role: recap.roles[player.id] ?? player.role,
      sheriff: false,
      executioner: false,
      away: false,
      mayVote: true
    })),
    deaths: recap.fell
  }
}
