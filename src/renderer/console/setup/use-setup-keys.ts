import { onBeforeUnmount, onMounted } from 'vue'
import { tinykeys } from 'tinykeys'
import { useBalance } from '../balance/balance-store'
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

  const covered = () => rules.open || deck.open || balance.open || shown.covered
  const bare = (act: () => unknown) => (event: KeyboardEvent) => {
    if (covered() || isTextPlace(event.target)) return
    event.preventDefault()
    act()
  }
  const always = (act: () => unknown) => (event: KeyboardEvent) => {
    if (covered()) return
    event.preventDefault()
    act()
  }
  const walk = (step: 1 | -1) => () => {
    const seats = roster.seats.length
    if (seats > 0) roster.selected = (roster.selected + step + seats) % seats
  }
  const focus = (field: string) => () =>
    document.querySelector<HTMLElement>(`[data-seat-field='${field}']`)?.focus()

  let stop: () => void = () => undefined
  onMounted(() => {
    stop = tinykeys(window, {
      '$mod+Enter': always(start),
      'Alt+ArrowRight': always(() => roster.seats.length > 1 && roster.move(roster.selected, 1)),
      'Alt+ArrowLeft': always(() => roster.seats.length > 1 && roster.move(roster.selected, -1)),
      ArrowRight: bare(walk(1)),
      ArrowDown: bare(walk(1)),
      ArrowLeft: bare(walk(-1)),
      ArrowUp: bare(walk(-1)),
      F2: always(focus('name')),
      a: bare(focus('age')),
      b: bare(() => balance.show()),
      e: bare(() => rules.values['eventDays'] !== 'off' && (deck.open = true)),
      h: bare(() => (rules.open = true)),
      n: bare(() => roster.add()),
      Delete: bare(() => roster.remove(roster.selected))
    })
  })
  onBeforeUnmount(() => stop())
}
