import { flushPromises } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import type { SeasonTally } from '../../../shared/season'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

let close: () => void = () => undefined
afterEach(() => close())

const tally: SeasonTally = {
  since: null,
  games: 4,
  camps: { werewolves: 1, village: 3 },
  players: [
    { of: 'Ann', games: 4, wins: 3, survived: 1 },
    { of: '月下', games: 2, wins: 0, survived: 2 }
  ],
  roles: [{ of: 'seer', games: 4, wins: 3, survived: 2 }]
}
const none: SeasonTally = { since: null, games: 0, camps: {}, players: [], roles: [] }

async function open(season: SeasonTally, language: 'en' | 'zh' = 'en') {
  const state = sampleState({ view: null })
  const shown = await mountConsole(
    { ...state, settings: { ...state.settings, consoleLanguage: language } },
    { season, 'export-table': { ok: true, value: '/home/host/season.csv' } }
  )
  close = () => shown.page.unmount()
  await shown.page.find('.season-way').trigger('click')
  await flushPromises()
  return shown
}
type Shown = Awaited<ReturnType<typeof open>>
const sheet = (shown: Shown) => shown.page.find('dialog')
const lines = (shown: Shown) =>
  sheet(shown)
    .findAll('li')
    .map((line) => line.findAll('b, span, em').map((part) => part.text()))

describe('the season', () => {
  it('shows players and roles with their games, wins and survival, as bars and in numbers', async () => {
    const shown = await open(tally)
    expect(lines(shown)).toEqual([
      ['Ann', 'games: 4', 'won 3 of 4', 'lived 1 of 4'],
      ['月下', 'games: 2', 'won 0 of 2', 'lived 2 of 2'],
      ['Seer', 'games: 4', 'won 3 of 4', 'lived 2 of 4']
    ])
    const bars = sheet(shown)
      .findAll('li:first-child .track i')
      .map((bar) => bar.attributes('style'))
    expect(bars.slice(0, 2)).toEqual(['width: 75%;', 'width: 25%;'])
    expect(sheet(shown).find('.camps').text()).toBe('Village: 3, Werewolves: 1')
    expect(sheet(shown).find('[role="status"]').text()).toBe('Finished games: 4')
  })

  it('speaks Chinese', async () => {
    const shown = await open({ ...tally, since: '2026-03-02T12:00:00.000Z' }, 'zh')
    expect(lines(shown)[2]).toEqual(['预言家', '4 局', '胜 3 / 4', '存活 2 / 4'])
    expect(sheet(shown).find('[role="status"]').text()).toContain('2026年3月2日')
  })

  it('says what will be here while no game has ended, and offers nothing to save', async () => {
    const shown = await open(none)
    expect(sheet(shown).text()).toContain('No game has ended yet.')
    expect(sheet(shown).findAll('header button')).toHaveLength(1)
  })

  it('saves a table with its words', async () => {
    const shown = await open(tally)
    await sheet(shown).find('header button').trigger('click')
    await flushPromises()
    expect(shown.made('export-table')).toEqual([
      {
        name: 'season',
        table: {
          head: ['Of', 'Name', 'Games', 'Wins', 'Survived'],
          rows: [
            ['Player', 'Ann', 4, 3, 1],
            ['Player', '月下', 2, 0, 2],
            ['Role', 'Seer', 4, 3, 2]
          ]
        }
      }
    ])
    expect(sheet(shown).find('[role="status"]').text()).toBe('Saved: /home/host/season.csv')
  })
})
