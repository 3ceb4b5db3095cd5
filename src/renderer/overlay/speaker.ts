import type { PublicView, ShowState } from '../../shared/public'
import { playerOf } from './people'

/** As what somebody speaks: by the timer that runs for him, and by whether he lives. */
export function speakingOf(
  view: PublicView,
  { speaker, timer }: ShowState
): 'speaks' | 'defends' | 'last-words' {
  if (timer?.name === 'defence') return 'defends'
  const leaves = playerOf(view, speaker)?.alive === false
  return timer?.name === 'last-words' || (leaves && view.lastWords.includes(speaker ?? ''))
    ? 'last-words'
    : 'speaks'
}
