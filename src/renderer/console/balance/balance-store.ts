import { defineStore } from 'pinia'
import { computed, ref, shallowRef } from 'vue'
import type { Refusal } from '../../../shared/result'
import { call } from '../bridge'
import { useConsole } from '../state/console-store'
import { useDeck } from '../state/deck-store'
import { useSetupCheck } from '../state/setup-check-store'
import { useSetup } from '../state/setup-store'

/** The balance check of the table as it stands. */
export const useBalance = defineStore('balance', () => {
  const desk = useConsole()
  const setup = useSetup()
  const deck = useDeck()
  const check = useSetupCheck()
  const open = ref(false)
  const refusal = shallowRef<Refusal | null>(null)
  /** The table that was asked about. */
  const asked = ref('')

  const question = computed(() => ({ setup: setup.draft, shuffle: deck.order === 'shuffled' }))
  /** What is known of this table; null: nothing yet, or only of another one. */
  const report = computed(() =>
    asked.value === JSON.stringify(question.value) ? (desk.state?.balance ?? null) : null
  )
  const running = computed(() => report.value?.state === 'running')

  async function start(): Promise<void> {
    refusal.value = null
    if (!check.complete) return
    asked.value = JSON.stringify(question.value)
    const result = await call('check-balance', question.value)
    refusal.value = result.ok ? null : result.refusal
  }

  async function stop(): Promise<void> {
    await call('cancel-balance', null)
  }

  /** Opens the sheet; what is known of this very table is not counted again. */
  function show(): void {
    open.value = true
    if (report.value?.state !== 'done') void start()
  }

  function close(): void {
    open.value = false
    if (running.value) void stop()
  }

  return { open, refusal, report, running, start, stop, show, close }
})
