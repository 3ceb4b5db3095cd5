import { afterEach, expect, it } from 'vitest'
import type { LogEntry } from '../../../shared/game'
import { mountConsole } from '../testing/mount-console'
import { sampleState, sampleView } from '../testing/sample-state'
import LogRow from './LogRow.vue'

const death = (round: number, on: string): LogEntry => ({
  what: 'death',
  round,
  phase: 'dawn',
  by: [],
  on: [on],
  result: 'werewolves',
  why: { module: 'werewolf', section: '4.1' }
})
const three = [death(1, 'p5'), death(2, 'p6'), death(2, 'p7')]
const state = (log: readonly LogEntry[], language: 'en' | 'zh' = 'en', name = 'Eve') => {
  const view = sampleView({ log })
  const players = view.players.map((player) => (player.id === 'p5' ? { ...player, name } : player))
  const all = sampleState({ view: { ...view, players } })
  // A new state is a copy through and through, as it comes out of another process.
  return structuredClone({ ...all, settings: { ...all.settings, consoleLanguage: language } })
}

let close: () => void = () => undefined
afterEach(() => close())

async function open(log: readonly LogEntry[]) {
  const { page, push } = await mountConsole(state(log))
  close = () => page.unmount()
  const rows = () => page.findAllComponents(LogRow)
  /** What each line has drawn last: a new one after each drawing. */
  const drawn = () => rows().map(({ vm }) => vm.$.subTree)
  const texts = () => rows().map((row) => row.text().replace('?', ''))
  return { push, drawn, texts }
}

it('draws a new line alone, and takes one back alone', async () => {
  const { push, drawn, texts } = await open(three)
  const before = drawn()
  await push(state([...three, death(3, 'p8')]))
  expect(texts()[0]).toContain('8 Hal')
  expect(drawn().map((line) => before.indexOf(line))).toEqual([-1, 0, 1, 2])
  await push(state(three.slice(0, 2)))
  expect(drawn().map((line) => before.indexOf(line))).toEqual([1, 2])
})

it('tells what was done instead of what was taken back', async () => {
  const { push, texts } = await open(three)
  await push(state([...three.slice(0, 2), death(2, 'p8')]))
  expect(texts().map((line) => line.match(/\d \w+/)?.[0])).toEqual(['8 Hal', '6 Finn', '5 Eve'])
})

it('is told anew in another language, and under another name', async () => {
  const { push, texts } = await open(three)
  const english = texts()
  await push(state(three, 'zh'))
  expect(texts()[2]).toContain('5 号 Eve 死亡')
  await push(state(three, 'en'))
  expect(texts()).toEqual(english)
  await push(state(three, 'en', 'Evelyn'))
  expect(texts()).toEqual(english.map((line) => line.replace('Eve', 'Evelyn')))
})
