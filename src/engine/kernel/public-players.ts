/** What the public facts say of players: who lives, shows a card, votes, is away or wears an office. */
import type { PublicFact } from './facts'
import type { PublicPlayer, PublicView } from './public-view-types'

type Fact<F extends PublicFact['fact']> = Extract<PublicFact, { fact: F }>

/** The table as it sits down: all alive, nothing known of anybody. */
export function seated(players: Fact<'game'>['players']): PublicPlayer[] {
  return players.map((player) => ({
    ...player,
    alive: true,
    role: null,
    sheriff: false,
    executioner: false,
    away: false,
    mayVote: true,
    mayBeVoted: true,
    weight: 1
  }))
}

/** The picture with some of its players changed. */
export function change(
  view: PublicView,
  ids: readonly string[],
  to: (player: PublicPlayer) => PublicPlayer
): PublicView {
  return { ...view, players: view.players.map((player) => (ids.includes(player.id) ? to(player) : player)) }
}

/** They are dead, and these are the deaths that are told now. */
export function die(view: PublicView, { players }: Fact<'death'>): PublicView {
  const roles = new Map(players.map((death) => [death.id, death.role]))
  return {
    ...change(view, [...roles.keys()], (player) => ({
      ...player,
      alive: false,
      // Who has shown his card before has shown it.
      role: roles.get(player.id) ?? player.role,
      mayVote: false,
      mayBeVoted: false
    })),
    deaths: players.map((death) => death.id)
  }
}

/** The host takes a death back; the card that was shown is hidden again. */
export function comeToLife(view: PublicView, back: string): PublicView {
  return {
    ...change(view, [back], (player) => ({
      ...player,
      alive: true,
      role: null,
      mayVote: true,
      mayBeVoted: true
    })),
    deaths: view.deaths?.filter((id) => id !== back) ?? null
  }
}

/** They leave the table, or come back to it; the dead among them vote no more than before. */
export function goAway(view: PublicView, players: readonly string[], away: boolean): PublicView {
  return change(view, players, (player) => ({
    ...player,
    away,
    mayVote: !away && player.alive,
    mayBeVoted: !away && player.alive
  }))
}

/** An office has another holder, or none; whoever stood for election does so no more. */
export function wearOffice(view: PublicView, fact: Fact<'office'>): PublicView {
  const wear = (player: PublicPlayer): PublicPlayer => {
    const holds = player.id === fact.holder
    return fact.office === 'sheriff'
      ? { ...player, sheriff: holds, weight: holds ? fact.weight : player.sheriff ? 1 : player.weight }
      : { ...player, executioner: holds }
  }
  return { ...view, candidates: null, players: view.players.map(wear) }
}
