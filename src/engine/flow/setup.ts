/** The state before the first step: everybody has his card, nobody has acted (rulebook 2.4). */
import type { GameState, Player, Power, RoleId } from '../kernel/state'
import { step } from '../kernel/steps'
import { INDEX } from '../registry'
import type { GameSetup } from '../setup'

/**
 * Deals a checked set-up.
 *
 * @param setup every player has a known role, or none has and roles are learned by roll call
 * @param plainRole what everybody counts as until his card is known
 */
export function beginState(setup: GameSetup, plainRole: RoleId): GameState {
  const players = setup.players.map(({ id, name, role, sex, age }, at): Player => ({
    id,
    name,
    seat: at + 1,
    role: role ?? plainRole,
    dealtRole: role ?? plainRole,
    alive: true,
    death: null,
    allegiance: null,
    sex: sex ?? null,
    age: age ?? null
  }))
  const powers = players.flatMap((player): Omit<Power, 'id'>[] => {
    const data = INDEX.roles.get(player.role)?.power
    return data ? [{ role: player.role, holder: player.id, data }] : []
  })
  return {
    clock: { round: 0, phase: 'night' },
    players,
    powers: powers.map((power, at) => ({ ...power, id: `${power.role}-${at}` })),
    offices: [],
    bonds: [],
    effects: [],
    harms: [],
    stack: [step('round'), step('starting-cards'), step('opening')],
    follow: [],
    deck: setup.deck === 'table' ? [] : [...setup.deck],
    drawn: [...setup.startingCards],
    middle: setup.thiefCards ?? [],
    history: [],
    outcome: null,
    effectCount: 0
  }
}
