import { useI18n } from 'vue-i18n'
import { useConsole } from '../state/console-store'
import { useSetup } from '../state/setup-store'

/** Deals the cards and begins. */
export function useStart() {
  const desk = useConsole()
  const setup = useSetup()
  const { t } = useI18n()

  async function start(): Promise<void> {
    if (!setup.ready) return
    await desk.newGame(setup.deal((seat) => t('seat', { seat })))
  }

  return { start }
}
