import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { LogEntry, ModeratorView } from '../../../shared/game'
import type { RecapChapter } from '../../../shared/public'
import type { Story } from '../../../shared/story'
import { mountConsole, press as pressKeys } from '../testing/mount-console'
import { player, names, sampleState, sampleView } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const entry = (over: Partial<LogEntry>): LogEntry => ({
  what: 'check',
  round: 1,
  phase: 'night',
  by: [],
  on: [],
  result: null,
  why: null,
  ...over
})
const log: LogEntry[] = [
  entry({ what: 'check', by: ['p3'], on: ['p1'], result: 'werewolf' }),
  entry({ what: 'wolves', by: ['p1', 'p2'], on: ['p6'] }),
  entry({ what: 'death', phase: 'dawn', on: ['p6'], result: 'werewolves' }),
  entry({ what: 'verdict', phase: 'vote', on: ['p1'], result: 'executed' }),
  entry({ what: 'death', phase: 'vote', on: ['p1'], result: 'vote' }),
  entry({ what: 'no-potion', round: 2, by: ['p4'] })
]
const fates: { readonly [seat: number]: Parameters<typeof player>[1] } = {
  1: { alive: false, death: { round: 1, phase: 'vote', cause: 'vote' } },
  6: { alive: false, death: { round: 1, phase: 'dawn', cause: 'werewolves' } },
  7: { role: 'werewolf' }
}
const over: ModeratorView = sampleView({
  phase: 'over',
  prompt: null,
  players: names.map((_, at) => player(at + 1, fates[at + 1])),
  log,
  winners: { rule: 'no-wolves', houseRule: null, camps: ['village'], players: ['p3'] }
})

async function open(language: 'en' | 'zh' = 'en', view = over) {
  const state = sampleState({ view })
  const shown = await mountConsole(
    { ...state, settings: { ...state.settings, consoleLanguage: language } },
    { 'save-story': { ok: true, value: '/home/host/story.html' } }
  )
  close = () => shown.page.unmount()
  const name = language === 'en' ? 'The whole story' : '全局回顾'
  await shown.page
    .findAll('button')
    .find((button) => button.text() === name)
    ?.trigger('click')
  return shown
}
type Shown = Awaited<ReturnType<typeof open>>
const sheet = (shown: Shown) => shown.page.find('dialog')
const chapters = (shown: Shown) =>
  sheet(shown)
    .findAll('section')
    .map((section) => [section.find('h3').text(), ...section.findAll('p').map((line) => line.text())])
async function press(shown: Shown, text: string): Promise<void> {
  await sheet(shown)
    .findAll('button')
    .find((button) => button.text() === text)
    ?.trigger('click')
  await flushPromises()
}

describe('the whole story', () => {
  it('tells the game night by night and day by day, with the cards of those it is about', async () => {
    expect(chapters(await open())).toEqual([
      ['Night 1', 'Seer 3 Cid looks at 1 Ann (Werewolf): Werewolf.', 'The wolves choose 6 Finn (Villager).'],
      [
        'Day 1',
        '6 Finn (Villager) dies: killed by the wolves.',
        '1 Ann (Werewolf) is voted out.',
        '1 Ann (Werewolf) dies: voted out.'
      ],
      ['Night 2', 'Witch 4 Dee uses no potion.']
    ])
  })

  it('ends what a correction did with one full stop', async () => {
    const correct = entry({ what: 'correct', result: { card: 'flood' } })
    const told = async (language: 'en' | 'zh') =>
      chapters(await open(language, { ...over, log: [correct] }))[0]?.at(-1)
    expect(await told('en')).toBe('Correction: Flood is in force now.')
    close()
    expect(await told('zh')).toBe('更正：“洪水”立即生效。')
  })

  it('begins with who held which card, and what became of them', async () => {
    const shown = await open()
    const cast = sheet(shown)
      .findAll('.cast li')
      .map((one) => one.findAll('b, span, em').map((part) => part.text()))
    expect(cast).toHaveLength(8)
    expect(cast[0]).toEqual(['1 Ann', 'Werewolf', 'Vote, day 1: voted out'])
    expect(cast[2]).toEqual(['3 Cid', 'Seer', 'alive at the end'])
    expect(cast[6]).toEqual(['7 Gus', 'Werewolf, dealt Villager', 'alive at the end'])
    expect(sheet(shown).text()).toContain('The village wins')
  })

  it('is told in Chinese as well', async () => {
    const shown = await open('zh')
    expect(chapters(shown)[0]).toEqual([
      '第 1 夜',
      '预言家 3 号 Cid 查验 1 号 Ann（狼人）：狼人。',
      '狼人选择了 6 号 Finn（村民）。'
    ])
    expect(sheet(shown).find('.cast').text()).toContain('存活到最后')
  })

  it('is copied as text, saved as a page and printed, and says what became of it', async () => {
    const shown = await open()
    await press(shown, 'Copy')
    const [{ text }] = shown.made('copy-story') as [{ text: string }]
    expect(text.split('\n').slice(0, 2)).toEqual(['The whole story', 'The village wins'])
    expect(text).toContain('\n\nDay 1\n6 Finn (Villager) dies: killed by the wolves.\n')
    expect(sheet(shown).find('[role="status"]').text()).toBe('Copied')
    await press(shown, 'Save as a page')
    const [{ story }] = shown.made('save-story') as [{ story: Story }]
    expect(story.chapters.map(({ head }) => head)).toEqual(['Night 1', 'Day 1', 'Night 2'])
    expect(sheet(shown).find('[role="status"]').text()).toBe('Saved: /home/host/story.html')
    await press(shown, 'Print')
    expect(shown.made('print-story')).toEqual([{ story }])
  })

  it('has words for a game without any history', async () => {
    const shown = await open('en', { ...over, log: [] })
    expect(sheet(shown).text()).toContain('before anything happened that could be told')
    await press(shown, 'Close Esc')
    expect(shown.page.find('dialog').exists()).toBe(false)
  })
})

describe('the story on air', () => {
  const begin = (shown: Shown) => shown.page.findAll('.recap button')[0]
  async function hold(shown: Shown, ms = 900): Promise<void> {
    vi.useFakeTimers()
    await begin(shown)?.trigger('pointerdown', { button: 0 })
    vi.advanceTimersByTime(ms)
    await begin(shown)?.trigger('pointerup', { button: 0 })
    vi.advanceTimersByTime(6000)
    vi.useRealTimers()
    await flushPromises()
  }
  const recap = { at: 2, of: 3, phase: 'day', round: 1 } as const

  it('is begun on purpose alone, in both languages', async () => {
    const shown = await open()
    await hold(shown, 300)
    expect(shown.made('start-recap')).toEqual([])
    await hold(shown)
    const [{ chapters: told }] = shown.made('start-recap') as [{ chapters: RecapChapter[] }]
    expect(told.map(({ phase, round }) => `${phase} ${round}`)).toEqual(['night 1', 'day 1', 'night 2'])
    expect(told[0]?.lines.en[1]).toBe('The wolves choose 6 Finn (Villager).')
    expect(told[0]?.lines.zh[1]).toBe('狼人选择了 6 号 Finn（村民）。')
  })

  it('goes on and back by key and button, and stops', async () => {
    const shown = await open()
    await press(shown, 'Close Esc')
    const state = sampleState({ view: over })
    const told = { ...recap, lines: { en: [], zh: [] }, roles: {}, dead: [], fell: [] }
    await shown.push({ ...state, recap, publication: { ...state.publication, recap: told } })
    expect(shown.page.find('.seen').text()).toBe('The story on airOn air: chapter 2 of 3.')
    expect(shown.page.find('.recap').text()).toContain('On air: chapter 2 of 3. Day 1')
    await pressKeys('ArrowRight', 'ArrowLeft')
    await begin(shown)?.trigger('click')
    expect(shown.made('turn-recap')).toEqual([{ at: 3 }, { at: 1 }, { at: 1 }])
    await shown.page.findAll('.recap button')[2]?.trigger('click')
    expect(shown.made('stop-recap')).toHaveLength(1)
  })

  it('goes on in another picture where one is full', async () => {
    const many = Array.from({ length: 30 }, () => entry({ what: 'wolves', by: ['p1', 'p2'], on: ['p6'] }))
    const shown = await open('en', { ...over, log: many })
    await press(shown, 'Close Esc')
    await hold(shown)
    const [{ chapters: told }] = shown.made('start-recap') as [{ chapters: RecapChapter[] }]
    expect(told.map(({ lines }) => lines.en.length)).toEqual([11, 11, 8])
  })
})
