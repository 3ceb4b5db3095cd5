import type { ModeratorPlayer, ModeratorView } from '../shared/game'
import type { OmniscientPlayer, OmniscientView, SecretMark } from '../shared/omniscient'

/** The other marks are public, or said by what was done. */
const secretMarks: readonly string[] = [
  'lover',
  'charmed',
  'guarded',
  'infected',
  'ally',
  'powerless',
  'healed',
  'poisoned'
] satisfies SecretMark[]

/** What the host sets right is no deed of the night. */
const corrections: readonly string[] = ['correct', 'skip', 'regroup', 'last-dead']

/** What the omniscient audience is told of a game: every role, and what was done in the newest night. */
export function omniscientView({ players, log }: ModeratorView): OmniscientView {
  const nights = log.filter(({ phase, what }) => phase === 'night' && !corrections.includes(what))
  const round = nights.at(-1)?.round
  return {
    players: players.map(playerOf),
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

function playerOf({ id, role, known, camp, wolf, awake, marks }: ModeratorPlayer): OmniscientPlayer {
  return {
    id,
    role: known ? role : null,
    camp: known ? camp : null,
    wolf: known && wolf,
    awake,
    marks: marks.filter((mark): mark is SecretMark => secretMarks.includes(mark))
  }
}
