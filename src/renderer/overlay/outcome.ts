import { computed, type ComputedRef } from 'vue'
import type { PublicView } from '../../shared/public'
import type { Naming } from './options'
import { playersOf } from './people'
import { isTie } from './scene'
import { useWords } from './words'

/** What became of a vote, as one sentence; null while it is not decided. */
export function useOutcome(view: () => PublicView, names?: Naming): ComputedRef<string | null> {
  const { t, player, role } = useWords(names)

  return computed(() => {
    const { verdict, vote, coin } = view()
    if (vote !== null && !vote.open && vote.form in offices) return electedIn(vote.form)
    if (verdict === null) {
      const [most] = playersOf(view(), vote?.top ?? [])
      return vote?.totals === null && vote.top.length === 1 && most
        ? t('outcome.most', { player: player(most) })
        : null
    }
    const said = verdictOf(verdict)
    return coin === null ? said : t(`coin.${coin}`, { said })
  })

  function electedIn(form: string): string | null {
    const holder = view().players.find((one) => one[offices[form] ?? 'sheriff'])
    if (holder) return t(`outcome.${offices[form]}`, { player: player(holder) })
    return form === 'sheriff-election' ? t('outcome.no-sheriff') : null
  }

  function verdictOf(verdict: NonNullable<PublicView['verdict']>): string {
    const [only, ...others] = playersOf(view(), verdict.players)
    if (only === undefined) return t('outcome.nobody')
    const how = howOf(verdict)
    if (others.length > 0) return t(`outcome.${how}-many`, { n: others.length + 1 })
    const said = t(`outcome.${how}`, { player: player(only) })
    return only.role === null ? said : t('outcome.with-role', { said, role: role(only.role) })
  }

  /** Only a count puts somebody out by vote: a Scapegoat dies of a tie, and two cards have their own way. */
  function howOf({ players, outcome }: NonNullable<PublicView['verdict']>): string {
    const { vote } = view()
    if (outcome !== 'executed') return outcome
    if (vote?.form === 'great-distrust') return 'friendless'
    if (vote?.form === 'bleak-monday') return 'unvouched'
    const [only] = playersOf(view(), players)
    const diesOfTie = isTie(view()) && (only?.role === 'scapegoat' || !vote?.top.includes(players[0] ?? ''))
    return diesOfTie ? 'in-place' : outcome
  }
}

/** The votes that give away a badge, and whose badge it is. */
const offices: { readonly [form: string]: 'sheriff' | 'executioner' } = {
  'sheriff-election': 'sheriff',
  executioner: 'executioner'
}
