import { computed, type ComputedRef } from 'vue'
import type { Step } from '../../../shared/game'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'
import { stepWords } from './step-words'
import { useWords } from './use-words'

/** The steps that undo and redo mean, in words; empty where there is none, and while the roles are hidden. */
export function useSteps(): { readonly undo: ComputedRef<string>; readonly redo: ComputedRef<string> } {
  const desk = useConsole()
  const shown = useDesk()
  const words = useWords()
  const named = (step: Step | null | undefined) =>
    step && !shown.rolesHidden ? stepWords(step, words.value) : ''
  return { undo: computed(() => named(desk.view?.undo)), redo: computed(() => named(desk.view?.redo)) }
}
