/**
 * The controls of a prompt as rows: what the host can press, in order, each with its key. The same
 * list draws the rows and answers the keyboard.
 */
import type { Ban, Field, Json, Prompt } from '../../../shared/game'
import { chosenIn, declineBan, fieldsOf, legalValuesOf, takesMany, type Draft } from './draft'

export interface Row {
  readonly id: string
  /** `toggle`: a field with one legal person at most. `decline`: the whole answer is nobody. */
  readonly kind: 'target' | 'targets' | 'toggle' | 'option' | 'decline'
  readonly field: Field | null
  readonly value: Json
  readonly ban: Ban | null
  readonly chosen: boolean
  /** Its key; empty where digits alone are enough. */
  readonly cap: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export interface RowHelp {
  readonly isPlayer: (value: Json) => boolean
  /** The letter the catalogues name for a field, an option or nobody. */
  readonly letter: (path: string) => string
  /** Letters that mean something else in play. */
  readonly taken: readonly string[]
}

export function rowsOf(prompt: Prompt, draft: Draft, help: RowHelp): Row[] {
  if (prompt.say || draft.form === 'ballots') return []
  const fields = fieldsOf(prompt, draft.form)
  const rows = fields.flatMap((field) => fieldRows(prompt, field, draft, help))
  const nobody = declineBan(prompt, draft.form)
  if (nobody !== undefined) {
    rows.push({
      id: 'decline',
      kind: 'decline',
      field: null,
      value: null,
      ban: nobody,
      chosen: draft.declined,
      cap: '0'
    })
  }
  return giveLetters(rows, prompt, help)
}

function fieldRows(prompt: Prompt, field: Field, draft: Draft, help: RowHelp): Row[] {
  const chosen = chosenIn(field, draft)
  const row = (kind: Row['kind'], value: Json, ban: Ban | null, on: boolean): Row => ({
    id: `${field.key} ${kind} ${String(value)}`,
    kind,
    field,
    value,
    ban,
    chosen: on,
    cap: ''
  })
  const others = field.choices.filter((choice) => choice.value !== null && !help.isPlayer(choice.value))
  const options = others.map((choice) =>
    row('option', choice.value, choice.ban, chosen.includes(choice.value))
  )
  if (field.kind === 'option' || field.kind === 'role') return options
  const legal = legalValuesOf(field).filter(help.isPlayer)
  if (prompt.shape === 'record' && legal.length <= 1) {
    const why = legal.length === 0 ? (field.choices.find((choice) => choice.ban)?.ban ?? null) : null
    return [row('toggle', legal[0] ?? null, why, chosen.length > 0), ...options]
  }
  return [row(takesMany(field) ? 'targets' : 'target', null, null, chosen.length > 0), ...options]
}

/** A lone target field needs no letter: digits go there anyway. */
function giveLetters(rows: readonly Row[], prompt: Prompt, help: RowHelp): Row[] {
  const targets = rows.filter((row) => row.kind === 'target' || row.kind === 'targets').length
  const spare = [...LETTERS].filter((letter) => !help.taken.includes(letter))
  const take = (wish: string): string => {
    const at = spare.indexOf(wish)
    return at >= 0 ? (spare.splice(at, 1)[0] ?? '') : (spare.shift() ?? '')
  }
  return rows.map((row) => {
    if (row.cap !== '' || row.ban) return row
    const lone = targets === 1 && prompt.shape !== 'record'
    if (lone && (row.kind === 'target' || row.kind === 'targets')) return row
    const wish = row.kind === 'option' ? `options.${String(row.value)}` : `fields.${row.field?.key ?? ''}`
    return { ...row, cap: take(help.letter(wish).toUpperCase()) }
  })
}
