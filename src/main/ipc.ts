import { ipcMain, type IpcMainInvokeEvent } from 'electron'
import { consoleChannels } from '../shared/channels'
import type { ConsoleCalls, ConsoleChannel } from '../shared/console-calls'
import { firstProblem, problemText } from '../shared/game-file'
import { refused } from '../shared/result'
import { callSchemas } from '../shared/schemas'
import type { Desk } from './desk'
import { logFailure, warn } from './log'
import { pageAddress } from './windows'

export type Handlers = {
  readonly [C in ConsoleChannel]: (
    input: ConsoleCalls[C]['input']
  ) => ConsoleCalls[C]['output'] | Promise<ConsoleCalls[C]['output']>
}

/**
 * The gate between the pages and the app: the only place that listens to messages from a page.
 *
 * @param handlers a page may call before they are ready; its call waits
 */
export function setupIpc(desk: Desk, handlers: Promise<Handlers>): void {
  // electron-store answers every page with the path of its file, for pages that it is never used in here.
  ipcMain.removeAllListeners('electron-store-get-data')
  for (const channel of Object.keys(consoleChannels) as ConsoleChannel[]) handle(channel, desk, handlers)
}

function handle<C extends ConsoleChannel>(channel: C, desk: Desk, handlers: Promise<Handlers>): void {
  ipcMain.handle(consoleChannels[channel], async (event, input: unknown): Promise<unknown> => {
    if (!isConsole(event, desk)) {
      warn(`a call of ${channel} from a page that may not call was refused`)
      throw new Error('refused')
    }
    try {
      const checked = callSchemas[channel].safeParse(input ?? null)
      if (checked.success) return await (await handlers)[channel](checked.data)
      warn(`a call of ${channel} with bad input was refused`)
      return refusal(channel, 'invalid', problemText(firstProblem(checked.error.issues, input)))
    } catch (error) {
      logFailure(`call of ${channel}`, error)
      return refusal(channel, 'failed', error instanceof Error ? error.message : String(error))
    }
  })
}

/** Whether a message comes from the console's own page, and not from a frame within it or a page put in its place. */
function isConsole({ sender, senderFrame }: IpcMainInvokeEvent, desk: Desk): boolean {
  const folder = pageAddress('console').replace(/index\.html$/, '')
  return (
    desk.isConsole(sender) &&
    senderFrame !== null &&
    senderFrame.parent === null &&
    senderFrame.url.startsWith(folder)
  )
}

/** Where a call has no room for a refusal in its answer, the call itself fails. */
function refusal(channel: ConsoleChannel, kind: 'invalid' | 'failed', message: string): unknown {
  if (channel === 'state' || channel === 'check') throw new Error(message)
  return refused({ kind, message })
}
