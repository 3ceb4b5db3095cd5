import { onBeforeUnmount, onMounted } from 'vue'
import { tinykeys } from 'tinykeys'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'

/** The keys that work before, during and after a game. */
export function useShowKeys(): void {
  const desk = useConsole()
  const shown = useDesk()

  let stop: () => void = () => undefined
  onMounted(() => {
    stop = tinykeys(window, {
      // Never lifts, and no dialog stands in its way.
      F9: (event) => {
        event.preventDefault()
        if (!event.repeat && !desk.state?.show.blackout) void desk.setShow({ blackout: true })
      },
      '$mod+o': (event) => {
        event.preventDefault()
        if (!event.repeat && !shown.covered) shown.overlaySheet = true
      }
    })
  })
  onBeforeUnmount(() => stop())
}
