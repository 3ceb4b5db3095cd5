/** The state before the first step: everybody has his card, nobody has acted (rulebook 2.4). */
import type { GameState, Player, Power } from '../kernel/state'
import { step } from '../kernel/steps'
import { INDEX } from '../registry'
import type { GameSetup } from '../setup'

/**
 * Deals a checked set-up.
 *
 * @param setup every player has a known role (setup-check.ts)
 */
export function beginState(setup: GameSetup): GameState {
  const players = setup.players.map(({ id, name, role, sex, age }, at): Player => ({
    id,
    name,
    seat: at + 1,
    role: role ?? '',
    dealtRole: role ?? '',
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
    stack: [step('round')],
    follow: [],
    deck: setup.deck === 'table' ? [] : [...setup.deck],
    drawn: [...setup.startingCards],
    history: [],
    outcome: null,
    effectCount: 0
  }
}
