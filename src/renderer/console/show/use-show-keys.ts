import { topicOf } from '../help/topics'
import { useKeys } from '../keys/use-keys'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'
import { isTextPlace } from '../state/typing-place'

const keyWrites = (event: KeyboardEvent) =>
  event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey

/** The keys that work before, during and after a game. */
export function useShowKeys(): void {
  const desk = useConsole()
  const shown = useDesk()

  const open = (show: () => void) => (event: KeyboardEvent) => {
    // A key that writes belongs to the text.
    if (keyWrites(event) && isTextPlace(event.target)) return
    event.preventDefault()
    if (!event.repeat && !shown.covered) show()
  }

  useKeys({
    // Never lifts, and no dialog stands in its way.
    blackout: (event) => {
      if (keyWrites(event) && isTextPlace(event.target)) return
      event.preventDefault()
      if (!event.repeat && !desk.state?.show.blackout) void desk.setShow({ blackout: true })
    },
    'overlay-sheet': open(() => (shown.overlaySheet = true)),
    notes: open(() => (shown.notesSheet = true)),
    keys: open(() => (shown.deskSheet = true)),
    legend: open(() => (shown.legendSheet = true)),
    help: open(() => shown.openHelp(topicOf(desk.view?.prompt ?? null)))
  })
}
