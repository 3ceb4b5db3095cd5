import type { ModeratorView } from '../../../shared/game'
import type { LastMark } from '../../../shared/people'

/** What a game that has ended means for one of its players in the next. */
export function marksAfter(view: ModeratorView, player: string): LastMark[] {
  const firstBy = (cause: string) =>
    view.log.find((entry) => entry.what === 'death' && entry.result === cause)?.on[0]
  const excluded = view.log.some((entry) => entry.what === 'excluded' && entry.on.includes(player))
  return [
    ...(firstBy('werewolves') === player ? (['first-victim'] as const) : []),
    ...(firstBy('vote') === player ? (['first-voted-out'] as const) : []),
    ...(excluded ? (['excluded'] as const) : [])
  ]
}
