import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ConsoleChannel } from '../../../shared/console-calls'
import type { LogEntry } from '../../../shared/game'
import { mountConsole, press } from '../testing/mount-console'
import { player, playerField, prompt, sampleState, sampleView, votePrompt } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => {
  close()
  vi.useRealTimers()
})
async function open(
  view: Parameters<typeof sampleView>[0],
  answers: { [C in ConsoleChannel]?: unknown } = {},
  language: 'en' | 'zh' = 'en'
) {
  const state = sampleState({ view: sampleView(view) })
  const shown = await mountConsole(
    { ...state, settings: { ...state.settings, consoleLanguage: language } },
    answers
  )
  close = () => shown.page.unmount()
  return shown
}
async function hideRoles({ page }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const buttons = page.findAll('.act')
  await buttons.find((button) => button.text().startsWith('Hide roles'))?.trigger('click')
}
const entry = (over: Partial<LogEntry>): LogEntry => ({
  what: 'death',
  round: 2,
  phase: 'dawn',
  by: [],
  on: ['p5'],
  result: 'werewolves',
  why: { module: 'werewolf', section: '4.1' },
  ...over
})
const seer = prompt({ prompt: 'seer', script: 'seer', fields: [playerField()] })

describe('what an answer leads to', () => {
  it('is asked once the answer stands, and said in one line (P27)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const shown = await open({}, { foresee: [entry({}), entry({ on: ['p6'] })] })
    await press('5')
    expect(shown.made('foresee')).toEqual([])
    expect(shown.page.find('.now').text()).toContain('So far')
    vi.advanceTimersByTime(200)
    vi.useRealTimers()
    await flushPromises()
    expect(shown.made('foresee')).toEqual([{ command: { command: 'answer', prompt: 'guard', answer: 'p5' } }])
    expect(shown.page.find('.leads').text()).toContain('At dawn: 5 Eve and 6 Finn die.')
    expect(shown.page.find('.now').text()).not.toContain('So far')
  })

  it('is never asked while the roles are hidden', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const shown = await open({}, { foresee: [entry({})] })
    await hideRoles(shown)
    await press('5')
    vi.advanceTimersByTime(500)
    vi.useRealTimers()
    await flushPromises()
    expect(shown.made('foresee')).toEqual([])
    expect(shown.page.find('.leads').exists()).toBe(false)
  })
})

describe('why', () => {
  const log = [
    entry({ what: 'wolves', phase: 'night', by: ['p1', 'p2'], result: null }),
    entry({
      what: 'attack',
      result: 'clash',
      why: { module: 'guard', section: '4.14', rule: 'guardHealClash' }
    })
  ]

  it('tells the chain, the section, who decided and the house rule that chose it', async () => {
    const shown = await open(
      { log, houseRules: { guardHealClash: 'dies' } },
      { why: { entry: log[1], ledBy: [log[0]] } }
    )
    await press('w')
    const text = shown.page.find('dialog').text()
    expect(shown.made('why')).toEqual([{ at: 1 }])
    expect(text).toContain('The wolves choose 5 Eve')
    expect(text).toContain('Rule 4.14')
    expect(text).toContain('House rule: Protected and healed at once: Dies')
  })

  it('opens from the line that is pressed, and shows what each hand weighed', async () => {
    const vote = entry({
      what: 'vote',
      phase: 'vote',
      on: ['p1'],
      result: { ballots: { p3: 'p1', p4: 'p1', p5: 'p2' }, totals: { p1: 6, p2: 2 } },
      why: { module: 'vote', section: '3.7' }
    })
    const all = [entry({ what: 'elected', on: ['p3'], result: null, why: null }), vote]
    const shown = await open({ log: all }, { why: { entry: vote, ledBy: [] } })
    await shown.page.findAll('[role=log] li .why')[0]?.trigger('click')
    await flushPromises()
    const text = shown.page.find('dialog').text()
    expect(text).toContain('1 Ann: 3 votes, from 3 Cid and 4 Dee. 3 Cid counts 2')
    expect(text).toContain('2 Bob: 1 vote, from 5 Eve')
  })
})

describe('signs and the silent card', () => {
  const check = entry({ what: 'check', by: ['p3'], on: ['p1'], result: 'wolf', phase: 'night' })

  it('shows the signs the house agreed on', async () => {
    const houseRules = { seerResult: 'wolfOrNot', seerGesture: 'upGoodClaw' }
    const shown = await open({ prompt: seer, houseRules })
    expect(shown.page.find('[aria-label="Hand signs"]').text()).toBe('Clawa wolfThumb upno wolf')
  })

  it('needs no sign where the card itself is shown', async () => {
    const shown = await open({ prompt: seer, houseRules: { seerResult: 'card' } })
    expect(shown.page.find('[aria-label="Hand signs"]').exists()).toBe(false)
  })

  it('holds the answer up, then any role, and is put away with its key (P28)', async () => {
    const shown = await open({ log: [check], houseRules: { seerResult: 'wolfOrNot', seerGesture: 'upGood' } })
    await press('s')
    expect(shown.page.find('dialog').text()).toContain('Werewolf')
    await press('ArrowRight')
    expect(shown.page.find('dialog .role-card').exists()).toBe(true)
    await press('s')
    expect(shown.page.find('dialog').exists()).toBe(false)
  })

  it('stays down while the roles are hidden', async () => {
    const shown = await open({ log: [check] })
    await hideRoles(shown)
    await flushPromises()
    await press('s')
    expect(shown.page.find('dialog').exists()).toBe(false)
  })
})

describe('words that depend on the house', () => {
  it('tells how the Lovers are treated, in both languages', async () => {
    const lovers = prompt({ prompt: 'lovers', script: 'lovers', say: true, shape: 'none', fields: [] })
    const shown = await open({ prompt: lovers, houseRules: { loversLearn: 'goodBad' } }, {}, 'zh')
    expect(shown.page.find('.now').text()).toContain('手势告知各自对方是好是坏')
    expect(shown.page.find('.now').text()).toContain('This is what your lover is.')
  })

  it('S371 tells the dead to close their eyes, or the host that they may look', async () => {
    const falls = prompt({
      prompt: 'night-falls',
      script: 'night-falls',
      say: true,
      shape: 'none',
      fields: []
    })
    const players = [player(1), player(2, { alive: false }), player(3)]
    const now = async (deadEyes: string) => {
      const shown = await open({ prompt: falls, houseRules: { deadEyes }, players })
      const text = shown.page.find('.now').text()
      close()
      return text
    }
    expect(await now('closed')).toContain('close your eyes, the dead too')
    expect(await now('mayLook')).toContain('The dead may keep their eyes open and stay silent.')
    close = () => undefined
  })

  it('§7.6 lets the tied speak once more before they are voted on again', async () => {
    const shown = await open({ prompt: { ...votePrompt(), about: { round: 1 } } })
    expect(shown.page.find('.script').text()).not.toContain('The tied may speak again.')
    close()
    const again = await open({ prompt: { ...votePrompt(), about: { round: 2 } } })
    expect(again.page.find('.script').text()).toContain('The tied may speak again.')
  })

  it('S311, S367 says whether a shown Idiot may interject, or waits for his turn', async () => {
    const talk = prompt({ prompt: 'discussion', script: 'discussion', say: true, shape: 'none', fields: [] })
    const now = async (idiotInterject: boolean) => {
      const log = [entry({ what: 'role-shown', on: ['p1'], result: 'village-idiot' })]
      const shown = await open({ prompt: talk, houseRules: { idiotInterject }, log })
      const text = shown.page.find('.now').text()
      close()
      return text
    }
    expect(await now(true)).toContain('A shown Village Idiot may interject.')
    expect(await now(false)).toContain('A shown Village Idiot speaks only in turn.')
    close = () => undefined
  })

  it('names the role that a roll call asks for', async () => {
    const call = prompt({
      prompt: 'roll-call.witch',
      script: 'roll-call',
      about: { role: 'witch' },
      actors: [],
      fields: [playerField({ key: 'holders', by: null, kind: 'players', min: 1 })]
    })
    const shown = await open({ prompt: call })
    expect(shown.page.find('h1').text()).toBe('Who is the Witch?')
    expect(shown.page.find('.script').text()).toContain('Witch, wake and show yourself.')
    await press('s')
    expect(shown.page.find('dialog .role-card').text()).toBe('Witch')
  })

  it('says nothing aloud about a Little Girl who is seen', async () => {
    const field = playerField({
      key: 'caught',
      by: null,
      kind: 'option',
      choices: [true, false].map((value) => ({ value, ban: null }))
    })
    const girl = prompt({ prompt: 'little-girl', script: 'little-girl', fields: [field] })
    const shown = await open({ prompt: girl, houseRules: { littleGirlCaught: 'mustDie' } })
    expect(shown.page.find('.script').exists()).toBe(false)
    expect(shown.page.find('.now').text()).toContain('Seen, so she dies')
  })
})
