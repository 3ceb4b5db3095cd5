import { useConsole } from '../state/console-store'
import { useSetup } from '../state/setup-store'

/** After the end: the same people again, or an empty table. */
export function useRematch() {
  const desk = useConsole()
  const setup = useSetup()

  async function rematch(): Promise<void> {
    if (desk.view) setup.takeFrom(desk.view)
    await desk.endSession()
  }

  async function newTable(): Promise<void> {
    setup.clearTable()
    await desk.endSession()
  }

  return { rematch, newTable }
}
