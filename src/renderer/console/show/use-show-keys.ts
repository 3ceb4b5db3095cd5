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

  const open = (sheet: 'overlaySheet' | 'deskSheet' | 'notesSheet') => (event: KeyboardEvent) => {
    // A key that writes belongs to the text.
    if (keyWrites(event) && isTextPlace(event.target)) return
    event.preventDefault()
    if (!event.repeat && !shown.covered) shown[sheet] = true
  }

  useKeys({
    // Never lifts, and no dialog stands in its way.
    blackout: (event) => {
      if (keyWrites(event) && isTextPlace(event.target)) return
      event.preventDefault()
      if (!event.repeat && !desk.state?.show.blackout) void desk.setShow({ blackout: true })
    },
    'overlay-sheet': open('overlaySheet'),
    notes: open('notesSheet'),
    keys: open('deskSheet')
  })
}
