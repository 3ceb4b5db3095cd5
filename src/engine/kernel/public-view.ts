/**
 * The audience's picture: the fold of the public facts and of nothing else.
 *
 * No function here may take a GameState. What was never stated as a fact cannot leak.
 */
import type { PublicFact, PublicMoon, PublicPhase } from './facts'
import { change, comeToLife, die, goAway, seated, wearOffice } from './public-players'
import { emptyView, type PublicView } from './public-view-types'

/**
 * Folds public facts into the audience's picture.
 *
 * @param facts every fact told so far, oldest first
 * @returns the PublicView: plain JSON, equal for games that tell equal facts
 */
export function publicView(facts: readonly PublicFact[]): PublicView {
  return facts.reduce((view, fact) => {
    const next = fold(view, fact)
    return overtakes(fact) ? { ...next, selfDestruct: null } : next
  }, emptyView)
}

/** What is told after a wolf blew up and takes the place of that picture: what was begun before is finished. */
function overtakes({ fact, ...told }: PublicFact): boolean {
  const ofTheNight = 'when' in told && told.when === 'night'
  return ofTheNight || fact === 'shot' || fact === 'question' || fact === 'accused'
}

function fold(view: PublicView, fact: PublicFact): PublicView {
  switch (fact.fact) {
    case 'game':
      return {
        ...emptyView,
        ruleset: fact.ruleset,
        roles: fact.roles,
        players: seated(fact.players)
      }
    case 'phase':
      return phase(view, fact.phase, fact.round)
    case 'death':
      return die(view, fact)
    case 'returned':
      return comeToLife(view, fact.player)
    case 'role-shown':
      return change(view, [fact.player], (player) => ({ ...player, role: fact.role }))
    case 'draw':
      return { ...view, card: shown(fact.card, fact.moon) }
    case 'card': {
      const { card, moon, until } = fact
      const running = [...view.running, { card, moon, until }]
      return { ...view, card: shown(card, moon) ?? view.card, running }
    }
    case 'card-turned': {
      const { card, moon, until } = fact
      const running = withoutBadge(view.running, null, moon)
      return { ...view, card: shown(card, moon), running: [...running, { card, moon, until }] }
    }
    case 'card-over': {
      const places = fact.card === null ? view.places : placesAfter(view, fact.card)
      return { ...view, places, running: withoutBadge(view.running, fact.card, fact.moon) }
    }
    case 'variant':
      return {
        ...view,
        card: view.card?.card === fact.card ? { ...view.card, variant: fact.on } : view.card,
        running: view.running.map((badge) =>
          badge.card === fact.card ? { ...badge, until: fact.until, variant: fact.on } : badge
        )
      }
    case 'places':
      return { ...view, places: { card: fact.card, church: fact.church, inn: fact.inn } }
    case 'seen':
      return { ...view, seen: fact.sight }
    case 'question': {
      const { card, medium, question, pointed, answer } = fact
      return { ...view, question: { card, medium, question, pointed, answer } }
    }
    case 'coin':
      return { ...view, coin: fact.side }
    case 'accused':
      return { ...view, accused: { player: fact.player, witnesses: fact.witnesses } }
    case 'excluded':
      return { ...view, excluded: fact.players }
    case 'absent':
      return goAway(view, fact.players, true)
    case 'back':
      return goAway(view, fact.players, false)
    case 'no-vote':
      return change(view, [fact.player], (player) => ({ ...player, mayVote: !fact.on && player.alive }))
    case 'voters':
      return { ...view, voters: fact.players }
    case 'candidates':
      return { ...view, candidates: { standing: fact.standing, withdrawn: fact.withdrawn } }
    case 'office':
      return wearOffice(view, fact)
    case 'weight':
      return change(view, [fact.player], (player) => ({ ...player, weight: fact.weight }))
    case 'sequence':
      return { ...view, sequence: { form: fact.form, order: fact.order, next: fact.next, given: fact.given } }
    case 'vote-open':
      return {
        ...view,
        verdict: null,
        vote: {
          form: fact.form,
          round: fact.round,
          open: true,
          candidates: fact.candidates,
          ballots: null,
          totals: null,
          top: []
        }
      }
    case 'vote':
      return {
        ...view,
        sequence: null,
        vote: {
          form: fact.form,
          round: fact.round,
          open: false,
          candidates: view.vote?.candidates ?? [],
          ballots: fact.ballots,
          totals: fact.totals && halve(fact.totals),
          top: fact.top
        }
      }
    case 'tie':
      return view.vote ? { ...view, vote: { ...view.vote, top: fact.players } } : view
    case 'verdict':
      return { ...view, verdict: { players: fact.players, outcome: fact.outcome } }
    case 'speech':
      return { ...view, speech: { order: fact.order, first: fact.first } }
    case 'last-words':
      return { ...view, lastWords: fact.players }
    case 'second-vote':
      return { ...view, vote: null, verdict: null, secondVote: fact.card }
    case 'shot':
      return { ...view, shot: { by: fact.by, target: fact.target } }
    // Whoever spoke or stood for election breaks off; the last words of the dead do not.
    case 'self-destruct': {
      const { player, badge } = fact
      const brokenOff = { vote: null, sequence: null, candidates: null, speech: null }
      return { ...view, ...brokenOff, selfDestruct: { player, badge } }
    }
    case 'taken':
      return { ...view, taken: { by: fact.by, target: fact.target } }
    case 'disqualified':
      return view
    case 'powers-lost':
      return { ...view, powersLost: true }
    case 'over':
      return {
        ...view,
        phase: 'over',
        vote: null,
        sequence: null,
        winners: { camps: fact.camps, players: fact.players, rule: fact.rule, roles: null }
      }
  }
}

/** What was said and done before everybody's eyes, and is over with the phase it belonged to. */
const QUIET = {
  deaths: null,
  verdict: null,
  secondVote: null,
  shot: null,
  selfDestruct: null,
  taken: null,
  question: null,
  coin: null,
  accused: null
}

/** A new phase clears what belonged to the one before. */
function phase(view: PublicView, next: PublicPhase, round: number): PublicView {
  const cleared = { ...view, phase: next, round, vote: null, sequence: null, candidates: null, speech: null }
  if (next === 'night')
    return {
      ...cleared,
      ...QUIET,
      card: null,
      seen: null,
      lastWords: []
    }
  if (next === 'vote') return { ...cleared, ...QUIET, voters: null }
  return cleared
}

function shown(card: string | null, moon: PublicMoon): PublicView['card'] {
  return card === null ? null : { card, moon, variant: false }
}

/** Takes one badge off the board; of cards that lie face down nobody can say which. */
function withoutBadge(
  running: PublicView['running'],
  card: string | null,
  moon: PublicMoon
): PublicView['running'] {
  const gone = running.findIndex((badge) => badge.card === card && badge.moon === moon)
  return running.filter((_, at) => at !== gone)
}

function placesAfter({ places }: PublicView, card: string): PublicView['places'] {
  return places?.card === card ? null : places
}

function halve(totals: { readonly [player: string]: number }): { [player: string]: number } {
  return Object.fromEntries(Object.entries(totals).map(([player, half]) => [player, half / 2]))
}
