import { defineStore } from 'pinia'
import { onScopeDispose, shallowRef, watch } from 'vue'
import { toAnswer } from '../answer/draft'
import type { LogEntry } from '../../../shared/game'
import { call } from '../bridge'
import { useAnswer } from './answer-store'
import { useConsole } from './console-store'
import { useDesk } from './desk-store'

/** How long the host's hand must rest before the rules are asked. */
const REST = 150

/** What the answer that is entered would lead to. Asked only when it could be given as it stands. */
export const useForesee = defineStore('foresee', () => {
  const desk = useConsole()
  const answer = useAnswer()
  const shown = useDesk()
  const ahead = shallowRef<readonly LogEntry[]>([])
  let waiting = 0
  let asked = 0

  watch(
    [() => answer.draft, () => answer.bans, () => desk.view?.commandCount, () => shown.rolesHidden],
    () => {
      ahead.value = []
      const question = ++asked
      window.clearTimeout(waiting)
      const { prompt, draft } = answer
      const blocked = Object.keys(answer.bans).length > 0
      if (!prompt || !draft || prompt.say || !answer.complete || blocked || shown.rolesHidden) return
      waiting = window.setTimeout(() => void ask(question), REST)
    },
    { immediate: true }
  )
  onScopeDispose(() => window.clearTimeout(waiting))

  /** The newest question wins: a reply to an older one is dropped. */
  async function ask(question: number): Promise<void> {
    const { prompt, draft } = answer
    if (!prompt || !draft) return
    const command = { command: 'answer', prompt: prompt.prompt, answer: toAnswer(prompt, draft) } as const
    const found = await call('foresee', { command }).catch(() => [])
    if (question === asked) ahead.value = found
  }

  return { ahead }
})
