import { createPinia, setActivePinia } from 'pinia'
import { describe, expect, it } from 'vitest'
import { fakeBridge } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'
import { useConsole } from './console-store'

function open(answers: Parameters<typeof fakeBridge>[1] = {}) {
  const fake = fakeBridge(sampleState(), answers)
  Object.defineProperty(window, 'howlcast', { value: fake.bridge, configurable: true })
  setActivePinia(createPinia())
  return { ...fake, desk: useConsole() }
}

describe('the console', () => {
  it('makes one change of the game at a time', async () => {
    const { desk, made } = open()
    await Promise.all([desk.send({ command: 'go-on' }), desk.send({ command: 'go-on' })])
    expect(made('command')).toHaveLength(1)
  })

  it('keeps a refusal on show while settings are kept', async () => {
    const { desk } = open({ 'import-game': { ok: false, refusal: { kind: 'no-game' } } })
    await desk.importGame()
    await desk.setSettings({ roster: [] })
    await desk.setShow({ holdTotals: true })
    expect(desk.refusal).toEqual({ kind: 'no-game' })
  })

  it('blacks the overlay out and keeps settings while a file dialog is open', async () => {
    const { desk, made } = open({ 'export-game': new Promise(() => undefined) })
    void desk.exportGame()
    await Promise.all([desk.setShow({ blackout: true }), desk.setSettings({ theme: 'light' })])
    expect(made('set-show')).toEqual([{ blackout: true }])
    expect(made('set-settings')).toEqual([{ theme: 'light' }])
  })

  it('says so when settings could not be kept', async () => {
    const failed = { kind: 'failed', message: 'disk full' }
    const { desk } = open({ 'set-settings': { ok: false, refusal: failed } })
    await desk.setSettings({ theme: 'light' })
    expect(desk.refusal).toEqual(failed)
  })
})
