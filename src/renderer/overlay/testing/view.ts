import {
  emptyView,
  type Publication,
  type PublicPlayer,
  type PublicView,
  type ShowState
} from '../../../shared/public'

/** A player of seat `seat`, alive and well unless said otherwise. */
export function aPlayer(seat: number, more: Partial<PublicPlayer> = {}): PublicPlayer {
  return {
    id: `p${seat}`,
    name: `Player ${seat}`,
    seat,
    alive: true,
    role: null,
    sheriff: false,
    executioner: false,
    away: false,
    mayVote: true,
    mayBeVoted: true,
    weight: 1,
    ...more
  }
}

/** A table of `seats` players on day 2, changed as the test needs it. */
export function aView(more: Partial<PublicView> = {}, seats = 8): PublicView {
  return {
    ...emptyView,
    ruleset: 'new-moon',
    round: 2,
    phase: 'day',
    roles: { werewolf: 2, villager: seats - 2 },
    players: Array.from({ length: seats }, (_, at) => aPlayer(at + 1)),
    ...more
  }
}

export function aShow(more: Partial<ShowState> = {}): ShowState {
  return {
    language: 'en',
    holdTotals: false,
    blackout: false,
    board: 'shown',
    timer: null,
    speaker: null,
    ...more
  }
}

export function aPublication(
  publication: number,
  view: PublicView | null = aView(),
  show: ShowState = aShow()
): Publication {
  return { publication, view, recap: null, show }
}

/** A finished vote: player 2 leads with 47 votes, player 3 has 39. */
export const aTally: NonNullable<PublicView['vote']> = {
  form: 'simultaneous',
  round: 1,
  open: false,
  candidates: ['p1', 'p2', 'p3'],
  ballots: { p1: 'p2', p4: 'p2', p5: 'p3', p6: null },
  totals: { p3: 39, p2: 47 },
  top: ['p2']
}

/** The same vote while nobody's ballot is in. */
export const anOpenVote: NonNullable<PublicView['vote']> = {
  ...aTally,
  open: true,
  ballots: null,
  totals: null,
  top: []
}
