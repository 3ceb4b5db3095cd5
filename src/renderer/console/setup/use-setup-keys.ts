import { onBeforeUnmount, onMounted } from 'vue'
import { tinykeys } from 'tinykeys'
import { useHouseRules } from '../state/house-rule-store'
import { useSetup } from '../state/setup-store'
import { isTextPlace } from '../state/typing-place'
import { useStart } from './use-start'

/** The keys of the set-up screen: seats are walked with the arrows and moved with Alt. */
export function useSetupKeys(): void {
  const setup = useSetup()
  const rules = useHouseRules()
  const { start } = useStart()

  const bare = (act: () => unknown) => (event: KeyboardEvent) => {
    if (rules.open || isTextPlace(event.target)) return
    event.preventDefault()
    act()
  }
  const always = (act: () => unknown) => (event: KeyboardEvent) => {
    if (rules.open) return
    event.preventDefault()
    act()
  }
  const walk = (step: 1 | -1) => () => {
    const seats = setup.seats.length
    if (seats > 0) setup.selected = (setup.selected + step + seats) % seats
  }
  const focus = (field: string) => () =>
    document.querySelector<HTMLElement>(`[data-seat-field='${field}']`)?.focus()

  let stop: () => void = () => undefined
  onMounted(() => {
    stop = tinykeys(window, {
      '$mod+Enter': always(start),
      'Alt+ArrowRight': always(() => setup.seats.length > 1 && setup.move(setup.selected, 1)),
      'Alt+ArrowLeft': always(() => setup.seats.length > 1 && setup.move(setup.selected, -1)),
      ArrowRight: bare(walk(1)),
      ArrowDown: bare(walk(1)),
      ArrowLeft: bare(walk(-1)),
      ArrowUp: bare(walk(-1)),
      F2: always(focus('name')),
      a: bare(focus('age')),
      h: bare(() => (rules.open = true)),
      n: bare(() => setup.addSeat()),
      Delete: bare(() => setup.removeSeat(setup.selected))
    })
  })
  onBeforeUnmount(() => stop())
}
