import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameSetup, ModeratorView } from '../../../shared/game'
import { holdMs } from '../parts/use-hold'
import { mountConsole, press } from '../testing/mount-console'
import { player, sampleState, sampleView, names } from '../testing/sample-state'
import { seededPick, shuffle } from './deal'
import type { SetupSeat } from '../state/roster-store'
import { marksAfter } from './last-game'

let close: () => void = () => undefined
afterEach(() => close())

const people = names.map((name) => ({ name, age: null, sex: null }))
async function open(view: ModeratorView | null = null, language: 'en' | 'zh' = 'en') {
  const state = sampleState({ view })
  const settings = { ...state.settings, roster: people, consoleLanguage: language }
  const shown = await mountConsole({ ...state, settings })
  close = () => shown.page.unmount()
  const button = (text: string) => {
    const found = shown.page.findAll('button').find((one) => one.text().startsWith(text))
    if (!found) throw new Error(`No button ${text}`)
    return found
  }
  const sheet = async () => {
    await press('e')
    return shown.page.find('.deck-sheet')
  }
  async function begin(): Promise<GameSetup> {
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    return shown.made('new-game')[0] as GameSetup
  }
  const has = (card: string) => shown.page.find(`.deck-sheet [aria-label='${card}']`)
  return { ...shown, button, sheet, begin, has }
}

describe('§2.1 the deck', () => {
  it('shows all 36 cards with their moon and what they do, in both languages', async () => {
    const shown = await open()
    const cards = (await shown.sheet()).findAll('.cards li')
    expect(cards).toHaveLength(36)
    const moons = cards.map((card) => card.text().match(/Full moon|Crescent|From the start/)?.[0])
    expect([...new Set(moons)]).toEqual(['Full moon', 'Crescent', 'From the start'])
    expect(cards.every((card) => card.find('.text').text().length > 20)).toBe(true)
    const texts = cards.map((card) => card.text())
    expect(new Set(texts).size).toBe(36)
    close()
    const chinese = (await (await open(null, 'zh')).sheet()).findAll('.cards li')
    expect(chinese.every((card) => /\p{Script=Han}/u.test(card.find('.text').text()))).toBe(true)
  })

  it('is the full deck or none with one press, and leaves out what the host chooses', async () => {
    const shown = await open()
    await shown.button('All 36').trigger('click')
    await shown.sheet()
    await shown.has('Burial').setValue(false)
    await shown.has('Flood').setValue(false)
    await shown.button('Done').trigger('click')
    const { deck } = await shown.begin()
    expect(deck).toHaveLength(34)
    expect(deck).not.toContain('burial')
    await shown.button('None').trigger('click')
    await flushPromises()
    await shown.page.find('.primary').trigger('click')
    expect(shown.made('new-game')[1]).toMatchObject({ deck: [], startingCards: [] })
  })

  it('is shuffled by its seed: the same seed lays the same cards in the same order', async () => {
    const laid = async () => {
      const shown = await open()
      await shown.button('All 36').trigger('click')
      await shown.sheet()
      await shown.page.find('.seed input').setValue('4711')
      const { deck } = await shown.begin()
      close()
      return deck
    }
    const first = await laid()
    expect(await laid()).toEqual(first)
    const sorted = [...first].sort()
    expect(shuffle(sorted, seededPick(4712))).not.toEqual(shuffle(sorted, seededPick(4711)))
    expect([...shuffle(sorted, seededPick(4712))].sort()).toEqual(sorted)
  })

  it('is arranged by keys and by dragging', async () => {
    const shown = await open()
    await shown.button('Keep order').trigger('click')
    await shown.sheet()
    for (const card of ['Burial', 'Flood', 'Miracle']) await shown.has(card).setValue(true)
    const row = (card: string) => shown.page.find(`[data-card='${card}']`)
    await row('miracle').trigger('keydown', { key: 'ArrowUp', altKey: true })
    const numbered = shown.page.findAll('.deck-sheet li.arranged .head').map((head) => head.text())
    expect(numbered).toEqual(['Burial1', 'Miracle2', 'Flood3'])
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Miracle')
    await row('miracle').trigger('dragstart')
    await row('burial').trigger('drop')
    expect((await shown.begin()).deck).toEqual(['miracle', 'burial', 'flood'])
  })

  it('§3.5 puts dark moons into force from the start, and takes them out of the deck', async () => {
    const shown = await open()
    await shown.button('All 36').trigger('click')
    const sheet = await shown.sheet()
    const start = sheet.findAll('.start')
    expect(start).toHaveLength(5)
    await shown.page.find("[aria-label='Burial in force from the start']").trigger('click')
    await shown.page.find("[aria-label='Executioner in force from the start']").trigger('click')
    await shown.page.find("[aria-label='Executioner in force from the start']").trigger('click')
    const setup = await shown.begin()
    expect(setup.startingCards).toEqual(['burial'])
    expect(setup.deck).toHaveLength(35)
    expect(setup.deck).not.toContain('burial')
    expect(shown.page.find('.rail').text()).toContain('From the start: Burial')
  })

  it('is left to the real one on the table', async () => {
    const shown = await open()
    await shown.button('Real deck').trigger('click')
    expect((await shown.begin()).deck).toBe('table')
  })
})

describe('what the last game left behind', () => {
  const entry = (what: string, on: string[], result: string | null = null) => ({
    what,
    round: 1,
    phase: 'night' as const,
    by: [],
    on,
    result,
    why: null
  })
  const over = sampleView({
    prompt: null,
    winners: { rule: 'parity', houseRule: null, camps: ['werewolves'], players: ['p1'] },
    players: names.map((_, at) => player(at + 1)),
    log: [
      entry('death', ['p4'], 'werewolves'),
      entry('death', ['p6'], 'vote'),
      entry('death', ['p5'], 'werewolves'),
      entry('excluded', ['p1'])
    ]
  })

  it('is told by its log, a player at a time (rulebook 7.9, F12)', () => {
    expect(names.map((_, at) => marksAfter(over, `p${at + 1}`))).toEqual([
      ['excluded'],
      [],
      [],
      ['first-victim'],
      [],
      ['first-voted-out'],
      [],
      []
    ])
  })

  it('goes with the players into the next set-up, wherever they sit, and is warned of', async () => {
    const shown = await open(over)
    expect(shown.page.find('.over').text()).toContain('Sits out the next game: 1 Ann')
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await shown.button('Same table again').trigger('pointerdown', { button: 0 })
    vi.advanceTimersByTime(holdMs)
    vi.useRealTimers()
    await flushPromises()
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await shown.push(sampleState({ view: null }))
    vi.advanceTimersByTime(1000)
    vi.useRealTimers()
    const kept = shown.made('set-settings').at(-1) as { roster: SetupSeat[] }
    expect(kept.roster[0]).toMatchObject({ name: 'Ann', last: ['excluded'] })
    expect(shown.page.findAll('.tile')[0]?.text()).toContain('Sits out')
    expect(shown.page.find('.editor [role=status]').text()).toContain('sits this game out')
    expect(shown.page.find('.now').text()).toContain('Ann')
    await shown.button('Move one seat on').trigger('click')
    expect((await shown.begin()).lastGame).toEqual({
      firstVictim: 'seat-4',
      firstVotedOut: 'seat-6',
      excluded: ['seat-2']
    })
    await flushPromises()
    const settled = shown.made('set-settings').at(-1) as { roster: SetupSeat[] }
    expect(settled.roster.flatMap(({ last }) => last)).toEqual([])
  })

  it('outlives a restart before the deal', async () => {
    const seats = names.map((name, at) => ({
      name,
      age: null,
      sex: null,
      ...(at === 0 ? { last: ['excluded' as const] } : {})
    }))
    const state = sampleState({ view: null })
    const shown = await mountConsole({ ...state, settings: { ...state.settings, roster: seats } })
    close = () => shown.page.unmount()
    expect(shown.page.findAll('.tile')[0]?.text()).toContain('Sits out')
  })

  it('is noted by hand where the first kill is held back (D48)', async () => {
    const shown = await open()
    expect(shown.page.find('.editor .last').exists()).toBe(false)
    await press('h')
    await shown.page.find('input[name=firstKillProtection][value=true]').setValue(true)
    await shown.button('Done').trigger('click')
    await shown.button('Moderated').trigger('click')
    await press('ArrowRight')
    await shown.button('Moderated').trigger('click')
    await shown.button('Newcomer').trigger('click')
    expect((await shown.begin()).lastGame).toEqual({ moderator: 'seat-2', newcomers: ['seat-2'] })
  })
})
