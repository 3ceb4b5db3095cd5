import { computed, hasInjectionContext, inject, type ComputedRef, type InjectionKey } from 'vue'
import type { ModeratorView, Step } from '../../../shared/game'
import { useConsole } from '../state/console-store'
import { usePast } from '../state/past-store'

/** The game that a part of the screen shows, and what may be done there. */
export interface Shown {
  readonly view: ComputedRef<ModeratorView | null>
  /** Whether a press there acts on the game. */
  readonly acts: boolean
  /** What was answered at that moment; null: it is still open. */
  readonly answered: ComputedRef<Step | null>
  /** Shows the game as it was after so many commands; null: this window cannot. */
  readonly look: ((at: number) => unknown) | null
}

/** Provided where anything but the game to be led is shown. */
export const shownKey: InjectionKey<Shown> = Symbol('shown')

/** The game as the part of the screen around shows it: usually the one that is led. */
export function useShown(): Shown {
  const given = hasInjectionContext() ? inject(shownKey, null) : null
  if (given) return given
  const desk = useConsole()
  const { show } = usePast()
  return { view: computed(() => desk.view), acts: true, answered: computed(() => null), look: show }
}
