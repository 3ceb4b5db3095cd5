import type { ModeratorView } from '../shared/contract'
import type { OmniscientView } from '../shared/omniscient'

/** What the omniscient audience is told of a game: every role, and what was done in the newest night. */
export function omniscientView({ players, log }: ModeratorView): OmniscientView {
  const nights = log.filter(({ phase }) => phase === 'night')
  const round = nights.at(-1)?.round
  return {
    players: players.map(({ id, role, camp, wolf }) => ({ id, role, camp, wolf })),
    night:
      round === undefined
        ? null
        : {
            round,
            actions: nights
              .filter((entry) => entry.round === round)
              .map(({ what, by, on, result }) => ({ what, by, on, result }))
          }
  }
}
