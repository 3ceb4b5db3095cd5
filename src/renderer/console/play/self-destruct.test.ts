import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { foresee, moderatorView, type Command } from '../../../engine'
import { seat, type Options, type Table } from '../../../engine/testing/table'
import type { ShowTimer } from '../../../shared/public'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => {
  close()
  vi.useRealTimers()
})

const EIGHT =
  'Ann werewolf, Bob werewolf, Cid seer, Dee witch, Eve hunter, Finn villager, Gus villager, Hal villager'
const table = (houseRules: Options['houseRules'] = {}) =>
  seat(EIGHT, { houseRules: { selfDestruct: true, sheriffElection: 'none', ...houseRules } })
const day = (houseRules: Options['houseRules'] = {}) => table(houseRules).until('discussion')

/** The console over a game of the real rules; what it sends is played, and shown again. */
async function open(game: Table, speaker: string | null = null, timer: ShowTimer | null = null) {
  const state = () => {
    const sample = sampleState({ view: moderatorView(game.game) })
    return { ...sample, show: { ...sample.show, speaker, timer } }
  }
  const shown = await mountConsole(state(), {
    foresee: ({ command }: { command: Command }) => foresee(game.game, command)
  })
  close = () => shown.page.unmount()
  async function played() {
    const { command } = shown.made('command').at(-1) as { command: Command }
    game.send(command)
    await shown.push(state())
    return command
  }
  const way = () => shown.page.find('.blast button')
  const text = () => shown.page.find('dialog .changes').text()
  const choose = async (group: number, name: string) => {
    const buttons = shown.page.findAll('dialog .players')[group]?.findAll('button') ?? []
    await buttons.find((one) => one.text().includes(name))?.trigger('click')
    await flushPromises()
  }
  const dialog = () => shown.page.find('dialog')
  const button = () => shown.page.find<HTMLButtonElement>('dialog .primary')
  async function hold() {
    vi.useFakeTimers()
    await button().trigger('pointerdown')
    vi.advanceTimersByTime(900)
    vi.useRealTimers()
    await flushPromises()
  }
  return { ...shown, played, way, text, choose, dialog, button, hold }
}

describe('a wolf blows up (7.8)', () => {
  it('is offered while it is allowed, and names no wolf', async () => {
    const shown = await open(day())
    expect(shown.way().text()).toContain('A wolf blows up')
    expect(shown.page.find('.blast').text()).not.toContain('Ann')
    await shown.push(sampleState({ view: moderatorView(day().until('vote').game) }))
    expect(shown.way().exists()).toBe(false)
    await shown.push(sampleState({ view: moderatorView(day({ selfDestruct: false }).game) }))
    expect(shown.way().exists()).toBe(false)
  })

  it('by mouse: wolf, victim, what comes of it, and a button that is held down', async () => {
    const shown = await open(day())
    await shown.way().trigger('click')
    expect([shown.text(), shown.button().element.disabled]).toEqual(['Nothing changes yet.', true])
    await shown.choose(0, 'Bob')
    expect(shown.text()).toContain('2 Bob blows up')
    expect(shown.text()).toContain('2 Bob dies.')
    await shown.choose(1, 'Gus')
    expect(shown.text()).toContain('Where the pack agrees on nobody tonight, 7 Gus is attacked.')
    await shown.button().trigger('pointerdown')
    await shown.button().trigger('pointerup')
    expect(shown.made('command')).toEqual([])
    await shown.hold()
    expect(await shown.played()).toEqual({ command: 'self-destruct', player: 'bob', knife: 'gus' })
    expect(shown.dialog().exists()).toBe(false)
  })

  it('by keyboard: the first number is the wolf, the next his victim, then Enter', async () => {
    const shown = await open(day())
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'b', ctrlKey: true, cancelable: true }))
    await flushPromises()
    shown.page.find<HTMLElement>('dialog form').element.focus()
    await press('1', '6')
    expect(shown.text()).toContain('1 Ann blows up')
    expect(shown.text()).toContain('6 Finn is attacked')
    await press('Backspace', 'Backspace', '2', 'Enter')
    expect(document.activeElement).toBe(shown.button().element)
    vi.useFakeTimers()
    await press('Enter')
    vi.advanceTimersByTime(900)
    vi.useRealTimers()
    await flushPromises()
    expect(await shown.played()).toEqual({ command: 'self-destruct', player: 'bob' })
  })

  it('begins with the wolf who speaks, and lets nobody else blow up', async () => {
    const shown = await open(day(), 'ann')
    await shown.way().trigger('click')
    await flushPromises()
    expect(shown.text()).toContain('1 Ann blows up')
    await shown.choose(0, 'Cid')
    expect(shown.text()).toContain('3 Cid cannot: only a wolf who is here can blow up.')
    expect(shown.button().element.disabled).toBe(true)
  })

  it('stops whoever speaks, but not the last words of the dead', async () => {
    const stopped = async (name: 'speech' | 'last-words') => {
      const shown = await open(day(), 'cid', { name, seconds: 60, endsAt: null, leftMs: 9000 })
      await shown.way().trigger('click')
      await shown.choose(0, 'Ann')
      await shown.hold()
      const made = [...shown.made('stop-timer'), ...shown.made('set-speaker')]
      close()
      return made
    }
    expect(await stopped('speech')).toEqual([null, { player: null }])
    expect(await stopped('last-words')).toEqual([])
  })

  it('shows the wolves their sign, but to nobody who looks over the shoulder', async () => {
    const shown = await open(day(), 'ann')
    await shown.way().trigger('click')
    expect(shown.dialog().findAll('.ears').length).toBe(2)
    await shown.dialog().find('.leave').trigger('click')
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'h', ctrlKey: true, cancelable: true }))
    await flushPromises()
    await shown.way().trigger('click')
    expect(shown.dialog().findAll('.ears').length).toBe(0)
    expect(shown.text()).toBe('Nothing changes yet.')
  })

  it('says beforehand that a poisoned wolf’s blast is void (D72)', async () => {
    const game = table().play({ witch: { heal: null, poison: 'ann' } }, 'dawn')
    const shown = await open(game)
    await shown.way().trigger('click')
    await shown.choose(0, 'Ann')
    expect(shown.text()).toContain('it does not count, and viewers see nothing of it')
    expect(shown.text()).not.toContain('dies')
    expect(shown.button().text()).toContain('Note it down')
  })

  it('says that a White Wolf King is asked whom he takes along, and asks it (7.8)', async () => {
    const game = seat(EIGHT.replace('Ann werewolf', 'Ann white-wolf-king'), { ruleset: 'face-to-face' })
    const shown = await open(game.until('discussion'))
    await shown.way().trigger('click')
    await shown.choose(0, 'Bob')
    expect(shown.text()).not.toContain('take one player along')
    await shown.choose(0, 'Ann')
    expect(shown.text()).toContain('1 Ann may take one player along: you are asked that next.')
    await shown.hold()
    await shown.played()
    await press('Enter')
    await shown.played()
    expect(shown.page.find('h1').text()).toBe('The White Wolf King blows up')
    await press('5')
    expect(shown.page.find('main').text()).toContain('5 Eve')
    await press('Enter')
    expect(await shown.played()).toMatchObject({ prompt: 'white-wolf-king', answer: 'eve' })
    expect(shown.page.text()).toContain('1 Ann takes 5 Eve along.')
    expect(shown.page.text()).toContain('White Wolf King 1 Ann takes 5 Eve along')
  })

  it('says what becomes of the election (D73)', async () => {
    const shown = await open(table({ sheriffElection: 'open' }).until('sheriff-election'))
    await shown.way().trigger('click')
    await shown.choose(0, 'Ann')
    expect(shown.text()).toContain('nobody will wear the badge')
  })

  it('afterwards names the victim of his last words, until the night is over', async () => {
    const shown = await open(day().blowUp('ann'))
    expect(shown.way().text()).toContain('The victim whom 1 Ann names')
    await shown.way().trigger('click')
    expect(shown.dialog().findAll('.players')).toHaveLength(1)
    shown.page.find<HTMLElement>('dialog form').element.focus()
    await press('7', 'Enter')
    expect(await shown.played()).toEqual({ command: 'self-destruct', player: 'ann', knife: 'gus' })
    expect(shown.page.text()).toContain('1 Ann names 7 Gus for the night')
    expect(shown.page.text()).toContain('1 Ann blows up and names 7 Gus')
  })
})
