import { useI18n } from 'vue-i18n'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'
import { usePeople } from '../state/people-store'
import { useRoster } from '../state/roster-store'
import { useSetupCheck } from '../state/setup-check-store'
import { useSetup } from '../state/setup-store'

/** Deals the cards and begins. */
export function useStart() {
  const desk = useConsole()
  const setup = useSetup()
  const check = useSetupCheck()
  const roster = useRoster()
  const people = usePeople()
  const shown = useDesk()
  const { t } = useI18n()

  async function start(): Promise<void> {
    if (!check.ready) return
    const byChance = setup.deal === 'random'
    people.keep(roster.seats)
    await desk.newGame(setup.dealCards((seat) => t('seat', { seat })))
    if (desk.refusal !== null) return
    roster.forgetLast()
    void desk.setSettings({ roster: roster.kept })
    if (byChance && setup.showCards) shown.showingCards = true
  }

  return { start }
}
