import { useBalance } from '../balance/balance-store'
import { useKeys } from '../keys/use-keys'
import { useDeck } from '../state/deck-store'
import { useDesk } from '../state/desk-store'
import { useHouseRules } from '../state/house-rule-store'
import { useRoster } from '../state/roster-store'
import { isTextPlace } from '../state/typing-place'
import { useStart } from './use-start'

/** The keys of the set-up screen: seats are walked with the arrows and moved with Alt. */
export function useSetupKeys(): void {
  const roster = useRoster()
  const rules = useHouseRules()
  const deck = useDeck()
  const balance = useBalance()
  const shown = useDesk()
  const { start } = useStart()

  const bare = (act: () => unknown) => (event: KeyboardEvent) => {
    if (shown.covered || isTextPlace(event.target)) return
    event.preventDefault()
    act()
  }
  const always = (act: () => unknown) => (event: KeyboardEvent) => {
    if (shown.covered) return
    event.preventDefault()
    act()
  }
  const walk = (step: 1 | -1) => () => {
    const seats = roster.seats.length
    if (seats > 0) roster.selected = (roster.selected + step + seats) % seats
  }
  const focus = (field: string) => () =>
    document.querySelector<HTMLElement>(`[data-seat-field='${field}']`)?.focus()

  useKeys({
    begin: always(start),
    'seat-on': always(() => roster.seats.length > 1 && roster.move(roster.selected, 1)),
    'seat-back': always(() => roster.seats.length > 1 && roster.move(roster.selected, -1)),
    'next-seat': bare(walk(1)),
    'previous-seat': bare(walk(-1)),
    name: always(focus('name')),
    age: bare(focus('age')),
    balance: bare(() => balance.show()),
    'choose-cards': bare(() => rules.values['eventDays'] !== 'off' && (deck.open = true)),
    people: bare(() => (shown.peopleSheet = true)),
    'shuffle-seats': bare(() => roster.seats.length > 1 && roster.shuffleSeats()),
    'undo-seats': (event) => {
      if (isTextPlace(event.target) || (shown.covered && !shown.peopleSheet)) return
      event.preventDefault()
      roster.undo()
    },
    'house-rules': bare(() => (rules.open = true)),
    'add-seat': bare(() => roster.add()),
    'remove-seat': bare(() => roster.remove(roster.selected))
  })
}
