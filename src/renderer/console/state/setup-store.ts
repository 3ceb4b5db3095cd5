import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { GameSetup, ModeratorView } from '../../../shared/game'
import { buildSetup, type SetupParts } from '../setup/build-setup'
import { dealAtRandom } from '../setup/deal'
import { marksAfter } from '../setup/last-game'
import { MOST_SEATS } from '../setup/parse-roster'
import { changeCount, type RoleCounts } from '../setup/role-counts'
import { useDeck } from './deck-store'
import { useHouseRules } from './house-rule-store'
import { useOffer } from './offer-store'
import { useRoster } from './roster-store'

/** By chance, by hand, or with real cards, which the app learns on the first night. */
export type Deal = 'random' | 'hand' | 'roll-call'

/** What fills a pack up. */
const PLAIN = 'villager'

/** Which role cards are in play and how they come to the players; and the table as a whole. */
export const useSetup = defineStore('setup', () => {
  const offer = useOffer()
  const rules = useHouseRules()
  const roster = useRoster()
  const deck = useDeck()
  const counts = ref<RoleCounts>({})
  /** Whether the counts still follow the number of seats. */
  const suggested = ref(true)
  const deal = ref<Deal>('random')
  /** Whether everybody is shown the own card after a deal by chance. */
  const showCards = ref(true)
  /** The two cards in the middle, where the host lays them himself. */
  const middle = ref<readonly (string | null)[]>([null, null])

  const dealtByHand = computed(() => deal.value === 'hand')
  /** By hand, the cards that are out are what the seats hold. */
  const cardCounts = computed<RoleCounts>(() => (dealtByHand.value ? heldCounts() : counts.value))
  /** Whether two cards more lie in the middle. */
  const hasMiddle = computed(() => takesFromTheMiddle(cardCounts.value))
  /** The roles to choose from: what the rule set offers, and whatever is in play all the same. */
  const choosable = computed(() => {
    const offered = offer.rolesOf(rules.ruleset)
    return offer.roles.filter((role) => offered.includes(role) || (cardCounts.value[role.id] ?? 0) > 0)
  })
  const undealt = computed(() => roster.seats.filter((seat) => seat.role === null).length)
  /** The table as it stands, before chance comes in: what the rules are asked about. */
  const draft = computed(() => setUp(String))

  function takesFromTheMiddle(cards: RoleCounts): boolean {
    return offer.roles.some((role) => role.middle && (cards[role.id] ?? 0) > 0)
  }

  function heldCounts(): RoleCounts {
    const seats = countOf(roster.seats.map((seat) => seat.role))
    return takesFromTheMiddle(seats)
      ? countOf([...roster.seats.map((seat) => seat.role), ...middle.value])
      : seats
  }

  /** One card more or fewer. The Thief takes a plain card's place and brings two: one more in all. */
  function count(id: string, by: number): void {
    const role = offer.roles.find((known) => known.id === id)
    const next = changeCount(counts.value, id, by, role?.many ? MOST_SEATS : 1)
    const moved = (next[id] ?? 0) - (counts.value[id] ?? 0)
    suggested.value = false
    counts.value = role?.middle ? changeCount(next, PLAIN, moved, MOST_SEATS) : next
  }

  function suggest(): void {
    suggested.value = true
  }

  function layMiddle(at: number, role: string | null): void {
    middle.value = middle.value.map((card, other) => (other === at ? role : card))
  }

  /** The last game's table again: the same people, cards and rules, seats in the same order. */
  function takeFrom(view: ModeratorView): void {
    roster.seatAll(
      view.players.map(({ id, name, age, sex, stats }) => ({
        name,
        age,
        sex,
        block: stats?.block ?? null,
        acting: stats?.acting ?? null,
        last: marksAfter(view, id)
      }))
    )
    roster.selected = 0
    const held = countOf(view.players.map((player) => player.dealtRole))
    // What lay in the middle is not told: it is filled up with plain cards.
    counts.value = takesFromTheMiddle(held) ? changeCount(held, PLAIN, 2, MOST_SEATS) : held
    rules.takeFrom(view)
    suggested.value = false
  }

  /** What every table has, however its cards are dealt. */
  function common(nameless: SetupParts['nameless']) {
    const { seats } = roster
    const cards = deck.order === 'table' ? ('table' as const) : deck.cards
    const starting = rules.values['eventDays'] === 'off' ? [] : deck.starting
    return { seats, deck: cards, starting, ruleset: rules.ruleset, houseRules: rules.own, nameless }
  }

  function setUp(nameless: SetupParts['nameless']): GameSetup {
    if (!dealtByHand.value) {
      return buildSetup({ ...common(nameless), roles: [], counts: counts.value, middle: [] })
    }
    const laid = hasMiddle.value ? middle.value.filter((card) => card !== null) : []
    const roles = roster.seats.map((seat) => seat.role)
    return buildSetup({ ...common(nameless), roles, counts: null, middle: laid })
  }

  /** Deals, shuffles, and makes the set-up: from here on nothing is left to chance. */
  function dealCards(nameless: SetupParts['nameless']): GameSetup {
    const cards = deck.lay()
    if (deal.value !== 'random') return { ...setUp(nameless), deck: cards }
    const is = (test: (role: (typeof offer.roles)[number]) => boolean) => {
      const ids = new Set(offer.roles.filter(test).map((role) => role.id))
      return (id: string) => ids.has(id)
    }
    const dealt = dealAtRandom(counts.value, roster.seats.length, {
      wolf: is((role) => role.camp === 'werewolves'),
      thief: is((role) => role.middle)
    })
    return buildSetup({ ...common(nameless), ...dealt, counts: null, deck: cards })
  }

  return {
    counts,
    suggested,
    deal,
    showCards,
    middle,
    dealtByHand,
    cardCounts,
    hasMiddle,
    choosable,
    undealt,
    draft,
    count,
    suggest,
    layMiddle,
    takeFrom,
    dealCards
  }
})

/** How often each card is among some; a place without one counts for none. */
function countOf(cards: readonly (string | null)[]): RoleCounts {
  const counted: { [role: string]: number } = {}
  for (const card of cards) if (card !== null) counted[card] = (counted[card] ?? 0) + 1
  return counted
}
