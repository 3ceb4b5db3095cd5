import { computed } from 'vue'
import { useConsole } from '../state/console-store'
import { useForesee } from '../state/foresee-store'
import { leadsTo } from '../words/leads-to'
import { useWords } from '../words/use-words'

/** What would come of the answer as it is entered, a sentence each; none where it matters to nobody. */
export function useLeads() {
  const desk = useConsole()
  const foresee = useForesee()
  const words = useWords()
  return computed(() => leadsTo(foresee.ahead, desk.view?.phase ?? '', words.value))
}
