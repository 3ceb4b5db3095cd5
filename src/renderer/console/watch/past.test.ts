import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { asItWas, moderatorView } from '../../../engine'
import { seat, type Table } from '../../../engine/testing/table'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const eight =
  'Ann werewolf female, Bob werewolf male, Cid seer male, Dee witch female, Eve hunter female, Finn villager male, Gus villager male, Hal villager male'
const stateOf = (table: Table) => sampleState({ view: moderatorView(table.game) })

/** The console at the Witch of the first night; the past is that of the real rules. */
async function open(table = seat(eight).until('seer').answer('ann').until('werewolves').answer('hal')) {
  const past = (input: unknown) => {
    const game = asItWas(table.game, (input as { at: number }).at)
    return game ? { ok: true, value: moderatorView(game) } : { ok: false, refusal: { kind: 'no-moment' } }
  }
  const shown = await mountConsole(stateOf(table), { past })
  close = () => shown.page.unmount()
  const click = async (css: string) => {
    await shown.page.find(css).trigger('click')
    await flushPromises()
  }
  return { ...shown, table, click, text: (css: string) => shown.page.find(css).text() }
}
const line = '[role=log] li button'

describe('the game as it was', () => {
  it('opens from a line of the log: the question, the table and the answer of that moment', async () => {
    const shown = await open()
    await shown.click(line)
    expect(shown.text('.banner')).toContain('The past')
    expect(shown.text('h1')).toBe('Werewolves wake')
    expect(shown.text('.answer')).toContain('Wolves: 8 Hal')
    expect(shown.page.findAll('.tile.picked').map((tile) => tile.text())).toEqual([
      expect.stringContaining('Hal')
    ])
    expect(shown.text('[role=log]')).not.toContain('The wolves choose')
    expect(shown.text('[role=log]')).toContain('looks at 1 Ann')
  })

  it('opens from a step of the timeline that is done', async () => {
    const shown = await open()
    await shown.click('.timeline .done button')
    expect(shown.text('h1')).toBe('Seer wakes')
    expect(shown.page.find('.timeline .now').text()).toContain('Seer')
    expect(shown.page.find('.timeline .next button').exists()).toBe(false)
  })

  it('shows every hand of a vote', async () => {
    const table = seat(eight).until('vote')
    const ballots = { bob: 'ann', cid: 'ann', dee: 'bob' }
    const alive = Object.fromEntries(Object.entries(ballots).filter(([id]) => !table.dead.includes(id)))
    const shown = await open(table.answer({ ballots: alive }))
    await press('l')
    await shown.page.findAll(line).at(0)?.trigger('click')
    await flushPromises()
    const hands = shown.page.findAll('.answer li').map((hand) => hand.text())
    expect(hands).toContain('3 Cid: 1 Ann')
    expect(hands).toHaveLength(Object.keys(alive).length)
  })

  it('walks from moment to moment, and past the last one into the present', async () => {
    const shown = await open()
    await shown.click(line)
    await press('ArrowLeft')
    await flushPromises()
    expect(shown.text('h1')).toBe('Seer wakes')
    await press('ArrowRight')
    await flushPromises()
    await press('ArrowRight')
    expect(shown.page.find('.banner').exists()).toBe(false)
    expect(shown.text('h1')).toBe('Witch wakes')
  })

  it.each(['Escape', 'Enter'])('is left with %s, which does nothing else', async (key) => {
    const shown = await open()
    await shown.click(line)
    await press(key)
    expect(shown.page.find('.banner').exists()).toBe(false)
    expect(shown.made('command')).toEqual([])
  })

  it('takes no key of the game and no press on a seat', async () => {
    const shown = await open()
    await shown.click(line)
    for (const tile of shown.page.findAll('.tile')) await tile.trigger('click')
    await press('1', '0', 'x', 'o', 't', ' ', 'Backspace')
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'z', ctrlKey: true, bubbles: true }))
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
    await flushPromises()
    for (const channel of ['command', 'undo', 'redo', 'set-show'] as const) {
      expect(shown.made(channel), channel).toEqual([])
    }
    expect(shown.page.find('dialog').exists()).toBe(false)
    expect(shown.text('h1')).toBe('Werewolves wake')
  })

  it('leaves the keys of the clock to the clock, which is the present one', async () => {
    const shown = await open()
    const state = stateOf(shown.table)
    const timer = { name: 'role', seconds: 60, endsAt: Date.now() + 60_000, leftMs: null } as const
    await shown.push({ ...state, show: { ...state.show, timer } })
    await shown.click(line)
    await press(' ', '+')
    expect(shown.made('pause-timer')).toHaveLength(1)
    expect(shown.made('extend-timer')).toEqual([{ seconds: 30 }])
  })

  it('leaves a half-entered answer as it was', async () => {
    const shown = await open(seat(eight).until('seer').answer('ann').until('werewolves'))
    await press('6')
    await shown.click(line)
    await press('Escape', 'Enter')
    expect(shown.made('command')).toMatchObject([{ command: { prompt: 'werewolves', answer: 'finn' } }])
  })

  it('stays while the present goes on, and is left when its moment is taken back', async () => {
    const shown = await open()
    await shown.click(line)
    const running = stateOf(shown.table)
    const timer = { name: 'role', seconds: 9, endsAt: Date.now() + 9000, leftMs: null } as const
    await shown.push({ ...running, show: { ...running.show, timer } })
    expect(shown.text('h1')).toBe('Werewolves wake')
    shown.table.pass()
    await shown.push(stateOf(shown.table))
    expect(shown.text('h1')).toBe('Werewolves wake')
    shown.table.undo().undo()
    await shown.push(stateOf(shown.table))
    expect(shown.page.find('.banner').exists()).toBe(false)
  })

  it('that is not there any more is refused in words', async () => {
    const shown = await open()
    shown.table.undo()
    await shown.click(line)
    expect(shown.text('[role=alert]')).toBe('That moment has been taken back.')
    expect(shown.page.find('.banner').exists()).toBe(false)
  })

  it('keeps its secrets while the roles are hidden', async () => {
    const shown = await open()
    await shown.click('.timeline .done button')
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'h', ctrlKey: true, bubbles: true, cancelable: true })
    )
    await flushPromises()
    expect(shown.page.find('.answer').exists()).toBe(false)
    expect(shown.page.find('.tile.picked').exists()).toBe(false)
    expect(shown.text('[role=log]')).not.toContain('Ann')
  })
})
