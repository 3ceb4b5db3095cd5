import { computed } from 'vue'
import { useI18n } from 'vue-i18n'
import { takesMany } from '../answer/draft'
import { rowsOf, type Row } from '../answer/rows'
import { useKeyStore } from '../keys/key-store'
import { useAnswer } from '../state/answer-store'
import { useConsole } from '../state/console-store'
import { playerOf } from '../state/players'

/** The rows of the waiting prompt, and what pressing one does. */
export function useRows() {
  const desk = useConsole()
  const answer = useAnswer()
  const keys = useKeyStore()
  const { t, te } = useI18n()

  const rows = computed<readonly Row[]>(() => {
    const { prompt, draft } = answer
    if (!prompt || !draft) return []
    return rowsOf(prompt, draft, {
      isPlayer: (value) => playerOf(desk.view, value) !== undefined,
      letter: (path) => {
        const key = `prompts.${prompt.prompt}.${path}.key`
        return te(key) ? t(key) : ''
      },
      taken: keys.takenLetters
    })
  })

  function press(row: Row): void {
    if (row.kind === 'decline') answer.decline()
    else if (row.kind === 'toggle' && row.field && row.value !== null) answer.choose(row.field, row.value)
    else if (row.kind === 'option' && row.field) answer.choose(row.field, row.value)
    else if (row.field) answer.activeKey = row.field.key
  }

  /** The row of a letter; false where it belongs to none. */
  function pressKey(letter: string): boolean {
    const row = rows.value.find((candidate) => candidate.cap !== '' && candidate.cap === letter.toUpperCase())
    if (row) press(row)
    return row !== undefined
  }

  return { rows, press, pressKey, takesMany }
}
