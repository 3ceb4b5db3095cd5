import { useConsole } from '../state/console-store'
import { useRoster } from '../state/roster-store'
import { useSetup } from '../state/setup-store'

/** After the end: the same people again, or an empty table. */
export function useRematch() {
  const desk = useConsole()
  const setup = useSetup()
  const roster = useRoster()

  async function rematch(): Promise<void> {
    if (desk.view) setup.takeFrom(desk.view)
    await desk.endSession()
  }

  async function newTable(): Promise<void> {
    roster.clear()
    await desk.endSession()
  }

  return { rematch, newTable }
}
