import { computed } from 'vue'
import type { PublicView } from '../../shared/public'
import { useWords } from './words'

/** The phase as it is called, and whether it is night. */
export function usePhase(view: () => PublicView) {
  const { t, round } = useWords()
  const night = computed(() => view().phase === 'night' && view().round > 0)

  return {
    night,
    phase: computed(() =>
      view().round === 0
        ? t('phase.opening')
        : t(night.value ? 'phase.night' : 'phase.day', { n: round(view().round) })
    )
  }
}
