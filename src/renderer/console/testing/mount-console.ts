import { flushPromises, mount } from '@vue/test-utils'
import { afterEach, expect } from 'vitest'
import { createPinia, setActivePinia } from 'pinia'
import type { ConsoleBridge, ConsoleChannel } from '../../../shared/console-calls'
import type { ConsoleState } from '../../../shared/console-state'
import type { GameSetup } from '../../../shared/game'
import { callSchemas } from '../../../shared/schemas'
import { boardRoles, checkSetup, offer } from '../../../engine'
import App from '../App.vue'
import { createTexts } from '../i18n'

export interface Call {
  readonly channel: ConsoleChannel
  readonly input: unknown
}

/** Calls that the main process would refuse as none of its own: a fault of the console, whatever the test is about. */
const refused: Call[] = []
afterEach(() => expect(refused.splice(0)).toEqual([]))

/** What the rules say of a table they are asked about: never a matter of the test. */
function known(channel: ConsoleChannel, input: unknown): unknown {
  switch (channel) {
    case 'offer':
      return offer()
    case 'check-setup':
      return checkSetup(input as GameSetup)
    case 'board-roles': {
      const { board, players } = input as { board: string; players: number }
      return boardRoles(board, players)
    }
    case 'check':
      return {}
    case 'keep-draft':
      return { ok: true, value: null }
    case 'foresee':
      return []
    default:
      return undefined
  }
}

/** A main process that remembers what it was asked and answers with what the test says, or works out. */
export function fakeBridge(first: ConsoleState, answers: { [C in ConsoleChannel]?: unknown } = {}) {
  const calls: Call[] = []
  const zooms: number[] = []
  const listeners: ((state: ConsoleState) => void)[] = []
  let state = first
  const bridge: ConsoleBridge = {
    call(channel, input) {
      calls.push({ channel, input })
      if (!callSchemas[channel].safeParse(input ?? null).success) refused.push({ channel, input })
      const told = known(channel, input)
      const usual = told !== undefined ? told : channel === 'state' ? state : { ok: true, value: null }
      const set = answers[channel]
      const given = typeof set === 'function' ? (set as (input: unknown) => unknown)(input) : set
      return Promise.resolve((channel in answers ? given : usual) as never)
    },
    onState(listener) {
      listeners.push(listener)
      return () => undefined
    },
    zoom(factor) {
      zooms.push(factor)
    }
  }
  async function push(next: ConsoleState): Promise<void> {
    state = next
    for (const listener of listeners) listener(next)
    await flushPromises()
  }
  return {
    bridge,
    calls,
    /** How large the window was drawn, one change after another. */
    zooms,
    push,
    made: (channel: ConsoleChannel) =>
      calls.filter((call) => call.channel === channel).map((call) => call.input)
  }
}

/** The whole console in a page, as the host sees it. */
export async function mountConsole(state: ConsoleState, answers: { [C in ConsoleChannel]?: unknown } = {}) {
  const fake = fakeBridge(state, answers)
  Object.defineProperty(window, 'howlcast', { value: fake.bridge, configurable: true })
  const pinia = createPinia()
  setActivePinia(pinia)
  const page = mount(App, { attachTo: document.body, global: { plugins: [pinia, createTexts('en')] } })
  await flushPromises()
  return { page, ...fake, press }
}

/** Presses keys one after another, where the focus is. */
export async function press(...keys: string[]): Promise<void> {
  for (const key of keys) {
    const target = document.activeElement ?? document.body
    target.dispatchEvent(
      new KeyboardEvent('keydown', { key, code: key === ' ' ? 'Space' : '', bubbles: true, cancelable: true })
    )
    await flushPromises()
  }
}
