import { computed, type ComputedRef } from 'vue'
import type { PublicView } from '../../shared/public'
import { playersOf } from './people'
import { useWords } from './words'

/** What became of a vote, as one sentence; null while it is not decided. */
export function useOutcome(view: () => PublicView): ComputedRef<string | null> {
  const { t, player, role } = useWords()

  return computed(() => {
    const { verdict, vote, players } = view()
    const sheriff = players.find((one) => one.sheriff)
    if (vote?.form === 'sheriff-election' && sheriff) return t('outcome.sheriff', { player: player(sheriff) })
    if (verdict === null) return null
    const [only, ...others] = playersOf(view(), verdict.players)
    if (only === undefined) return t('outcome.nobody')
    if (others.length > 0) return t(`outcome.${verdict.outcome}-many`, { n: others.length + 1 })
    const said = t(`outcome.${verdict.outcome}`, { player: player(only) })
    return only.role === null ? said : t('outcome.with-role', { said, role: role(only.role) })
  })
}
