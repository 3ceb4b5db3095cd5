import type { Page } from '@playwright/test'
import type { ConsoleBridge, ConsoleCalls, ConsoleChannel } from '../src/shared/console-calls'
import type { ConsoleState } from '../src/shared/console-state'

/** Calls the main process as the console's page does. */
export async function call<C extends ConsoleChannel>(
  page: Page,
  channel: C,
  input: ConsoleCalls[C]['input']
): Promise<ConsoleCalls[C]['output']> {
  const answer: unknown = await page.evaluate(
    ({ channel, text }): Promise<unknown> =>
      (Reflect.get(window, 'howlcast') as ConsoleBridge).call(channel, JSON.parse(text)),
    { channel: channel as ConsoleChannel, text: JSON.stringify(input) }
  )
  return answer as ConsoleCalls[C]['output']
}

export const stateOf = (console: Page): Promise<ConsoleState> => call(console, 'state', null)
