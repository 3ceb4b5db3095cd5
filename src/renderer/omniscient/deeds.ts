import { useI18n } from 'vue-i18n'
import type { NightAction, OmniscientView } from '../../shared/omniscient'
import type { Language, PublicView } from '../../shared/public'
import { shortened } from '../overlay/numbers'
import type { Naming } from '../overlay/options'
import { useWords } from '../overlay/words'
import { logSentence } from '../words/log-sentence'
import { namesIn } from '../words/names'
import type { Part } from '../words/sentence'
import { useCatalogue } from '../words/use-catalogue'
import { secretOf } from './known-table'

/** Something that was done at night. */
export interface Deed {
  /** Its place in the night, from 0. */
  readonly at: number
  /** The picture of the card of whoever did it, or else of whom it befell. */
  readonly art: string
  readonly parts: readonly Part[]
}

/** A sentence of two lines has room for so many letters of each name. */
const longestName = 16
/** More players than this are told by their seats. */
const mostNames = 4

/** How to word what was done in the night that a view shows, oldest first; of another night nothing. */
export function useDeeds(naming: Naming): (view: PublicView, secrets: OmniscientView | null) => Deed[] {
  const { locale } = useI18n()
  const { called } = useWords(naming)
  const catalogue = useCatalogue()

  return (view, secrets) => {
    if (secrets?.night?.round !== view.round) return []
    const nameless = view.players.map((player) => ({ ...player, name: '' }))
    const named = view.players.map((player) => ({
      ...player,
      name: shortened(called(player) ?? '', longestName)
    }))
    return secrets.night.actions.map((action, at) => {
      const players = action.by.length + action.on.length > mostNames ? nameless : named
      const parts = logSentence(action, namesIn(catalogue, locale.value as Language, players))
      return { at, art: artOf(action, secrets), parts }
    })
  }
}

function artOf({ by, on }: NightAction, secrets: OmniscientView): string {
  const [id = ''] = [...by, ...on]
  return `role-${secretOf(secrets, id)?.role ?? 'none'}`
}
