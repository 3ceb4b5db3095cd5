import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { BalanceReport } from '../../../shared/balance'
import { mountConsole, press } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'
import { inOrder, leanOf } from './lean'

let close: () => void = () => undefined
afterEach(() => close())

const outcome = (of: string, share: number) => ({
  of,
  wins: share * 1000,
  share,
  low: share - 0.03,
  high: share + 0.03
})
const report = (over: Partial<BalanceReport> = {}): BalanceReport => ({
  state: 'running',
  games: 3000,
  played: 1000,
  rounds: 4.25,
  outcomes: [outcome('village', 0.36), outcome('werewolves', 0.61), outcome('nobody', 0.03)],
  ...over
})

async function open(language: 'en' | 'zh' = 'en', names = 'Ann\nBob\nCid\nDee\nEve\nFinn\nGus\nHal') {
  const state = sampleState({ view: null })
  const first = { ...state, settings: { ...state.settings, consoleLanguage: language } }
  const shown = await mountConsole(first)
  close = () => shown.page.unmount()
  await shown.page.find('textarea').setValue(names)
  await shown.page.find('form.paste').trigger('submit')
  await flushPromises()
  return { ...shown, tell: (balance: BalanceReport) => shown.push({ ...first, balance }) }
}
const sheet = (shown: Awaited<ReturnType<typeof open>>) => shown.page.find('dialog')
const rows = (shown: Awaited<ReturnType<typeof open>>) =>
  sheet(shown)
    .findAll('ul li')
    .map((row) => row.text().replace(/\s+/g, ' '))

describe('the balance check in the set-up screen', () => {
  it('asks about the table as it stands, by one key, and draws each camp with its margin', async () => {
    const shown = await open()
    ;(document.activeElement as HTMLElement | null)?.blur()
    await press('b')
    expect(shown.made('check-balance')).toMatchObject([
      { shuffle: true, setup: { ruleset: 'new-moon', roles: { werewolf: 2, seer: 1, villager: 5 } } }
    ])
    await shown.tell(report())
    expect(rows(shown)).toEqual([
      'Werewolves61.0%58.0 to 64.0',
      'Village36.0%33.0 to 39.0',
      'No winner3.0%0.0 to 6.0'
    ])
    expect(sheet(shown).text()).toContain(
      'Ahead at this table: the Werewolves, with about 61 wins in 100 games.'
    )
    expect(sheet(shown).text()).toContain('1,000 of 3,000 games')
    expect(sheet(shown).text()).toContain('A game lasts 4.3 days on average.')
    expect(sheet(shown).text()).toContain('It knows nothing of your players')
    expect(sheet(shown).find('.margin').attributes('style')).toMatch(/left: 5[78]/)
  })

  it('says the same in Chinese', async () => {
    const shown = await open('zh')
    await shown.page.find('.to-balance').trigger('click')
    await shown.tell(report({ state: 'done', played: 3000 }))
    expect(rows(shown)[0]).toBe('狼人阵营61.0%58.0 至 64.0')
    expect(sheet(shown).text()).toContain('狼人阵营在这一桌占优，100 局约胜 61 局。')
    expect(sheet(shown).text()).toContain('已模拟 3,000 / 3,000 局')
  })

  it('stops the games by its button, and when the sheet is closed', async () => {
    const shown = await open()
    await shown.page.find('.to-balance').trigger('click')
    await shown.tell(report())
    await sheet(shown).find('.course button').trigger('click')
    expect(shown.made('cancel-balance')).toHaveLength(1)
    await shown.tell(report({ state: 'stopped' }))
    expect(sheet(shown).find('.course button').text()).toBe('Count again')
    await sheet(shown).find('.course button').trigger('click')
    expect(shown.made('check-balance')).toHaveLength(2)
    await shown.tell(report())
    await sheet(shown).find('header button').trigger('click')
    expect(shown.made('cancel-balance')).toHaveLength(2)
    expect(shown.page.find('dialog').exists()).toBe(false)
  })

  it('counts a table once, and anew when the table has changed', async () => {
    const shown = await open()
    await shown.page.find('.to-balance').trigger('click')
    await shown.tell(report({ state: 'done', played: 3000 }))
    await sheet(shown).find('header button').trigger('click')
    await shown.page.find('.to-balance').trigger('click')
    expect(shown.made('check-balance')).toHaveLength(1)
    expect(rows(shown)).toHaveLength(3)
    await sheet(shown).find('header button').trigger('click')
    await shown.page.find('[aria-label="One Witch more"]').trigger('click')
    await shown.page.find('[aria-label="One Villager fewer"]').trigger('click')
    await flushPromises()
    await shown.page.find('.to-balance').trigger('click')
    expect(shown.made('check-balance')).toHaveLength(2)
  })

  it('says of a table that cannot be played why, and draws nothing (§2.2)', async () => {
    const error = {
      code: 'role-mandatory',
      section: '2.2',
      params: { role: 'seer' },
      prompt: null,
      legal: []
    }
    const state = sampleState({ view: null })
    const shown = await mountConsole(state, {
      'check-balance': { ok: false, refusal: { kind: 'rule', error } }
    })
    close = () => shown.page.unmount()
    await shown.page.find('textarea').setValue('Ann\nBob\nCid\nDee\nEve\nFinn\nGus\nHal')
    await shown.page.find('form.paste').trigger('submit')
    await flushPromises()
    await shown.page.find('.to-balance').trigger('click')
    await flushPromises()
    const alert = shown.page.find('dialog [role="alert"]')
    expect(alert.text()).toContain('This table cannot be played yet.')
    expect(alert.text()).toContain('No game without Seer.')
    expect(shown.page.find('dialog ul').exists()).toBe(false)
  })

  it('says that too few are seated', async () => {
    const shown = await open('en', 'Ann\nBob')
    await shown.page.find('.to-balance').trigger('click')
    expect(sheet(shown).find('[role="alert"]').text()).toContain('At least 5 players are needed.')
    expect(shown.made('check-balance')).toEqual([])
  })

  it('says that the check broke off', async () => {
    const shown = await open()
    await shown.page.find('.to-balance').trigger('click')
    await shown.tell(report({ state: 'failed', played: 0, outcomes: [] }))
    expect(sheet(shown).text()).toContain('The check broke off.')
  })
})

describe('how a table leans', () => {
  it('is open before enough games, even within ten points, else ahead', () => {
    expect(leanOf(report({ played: 50 })).lean).toBe('open')
    expect(leanOf(report())).toEqual({ lean: 'ahead', of: 'werewolves', share: 0.61 })
    const even = [outcome('village', 0.5), outcome('werewolves', 0.45), outcome('nobody', 0.05)]
    expect(leanOf(report({ outcomes: even })).lean).toBe('even')
  })

  it('takes games without a winner for no camp', () => {
    const none = [outcome('village', 0.3), outcome('werewolves', 0.1), outcome('nobody', 0.6)]
    expect(leanOf(report({ outcomes: none }))).toMatchObject({ lean: 'ahead', of: 'village' })
    expect(inOrder(none).map(({ of }) => of)).toEqual(['village', 'werewolves', 'nobody'])
  })
})
