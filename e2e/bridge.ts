import type { Page } from '@playwright/test'
import type { ConsoleBridge, ConsoleCalls, ConsoleChannel } from '../src/shared/console-calls'
import type { ConsoleState } from '../src/shared/console-state'

/** Calls the main process as the console's page does. */
export async function call<C extends ConsoleChannel>(
  page: Page,
  channel: C,
  input: ConsoleCalls[C]['input']
): Promise<ConsoleCalls[C]['output']> {
  // As one text: value by value Playwright takes ten times as long to fetch a state.
  const answer = await page.evaluate(
    async ({ channel, text }) =>
      JSON.stringify(
        await (Reflect.get(window, 'howlcast') as ConsoleBridge).call(channel, JSON.parse(text))
      ),
    { channel: channel as ConsoleChannel, text: JSON.stringify(input) }
  )
  return JSON.parse(answer) as ConsoleCalls[C]['output']
}

export const stateOf = (console: Page): Promise<ConsoleState> => call(console, 'state', null)

/** How many commands the game is long; -1 where there is none. */
export function commandCount(console: Page): Promise<number> {
  return console.evaluate(async () => {
    const { view } = await (Reflect.get(window, 'howlcast') as ConsoleBridge).call('state', null)
    return view?.commandCount ?? -1
  })
}
