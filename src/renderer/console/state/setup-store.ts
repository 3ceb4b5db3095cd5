import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import type { ModeratorView } from '../../../shared/contract'
import { shuffle, cardsOf } from '../setup/deal'
import { buildSetup } from '../setup/build-setup'
import { houseRules, offeredCards } from '../setup/offer'
import { distinct, MOST_SEATS, parseRoster, type RosterWarning } from '../setup/parse-roster'
import { changeCount, suggestTable, tableNotes, type RoleCounts } from '../setup/role-counts'
import { moveSeat, type RosterSeat } from '../setup/seats'

/** A seat on the set-up screen; `role` is set by a deal by hand. */
export interface SetupSeat extends RosterSeat {
  readonly role: string | null
}

/** The table before the game. */
export const useSetup = defineStore('setup', () => {
  const seats = ref<readonly SetupSeat[]>([])
  const selected = ref(0)
  const warnings = ref<readonly RosterWarning[]>([])
  const counts = ref<RoleCounts>({})
  /** Whether the counts still follow the number of seats. */
  const suggested = ref(true)
  const deck = ref<readonly string[]>([])
  const deckShuffled = ref(true)
  const dealtByHand = ref(false)
  const rules = ref<{ readonly [rule: string]: string }>(
    Object.fromEntries(houseRules.map((rule) => [rule.id, rule.usual]))
  )

  const notes = computed(() => tableNotes(seats.value.length, cardCounts.value))
  /** By hand, the cards that are out are what the seats hold. */
  const cardCounts = computed<RoleCounts>(() => (dealtByHand.value ? heldCounts() : counts.value))
  const undealt = computed(() => seats.value.filter((seat) => seat.role === null).length)
  const ready = computed(
    () => notes.value.every((note) => !note.blocks) && (!dealtByHand.value || undealt.value === 0)
  )

  function heldCounts(): RoleCounts {
    const held: { [role: string]: number } = {}
    for (const { role } of seats.value) if (role !== null) held[role] = (held[role] ?? 0) + 1
    return held
  }

  function seatAll(next: readonly SetupSeat[]): void {
    seats.value = next
    selected.value = Math.min(selected.value, Math.max(0, next.length - 1))
    if (suggested.value) counts.value = suggestTable(next.length)
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

  function count(role: string, by: number, most: number): void {
    suggested.value = false
    counts.value = changeCount(counts.value, role, by, most)
  }

  function suggest(): void {
    suggested.value = true
    counts.value = suggestTable(seats.value.length)
  }

  function toggleCard(card: string): void {
    deck.value = deck.value.includes(card)
      ? deck.value.filter((other) => other !== card)
      : [...deck.value, card]
  }

  function wholeDeck(on: boolean): void {
    deck.value = on ? offeredCards.map((card) => card.id) : []
  }

  function moveCard(card: string, by: 1 | -1): void {
    deck.value = moveSeat(deck.value, deck.value.indexOf(card), deck.value.indexOf(card) + by)
  }

  function setRule(rule: string, value: string): void {
    rules.value = { ...rules.value, [rule]: value }
  }

  /** The last game's table again: the same people, cards and rules, seats in the same order. */
  function takeFrom(view: ModeratorView): void {
    seats.value = view.players.map(({ name, age, sex }) => ({ name, age, sex, role: null }))
    const held: { [role: string]: number } = {}
    for (const { dealtRole } of view.players) held[dealtRole] = (held[dealtRole] ?? 0) + 1
    counts.value = held
    suggested.value = false
    selected.value = 0
  }

  /** Deals, shuffles, and makes the set-up: from here on nothing is left to chance. */
  function deal(nameless: (seat: number) => string) {
    const roles = dealtByHand.value
      ? seats.value.map((seat) => seat.role ?? 'villager')
      : shuffle(cardsOf(counts.value))
    const cards = deckShuffled.value ? shuffle(deck.value) : deck.value
    return buildSetup({ seats: seats.value, roles, deck: cards, rules: rules.value, nameless })
  }

  return {
    seats,
    selected,
    warnings,
    counts,
    suggested,
    deck,
    deckShuffled,
    dealtByHand,
    rules,
    notes,
    cardCounts,
    undealt,
    ready,
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
    setRule,
    takeFrom,
    deal
  }
})
