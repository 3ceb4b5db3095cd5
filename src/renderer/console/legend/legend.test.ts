import { flushPromises } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import en from '../../locales/en/console.json'
import { marks } from '../../look/marks'
import { markShapes, seatMarks } from '../parts/mark-shapes'
import { mountConsole, press } from '../testing/mount-console'
import { player, sampleState, sampleView } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

async function open(state = sampleState()) {
  const shown = await mountConsole(state)
  close = () => shown.page.unmount()
  return shown
}

it('shows every mark and state of a seat with its word', async () => {
  const { page } = await open()
  await page.get('.way .link').trigger('click')
  const legend = () => page.get('dialog .legend')
  expect(page.get('dialog').attributes('aria-label')).toBe('What the seats show')
  for (const mark of seatMarks) {
    const line = legend().get(`[data-mark="${mark}"]`)
    expect(line.text()).toBe(en.marks[mark])
    expect(line.find('svg path').exists(), mark).toBe(true)
  }
  expect(legend().get('[data-state="dead"]').find('.house.dead').exists()).toBe(true)
  expect(legend().get('[data-state="attacked"]').find('.corners').exists()).toBe(true)
})

it('stands in the sheet of keys as well', async () => {
  const { page } = await open()
  await press('?')
  expect(page.get('dialog .legend').findAll('[data-mark]')).toHaveLength(seatMarks.length)
})

it('gives every mark a shape of its own, so that no state is told by colour alone', () => {
  const shapes = seatMarks.map((mark) => marks[markShapes[mark]])
  expect(new Set(shapes).size).toBe(seatMarks.length)
})

it('draws each mark at the seat that bears it', async () => {
  const view = sampleView({ players: [player(1, { marks: [...seatMarks] }), player(2)] })
  const { page } = await open(sampleState({ view }))
  expect(page.findAll('.table .tile')[0]?.findAll('.marks svg')).toHaveLength(seatMarks.length)
})

it('shows seats by number in place of the name, which is kept for those who listen', async () => {
  const shown = await open()
  const numbers = shown.page.findAll('.labels button').find((button) => button.text() === 'Numbers')
  await numbers?.trigger('click')
  expect(shown.made('set-settings')).toEqual([{ seatLabels: 'numbers' }])
  const { settings } = sampleState()
  await shown.push(sampleState({ settings: { ...settings, seatLabels: 'numbers' } }))
  const tile = shown.page.get('.table .tile')
  expect(tile.get('b').text()).toBe('Seat 1')
  expect(tile.get('.words .visually-hidden').text()).toBe('Ann')
})

it('draws the window as large as the host wants it', async () => {
  const shown = await open()
  await press('?')
  const double = shown.page.findAll('.sizes button').find((button) => button.text() === '200 %')
  await double?.trigger('click')
  expect(shown.made('set-settings')).toEqual([{ textSize: 200 }])
  const { settings } = sampleState()
  await shown.push(sampleState({ settings: { ...settings, textSize: 200 } }))
  await flushPromises()
  expect(shown.zooms[0]).toBe(1)
  expect(shown.zooms.at(-1)).toBe(2)
})
