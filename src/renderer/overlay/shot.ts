import { computed, type ComputedRef } from 'vue'
import type { PublicView } from '../../shared/public'
import type { Naming } from './options'
import { playersOf } from './people'
import { useWords } from './words'

/** The last shot, as one sentence; null while nobody has shot. */
export function useShot(view: () => PublicView, names?: Naming): ComputedRef<string | null> {
  const { t, player } = useWords(names)

  return computed(() => {
    const { shot } = view()
    if (shot === null) return null
    const [by, target] = playersOf(view(), [shot.by, shot.target])
    return by && target ? t('shot', { by: player(by), target: player(target) }) : null
  })
}
