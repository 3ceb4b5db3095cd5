import type { OmniscientPlayer, OmniscientView } from '../../shared/omniscient'
import type { PublicView } from '../../shared/public'
import { artFor } from '../look/art'
import { campMark } from '../look/marks'
import type { Insight } from '../overlay/insight'

/** The same table with every role that is known. */
export function withRoles(view: PublicView, secrets: OmniscientView | null): PublicView {
  return {
    ...view,
    players: view.players.map((player) => ({
      ...player,
      role: secretOf(secrets, player.id)?.role ?? player.role
    }))
  }
}

/** What this audience sees of a player: his card in his window, his side, what binds him, and whether he is awake. */
export function insightInto(secrets: OmniscientView | null, id: string): Insight {
  const player = secretOf(secrets, id)
  if (player === undefined) return { lit: null, side: null, face: null, marks: [] }
  return {
    lit: player.awake,
    side: sideOf(player),
    face: player.role === null ? null : artFor(`role-${player.role}`),
    marks: player.marks
  }
}

/** Who counts as a wolf is drawn as one, whatever his goal. */
function sideOf({ camp, wolf }: OmniscientPlayer): Insight['side'] {
  if (wolf) return 'wolves'
  return camp === null ? null : campMark(camp)
}

/** What is known of a player. */
export function secretOf(secrets: OmniscientView | null, id: string): OmniscientPlayer | undefined {
  return secrets?.players.find((player) => player.id === id)
}
