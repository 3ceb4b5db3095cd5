import type { ModeratorView } from '../../../shared/game'
import type { TimerName } from '../../../shared/public'

export const timerNames: readonly TimerName[] = ['discussion', 'speech', 'defence', 'last-words', 'role']

/** What is most likely timed now: a role's limit at night, a speech where somebody speaks. */
export function timerFor(view: ModeratorView | null, speaker: string | null): TimerName {
  const step = view?.prompt?.prompt
  if (step === 'last-words') return 'last-words'
  if (view?.phase === 'night') return 'role'
  if (view?.phase === 'vote' && step !== 'vote') return 'last-words'
  if (view?.phase === 'vote') return 'defence'
  return speaker === null ? 'discussion' : 'speech'
}
