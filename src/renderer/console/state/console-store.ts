import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { ConsoleState } from '../../../shared/console-state'
import type { Command, GameSetup } from '../../../shared/game'
import type { ShowState } from '../../../shared/public'
import type { Refusal, Result } from '../../../shared/result'
import type { Settings } from '../../../shared/settings'
import { call } from '../bridge'

/** The state as the main process tells it, and every way to ask it for a change. */
export const useConsole = defineStore('console', () => {
  const state = shallowRef<ConsoleState | null>(null)
  const refusal = shallowRef<Refusal | null>(null)
  /** True while a change is on its way: a second press in the meantime does nothing. */
  const busy = ref(false)

  const view = computed(() => state.value?.view ?? null)
  const language = computed(() => state.value?.settings.consoleLanguage ?? 'en')

  /** Begins to listen; returns how to stop. */
  function start(): () => void {
    const stop = window.howlcast.onState(take)
    void refresh()
    return stop
  }

  function take(next: ConsoleState): void {
    const moved = next.view?.commandCount !== view.value?.commandCount
    state.value = next
    if (moved) refusal.value = null
  }

  async function refresh(): Promise<void> {
    take(await call('state', null))
  }

  /** Runs one change at a time. A stale one brings the newest state and says so, quietly. */
  async function change<T>(work: () => Promise<Result<T>>): Promise<T | null> {
    if (busy.value) return null
    busy.value = true
    try {
      const result = await work()
      if (result.ok) {
        refusal.value = null
        return result.value
      }
      if (result.refusal.kind === 'stale') await refresh()
      refusal.value = result.refusal
    } catch (error) {
      refusal.value = failed(error)
    } finally {
      busy.value = false
    }
    return null
  }

  /** What is beside the game does not wait for the game, and leaves its refusal on show. */
  async function aside<T>(work: () => Promise<Result<T>>): Promise<T | null> {
    try {
      const result = await work()
      if (result.ok) return result.value
      refusal.value = result.refusal
    } catch (error) {
      refusal.value = failed(error)
    }
    return null
  }

  const failed = (error: unknown): Refusal => ({
    kind: 'failed',
    message: error instanceof Error ? error.message : String(error)
  })

  const count = () => view.value?.commandCount ?? 0
  const send = (command: Command) => change(() => call('command', { count: count(), command }))
  const undo = () =>
    view.value?.undo ? change(() => call('undo', { count: count() })) : Promise.resolve(null)
  /** Back to when so many commands had been given, as one act. */
  const undoTo = (at: number) => change(() => call('undo-to', { count: count(), at }))
  const redo = () =>
    view.value?.redo ? change(() => call('redo', { count: count() })) : Promise.resolve(null)
  const newGame = (setup: GameSetup) => change(() => call('new-game', setup))
  const endSession = () => change(() => call('end-session', null))
  const exportGame = () => change(() => call('export-game', null))
  const importGame = () => change(() => call('import-game', null))
  const setSettings = (settings: Partial<Settings>) => aside(() => call('set-settings', settings))
  const setShow = (show: Partial<ShowState>) => aside(() => call('set-show', show))
  const newAddress = () => aside(() => call('new-overlay-address', null))
  const copyAddress = () => aside(() => call('copy-overlay-address', null))
  const dismiss = (code: string) => aside(() => call('dismiss-notice', { code }))

  return {
    aside,
    state,
    view,
    language,
    refusal,
    busy,
    start,
    refresh,
    send,
    undo,
    undoTo,
    redo,
    newGame,
    endSession,
    exportGame,
    importGame,
    setSettings,
    setShow,
    newAddress,
    copyAddress,
    dismiss
  }
})
