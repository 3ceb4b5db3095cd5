/** The signs a host gives with the hand instead of words (rulebook 7.7, D3). */
import type { LogEntry, ModeratorView } from '../../../shared/game'

export type Sign = 'up' | 'down' | 'claw' | 'stop'
export interface SignOf {
  readonly sign: Sign
  /** Key of what it means. */
  readonly means: 'wolf' | 'not-wolf' | 'heal' | 'poison' | 'stands' | 'not-this'
}

const seerSigns: { readonly [gesture: string]: { readonly wolf: Sign; readonly other: Sign } } = {
  upWolf: { wolf: 'up', other: 'down' },
  upGood: { wolf: 'down', other: 'up' },
  upGoodClaw: { wolf: 'claw', other: 'up' }
}

/** Choices made in the dark that the host may have to refuse without a word. */
const REFUSED_BY_SIGN: ReadonlySet<string> = new Set(['guard', 'double-agent', 'specter'])
/** Looks of one player at another. */
const LOOKS: ReadonlySet<string> = new Set(['seer', 'full-moon-rising.check'])

function seerSign(view: ModeratorView, wolf: boolean): Sign {
  const signs = seerSigns[String(view.houseRules['seerGesture'])] ?? { wolf: 'up', other: 'down' }
  return wolf ? signs.wolf : signs.other
}

/** The signs of the question that waits; empty where none is agreed on. */
export function signsOf(view: ModeratorView): SignOf[] {
  const { prompt } = view
  if (!prompt || prompt.say) return []
  if (LOOKS.has(prompt.prompt) && view.houseRules['seerResult'] === 'wolfOrNot') {
    return [
      { sign: seerSign(view, true), means: 'wolf' },
      { sign: seerSign(view, false), means: 'not-wolf' }
    ]
  }
  if (prompt.prompt === 'witch') {
    return [
      { sign: 'up', means: 'heal' },
      { sign: 'down', means: 'poison' }
    ]
  }
  return REFUSED_BY_SIGN.has(prompt.prompt)
    ? [
        { sign: 'up', means: 'stands' },
        { sign: 'stop', means: 'not-this' }
      ]
    : []
}

/** The sign that answers the Seer; null where the answer is a role. */
export function answerSign(view: ModeratorView, entry: LogEntry): Sign | null {
  if (
    (entry.what !== 'check' && entry.what !== 'look') ||
    (entry.result !== 'wolf' && entry.result !== 'not-wolf')
  )
    return null
  return seerSign(view, entry.result === 'wolf')
}
