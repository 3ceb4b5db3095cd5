/** The boards of rulebook 2.2 and D75: how many of each role a table of a size is dealt. */
import type { RoleId } from '../kernel/state'

export type BoardRoles = { readonly [role: RoleId]: number }

/** Wolves of the basic table by number of players (rulebook 2.2). */
function basic(players: number): BoardRoles | null {
  if (players < 8 || players > 18) return null
  const werewolf = players < 12 ? 2 : players < 18 ? 3 : 4
  return { werewolf, seer: 1, villager: players - werewolf - 1 }
}

/** The harder table: the villagers fill what is left (rulebook 2.2). */
function harder(players: number): BoardRoles | null {
  if (players < 7 || players > 13) return null
  const werewolf = players < 10 ? 3 : players < 12 ? 4 : 5
  const gods: BoardRoles =
    players < 10
      ? { witch: 1, seer: 1 }
      : players < 12
        ? { witch: 1, seer: 1, hunter: 1 }
        : { witch: 1, seer: 1, hunter: 1, guard: 1 }
  return { werewolf, ...gods, villager: players - werewolf - Object.keys(gods).length }
}

const FIXED: { readonly [board: string]: { readonly players: number; readonly roles: BoardRoles } } = {
  s9: { players: 9, roles: { werewolf: 3, seer: 1, witch: 1, hunter: 1, villager: 3 } },
  s12: {
    players: 12,
    roles: { werewolf: 4, seer: 1, witch: 1, hunter: 1, 'village-idiot': 1, villager: 4 }
  }
}

/**
 * The roles that a board deals.
 *
 * @param board D75; `custom` leaves it to the host
 * @param players seats at the table
 * @returns counts by role, or null where the board does not cover that many players
 */
export function boardRoles(board: string, players: number): BoardRoles | null {
  if (board === 't002c') return basic(players)
  if (board === 'tP12') return harder(players)
  const fixed = FIXED[board]
  return fixed?.players === players ? fixed.roles : null
}
