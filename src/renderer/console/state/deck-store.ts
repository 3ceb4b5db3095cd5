import { defineStore } from 'pinia'
import { ref } from 'vue'
import { shuffle } from '../setup/deal'
import { moveSeat } from '../setup/seats'
import { useOffer } from './offer-store'

/** Which event cards lie in the deck, and in which order. */
export const useDeck = defineStore('deck', () => {
  const offer = useOffer()
  const cards = ref<readonly string[]>([])
  /** Whether chance puts them in order when the game begins. */
  const shuffled = ref(true)

  function toggle(card: string): void {
    cards.value = cards.value.includes(card)
      ? cards.value.filter((other) => other !== card)
      : [...cards.value, card]
  }

  function whole(on: boolean): void {
    cards.value = on ? offer.cards.map((card) => card.id) : []
  }

  function move(card: string, by: 1 | -1): void {
    cards.value = moveSeat(cards.value, cards.value.indexOf(card), cards.value.indexOf(card) + by)
  }

  /** The order in which the cards will be drawn. */
  function lay(): string[] {
    return shuffled.value ? shuffle(cards.value) : [...cards.value]
  }

  return { cards, shuffled, toggle, whole, move, lay }
})
