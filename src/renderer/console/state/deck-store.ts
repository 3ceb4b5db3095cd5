import { defineStore } from 'pinia'
import { computed, ref } from 'vue'
import { fairPick, seededPick, shuffle } from '../setup/deal'
import { moveSeat } from '../setup/seats'
import { useOffer } from './offer-store'

/** How the deck lies: mixed by the app, in the host's own order, or as a real deck on the table. */
export type DeckOrder = 'shuffled' | 'arranged' | 'table'

const moons = ['full', 'crescent', 'dark']
/** Short enough to be told on the telephone. */
const SEEDS = 100_000

/** Which event cards lie in the deck, in which order, and which are in force from the start. */
export const useDeck = defineStore('deck', () => {
  const offer = useOffer()
  const cards = ref<readonly string[]>([])
  const starting = ref<readonly string[]>([])
  const order = ref<DeckOrder>('shuffled')
  /** What settles the shuffle: the same cards and the same seed lie in the same order again. */
  const seed = ref(fairPick(SEEDS))
  /** Whether the sheet with all cards is open. */
  const open = ref(false)

  /** Every card there is, by moon. */
  const all = computed(() =>
    offer.cards
      .toSorted((one, other) => moons.indexOf(one.moon) - moons.indexOf(other.moon))
      .map((card) => card.id)
  )
  const moonOf = (card: string) => offer.cards.find((known) => known.id === card)?.moon ?? 'full'

  function toggle(card: string): void {
    const has = cards.value.includes(card)
    starting.value = starting.value.filter((other) => other !== card)
    cards.value = has ? cards.value.filter((other) => other !== card) : [...cards.value, card]
  }

  /** A dark moon is in force from the start, and so cannot be drawn any more; or it lies in the deck again. */
  function toggleStart(card: string): void {
    if (starting.value.includes(card)) {
      starting.value = starting.value.filter((other) => other !== card)
      cards.value = [...cards.value, card]
    } else {
      cards.value = cards.value.filter((other) => other !== card)
      starting.value = [...starting.value, card]
    }
  }

  /** Every card that is not in force already, or none at all. */
  function whole(on: boolean): void {
    if (!on) starting.value = []
    cards.value = on ? all.value.filter((card) => !starting.value.includes(card)) : []
  }

  function move(card: string, by: 1 | -1): void {
    put(card, cards.value.indexOf(card) + by)
  }

  /** Lays a card of the deck at a place, 0 on top; one that was left out comes in. */
  function put(card: string, at: number): void {
    if (starting.value.includes(card)) return
    if (!cards.value.includes(card)) cards.value = [...cards.value, card]
    cards.value = moveSeat(cards.value, cards.value.indexOf(card), at)
  }

  /** What goes into the game: the order in which the cards will be drawn, or that the table draws them. */
  function lay(): string[] | 'table' {
    if (order.value === 'table') return 'table'
    if (order.value === 'arranged') return [...cards.value]
    const laid = shuffle(
      all.value.filter((card) => cards.value.includes(card)),
      seededPick(seed.value)
    )
    seed.value = fairPick(SEEDS)
    return laid
  }

  return { cards, starting, order, seed, open, all, moonOf, toggle, toggleStart, whole, move, put, lay }
})
