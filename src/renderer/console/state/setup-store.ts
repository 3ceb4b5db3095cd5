import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { GameSetup, ModeratorView } from '../../../shared/contract'
import { buildSetup } from '../setup/build-setup'
import { dealAtRandom, shuffle } from '../setup/deal'
import { distinct, MOST_SEATS, parseRoster, type RosterWarning } from '../setup/parse-roster'
import { changeCount, type RoleCounts } from '../setup/role-counts'
import { moveSeat, type RosterSeat } from '../setup/seats'
import { useHouseRules } from './house-rule-store'
import { useOffer } from './offer-store'

/** By chance, by hand, or with real cards, which the app learns on the first night. */
export type Deal = 'random' | 'hand' | 'roll-call'

/** What fills a pack up. */
const PLAIN = 'villager'

/** A seat on the set-up screen; `role` is set by a deal by hand. */
export interface SetupSeat extends RosterSeat {
  readonly role: string | null
}

/** The table before the game. */
export const useSetup = defineStore('setup', () => {
  const offer = useOffer()
  const rules = useHouseRules()
  const seats = ref<readonly SetupSeat[]>([])
  const selected = ref(0)
  const warnings = ref<readonly RosterWarning[]>([])
  const counts = ref<RoleCounts>({})
  /** Whether the counts still follow the number of seats. */
  const suggested = ref(true)
  const deck = ref<readonly string[]>([])
  const deckShuffled = ref(true)
  const deal = ref<Deal>('random')
  /** Whether everybody is shown the own card after a deal by chance. */
  const showCards = ref(true)
  /** The two cards in the middle, where the host lays them himself. */
  const middle = ref<readonly (string | null)[]>([null, null])

  const dealtByHand = computed(() => deal.value === 'hand')
  /** By hand, the cards that are out are what the seats hold. */
  const cardCounts = computed<RoleCounts>(() => (dealtByHand.value ? heldCounts() : counts.value))
  /** Whether two cards more lie in the middle. */
  const hasMiddle = computed(() =>
    offer.roles.some((role) => role.middle && (cardCounts.value[role.id] ?? 0) > 0)
  )
  const undealt = computed(() => seats.value.filter((seat) => seat.role === null).length)
  /** The table as it stands, before chance comes in: what the rules are asked about. */
  const draft = computed(() => setUp(String))

  function heldCounts(): RoleCounts {
    const held: { [role: string]: number } = {}
    const laid = [...seats.value.map((seat) => seat.role), ...(holdsThief() ? middle.value : [])]
    for (const role of laid) if (role !== null) held[role] = (held[role] ?? 0) + 1
    return held
  }

  function holdsThief(): boolean {
    return seats.value.some((seat) => offer.roles.some((role) => role.middle && role.id === seat.role))
  }

  function seatAll(next: readonly SetupSeat[]): void {
    seats.value = next
    selected.value = Math.min(selected.value, Math.max(0, next.length - 1))
  }

  /** The table of the last game, as remembered. */
  function remember(roster: readonly RosterSeat[]): void {
    if (seats.value.length === 0) seatAll(roster.map((seat) => ({ ...seat, role: null })))
  }

  function paste(text: string): number {
    const read = parseRoster(
      text,
      seats.value.map((seat) => seat.name)
    )
    warnings.value = read.warnings
    const first = seats.value.length
    seatAll([...seats.value, ...read.seats.map((seat) => ({ ...seat, role: null }))])
    if (read.seats.length > 0) selected.value = first
    return read.seats.length
  }

  function addSeat(): void {
    if (seats.value.length >= MOST_SEATS) return
    seatAll([...seats.value, { name: '', age: null, sex: null, role: null }])
    selected.value = seats.value.length - 1
  }

  function changeSeat(at: number, change: Partial<SetupSeat>): void {
    seats.value = seats.value.map((seat, other) => (other === at ? { ...seat, ...change } : seat))
  }

  /** Called when a name is finished: an equal name gets a number and a plain warning. */
  function settleName(at: number): void {
    const seat = seats.value[at]
    if (!seat) return
    const others = seats.value.filter((_, other) => other !== at).map((other) => other.name)
    const read = parseRoster(seat.name.replace(/[\t,;，、；]/g, ' ')).seats[0]?.name ?? ''
    const name = read === '' ? '' : distinct(read, others)
    if (name !== read) warnings.value = [{ code: 'renamed', params: { name: read, new: name } }]
    changeSeat(at, { name })
  }

  function removeSeat(at: number): void {
    seatAll(seats.value.filter((_, other) => other !== at))
  }

  function clearTable(): void {
    warnings.value = []
    seatAll([])
  }

  function move(at: number, by: 1 | -1): void {
    const to = (at + by + seats.value.length) % seats.value.length
    seats.value = moveSeat(seats.value, at, to)
    selected.value = to
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

  function toggleCard(card: string): void {
    deck.value = deck.value.includes(card)
      ? deck.value.filter((other) => other !== card)
      : [...deck.value, card]
  }

  function wholeDeck(on: boolean): void {
    deck.value = on ? offer.cards.map((card) => card.id) : []
  }

  function moveCard(card: string, by: 1 | -1): void {
    deck.value = moveSeat(deck.value, deck.value.indexOf(card), deck.value.indexOf(card) + by)
  }

  /** The last game's table again: the same people, cards and rules, seats in the same order. */
  function takeFrom(view: ModeratorView): void {
    seats.value = view.players.map(({ name, age, sex }) => ({ name, age, sex, role: null }))
    const held: { [role: string]: number } = {}
    for (const { dealtRole } of view.players) held[dealtRole] = (held[dealtRole] ?? 0) + 1
    // What lay in the middle is not told: it is filled up with plain cards.
    const thief = offer.roles.some((role) => role.middle && (held[role.id] ?? 0) > 0)
    counts.value = thief ? changeCount(held, PLAIN, 2, MOST_SEATS) : held
    rules.takeFrom(view)
    suggested.value = false
    selected.value = 0
  }

  function setUp(nameless: (seat: number) => string): GameSetup {
    const laid = dealtByHand.value && hasMiddle.value ? middle.value.filter((card) => card !== null) : []
    return buildSetup({
      seats: seats.value,
      roles: dealtByHand.value ? seats.value.map((seat) => seat.role) : [],
      counts: dealtByHand.value ? null : counts.value,
      middle: laid,
      deck: deck.value,
      ruleset: rules.ruleset,
      houseRules: rules.own,
      nameless
    })
  }

  /** Deals, shuffles, and makes the set-up: from here on nothing is left to chance. */
  function dealCards(nameless: (seat: number) => string): GameSetup {
    const table = setUp(nameless)
    const cards = deckShuffled.value ? shuffle(deck.value) : [...deck.value]
    if (deal.value !== 'random') return { ...table, deck: cards }
    const is = (test: (role: (typeof offer.roles)[number]) => boolean) => {
      const ids = new Set(offer.roles.filter(test).map((role) => role.id))
      return (id: string) => ids.has(id)
    }
    const dealt = dealAtRandom(counts.value, seats.value.length, {
      wolf: is((role) => role.camp === 'werewolves'),
      thief: is((role) => role.middle)
    })
    return buildSetup({
      seats: seats.value,
      roles: dealt.roles,
      counts: null,
      middle: dealt.middle,
      deck: cards,
      ruleset: rules.ruleset,
      houseRules: rules.own,
      nameless
    })
  }

  return {
    seats,
    selected,
    warnings,
    counts,
    suggested,
    deck,
    deckShuffled,
    deal,
    showCards,
    middle,
    dealtByHand,
    cardCounts,
    hasMiddle,
    undealt,
    draft,
    remember,
    paste,
    addSeat,
    changeSeat,
    settleName,
    removeSeat,
    clearTable,
    move,
    count,
    suggest,
    toggleCard,
    wholeDeck,
    moveCard,
    layMiddle,
    takeFrom,
    dealCards
  }
})
