import { computed, ref } from 'vue'
import { useConsole } from '../state/console-store'
import { refusalWords } from '../words/refusal-words'
import { useWords } from '../words/use-words'

/** What a dialog sends, and the words for its refusal until something else is tried or it is forgotten. */
export function useAttempt() {
  const desk = useConsole()
  const words = useWords()
  const failed = ref(false)
  const refusal = computed(() =>
    failed.value && desk.refusal ? refusalWords(desk.refusal, words.value) : ''
  )

  function forget(): void {
    failed.value = false
  }
  /** Returns whether it was accepted. */
  async function attempt(send: () => Promise<unknown>): Promise<boolean> {
    forget()
    await send()
    failed.value = desk.refusal !== null
    return !failed.value
  }
  return { refusal, forget, attempt }
}
