import { useI18n } from 'vue-i18n'
import { useConsole } from '../state/console-store'
import { useDesk } from '../state/desk-store'
import { useSetupCheck } from '../state/setup-check-store'
import { useSetup } from '../state/setup-store'

/** Deals the cards and begins. */
export function useStart() {
  const desk = useConsole()
  const setup = useSetup()
  const check = useSetupCheck()
  const shown = useDesk()
  const { t } = useI18n()

  async function start(): Promise<void> {
    if (!check.ready) return
    const byChance = setup.deal === 'random'
    await desk.newGame(setup.dealCards((seat) => t('seat', { seat })))
    if (desk.refusal === null && byChance && setup.showCards) shown.showingCards = true
  }

  return { start }
}
