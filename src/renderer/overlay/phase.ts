import { computed } from 'vue'
import type { PublicView } from '../../shared/public'
import { useRecap } from './recap'
import { useWords } from './words'

/** The phase as it is called, and whether it is night. */
export function usePhase(view: () => PublicView) {
  const { t, round } = useWords()
  const recap = useRecap()
  const night = computed(() => view().phase === 'night' && view().round > 0)

  return {
    night,
    phase: computed(() => {
      if (recap.value?.phase === 'over') return t('recap.over')
      if (view().round === 0) return t('phase.opening')
      return t(night.value ? 'phase.night' : 'phase.day', { n: round(view().round) })
    })
  }
}
