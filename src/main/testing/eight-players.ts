import type { GameSetup } from '../../shared/game'

const roles = ['werewolf', 'werewolf', 'seer', 'witch', 'hunter', 'villager', 'villager', 'villager']

/** A table of eight without cards: p1 and p2 are the Werewolves. */
export const eightPlayers: GameSetup = {
  ruleset: 'new-moon',
  houseRules: {},
  players: roles.map((role, seat) => ({ id: `p${seat + 1}`, name: `Player ${seat + 1}`, role })),
  deck: [],
  startingCards: []
}
