/** What a host may do besides answering, at random. */
import type { Command, Correction } from '../commands'
import { contextOf, type Game } from '../game'
import type { PlayerId } from '../kernel/state'
import { selfDestructors } from '../laws/self-destruct'
import { INDEX } from '../registry'
import { some, type Chance } from '../simulate/chance'
import { once, pick, pickAny } from './draws'

/** A correction, or whatever else a host may do besides answering; it may be refused. */
export function randomDeed(chance: Chance, game: Game): Command {
  const { players } = game.state
  const player = pickAny(chance, players)?.id ?? ''
  const card = pickAny(chance, [...INDEX.cards.keys()]) ?? ''
  const kind = chance(23)
  if (kind === 6) return { command: 'self-destruct', player }
  if (kind === 0) return { command: 'last-dead', player }
  if (kind === 1) return { command: 'disqualify', player }
  if (kind === 4 || kind === 5) return { command: 'offence', player }
  if (kind === 2)
    return { command: 'regroup', card, players: some(chance, players, chance(4)).map((one) => one.id) }
  if (kind === 3 && once(chance, 4))
    return { command: 'end', camp: pick(chance, ['village', 'werewolves', 'lovers', null]) }
  return { command: 'correct', set: randomCorrection(chance, player, card) }
}

/** A wolf blows himself up, or names his victim afterwards. */
function blast(chance: Chance, game: Game): Command | null {
  if (!once(chance, 10)) return null
  const player = pickAny(chance, selfDestructors(contextOf(game.setup, game.state, game.facts)))
  const knife = pickAny(chance, game.state.players)?.id
  return player === undefined ? null : { command: 'self-destruct', player, ...(once(chance, 2) && { knife }) }
}

/** What bends the first night is in force then only by the host's hand (OR24). */
function firstDeed(chance: Chance, game: Game): Command | null {
  return game.pending?.prompt === 'opening' && once(chance, 4)
    ? { command: 'correct', set: { card: 'end-of-the-harvest' } }
    : null
}

/** What the host does now in place of answering; null, most often: nothing. It may be refused. */
export function deedNow(chance: Chance, game: Game): Command | null {
  return (
    firstDeed(chance, game) ?? blast(chance, game) ?? (once(chance, 18) ? randomDeed(chance, game) : null)
  )
}

function randomCorrection(chance: Chance, player: PlayerId, card: string): Correction {
  switch (chance(10)) {
    case 0:
    case 1:
      return { kill: player }
    case 2:
    case 3:
      return { revive: player }
    case 4:
      return { role: { player, role: pickAny(chance, [...INDEX.roles.keys()]) ?? '' } }
    case 5:
      return { office: { office: 'sheriff', player: once(chance, 4) ? null : player } }
    case 6:
      return { mark: { player, mark: pick(chance, ['no-vote', 'away', 'no-power']), on: chance(3) > 0 } }
    case 7:
      return { card }
    case 8:
      return { endCard: card }
    default:
      return { skip: true }
  }
}
