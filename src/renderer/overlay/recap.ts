import { inject, provide, ref, type InjectionKey, type Ref } from 'vue'
import type { PublicView, Recap } from '../../shared/public'

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
  return {
    ...view,
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
    deaths: recap.fell,
    card: null,
    running: [],
    seen: null,
    vote: null,
    speech: null,
    candidates: null,
    sequence: null,
    voters: null,
    lastWords: [],
    verdict: null,
    secondVote: null,
    shot: null,
    powersLost: false,
    question: null,
    coin: null,
    places: null,
    accused: null
  }
}
