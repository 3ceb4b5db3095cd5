import type { ConsoleBridge, ConsoleCalls, ConsoleChannel } from '../../shared/console-calls'

declare global {
  interface Window {
    readonly howlcast: ConsoleBridge
  }
}

/** Calls the main process. What is sent is copied to plain JSON: a reactive object cannot cross. */
export function call<C extends ConsoleChannel>(
  channel: C,
  input: ConsoleCalls[C]['input']
): Promise<ConsoleCalls[C]['output']> {
  return window.howlcast.call(channel, JSON.parse(JSON.stringify(input)) as ConsoleCalls[C]['input'])
}
