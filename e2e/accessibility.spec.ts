import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import { launchApp, type LaunchedApp } from './app'
import { call } from './bridge'
import { MouseHost } from './host'
import { comeToRest } from './rest'
import { seatTable } from './table'

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
  const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
  await howlcast.console.evaluate(await readFile(axe, 'utf8'))
})

test.afterAll(() => howlcast.app.close())

/** What axe finds serious on the screen as it is, in both themes. */
async function seriousProblems(): Promise<string[]> {
  const found: string[] = []
  for (const theme of ['light', 'dark'] as const) {
    await call(howlcast.console, 'set-settings', { theme })
    await expect(howlcast.console.locator(`html[data-theme="${theme}"]`)).toHaveCount(1)
    await comeToRest(howlcast.console)
    const { violations, passes } = await howlcast.console.evaluate((): Promise<AxeResults> =>
      Reflect.get(window, 'axe').run({ resultTypes: ['violations'] })
    )
    expect(passes.length).toBeGreaterThan(0)
    for (const { id, impact, nodes } of violations) {
      if (impact !== 'serious' && impact !== 'critical') continue
      found.push(...nodes.map(({ target }) => `${theme}: ${id} at ${target.join(' ')}`))
    }
  }
  return found
}

test('the set-up screen has no serious problem of accessibility', async () => {
  const { console } = howlcast
  expect(await seriousProblems()).toEqual([])
  await console.getByLabel('Paste names').fill('Ann\nBob\nCid\nDot\nEve\nFay\nGus\nHal')
  await console.getByRole('button', { name: 'Seat them' }).click()
  expect(await seriousProblems()).toEqual([])
  await console.getByRole('button', { name: 'Deal by hand' }).click()
  await console.getByRole('button', { name: 'Keep order' }).click()
  await console.getByRole('button', { name: 'Choose cards' }).click()
  await console.getByRole('checkbox', { name: 'Burial' }).check()
  expect(await seriousProblems()).toEqual([])
  await console.getByRole('button', { name: 'Done' }).click()
  expect(await seriousProblems()).toEqual([])
})

test('the sheets of the desk, the players and the legend have no serious problem of accessibility', async () => {
  const { console } = howlcast
  for (const [key, title] of [
    ['p', 'Players and tables'],
    ['Control+l', 'What the seats show'],
    ['?', 'This desk']
  ] as const) {
    await console.keyboard.press(key)
    const sheet = console.getByRole('dialog', { name: title })
    await expect(sheet).toBeVisible()
    expect(await seriousProblems()).toEqual([])
    await console.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
  }
})

test('text of twice the size cuts nothing off, and leaves the overlay as it was', async () => {
  const { console, overlay } = howlcast
  const wide = (page: typeof console) => page.evaluate(() => window.innerWidth)
  const [usual, picture] = [await wide(console), await wide(overlay)]
  /** What sticks out sideways of the window or of something that scrolls. */
  const sticksOut = () =>
    console.evaluate(() =>
      [
        document.documentElement,
        ...document.querySelectorAll('.console, .rail, .now-column > .middle, dialog, dialog .body')
      ]
        .filter((part) => part.scrollWidth > part.clientWidth + 1)
        .map((part) => part.className || part.tagName)
    )
  await call(console, 'set-settings', { textSize: 200 })
  await expect.poll(() => wide(console)).toBe(usual / 2)
  expect(await wide(overlay)).toBe(picture)
  expect(await sticksOut()).toEqual([])
  expect(await seriousProblems()).toEqual([])
  for (const key of ['p', 'Control+l', '?', 'h', 'e', 'Control+o']) {
    await console.keyboard.press(key)
    await expect(console.getByRole('dialog')).toBeVisible()
    expect(await sticksOut(), key).toEqual([])
    await console.keyboard.press('Escape')
    await expect(console.getByRole('dialog')).toBeHidden()
  }
  await call(console, 'set-settings', { textSize: 100 })
  await expect.poll(() => wide(console)).toBe(usual)
})

test('the play screen has no serious problem of accessibility', async () => {
  const { console } = howlcast
  const seats = 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager'
  const houseRules = { selfDestruct: true }
  const host = new MouseHost(console, await seatTable(console, seats, { houseRules }))
  await host.does('Night falls')
  await host.tries('Bob')
  await expect(host.refusal).toBeVisible()
  expect(await seriousProblems()).toEqual([])
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Eve' })
  await host.answer({ row: 'Poison', pick: 'Ann' })
  expect(await seriousProblems()).toEqual([])
  await console.getByRole('button', { name: 'The game at: Seer' }).click()
  await expect(console.getByRole('status', { name: 'The past' })).toBeVisible()
  expect(await seriousProblems()).toEqual([])
  await console.keyboard.press('Escape')
  await console.getByRole('button', { name: 'Clear' }).click()
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await host.answer({ votes: { Ann: 'Bob', Bob: null, Cid: 'Bob' } })
  expect(await seriousProblems()).toEqual([])
  await console.keyboard.press('Control+b')
  await console.getByRole('group', { name: 'Who blows up?' }).getByRole('button', { name: 'Ann' }).click()
  expect(await seriousProblems()).toEqual([])
  await console.keyboard.press('Escape')
  await console.getByRole('banner').getByRole('button', { name: 'Correct' }).click()
  await expect(console.getByRole('dialog')).toBeVisible()
  expect(await seriousProblems()).toEqual([])
  await console.keyboard.press('Escape')
  const { view } = await call(console, 'state', null)
  const end = { count: view?.commandCount ?? 0, command: { command: 'end', camp: 'village' } } as const
  expect(await call(console, 'command', end)).toMatchObject({ ok: true })
  await host.does('The game is over')
  await expect(host.title).toHaveText('The village wins')
  expect(await seriousProblems()).toEqual([])
})

test('timer, blackout and the sheet of the show have no serious problem of accessibility', async () => {
  const { console } = howlcast
  if ((await call(console, 'state', null)).view !== null) await call(console, 'end-session', null)
  await seatTable(console, 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager')
  await call(console, 'start-timer', { name: 'speech', seconds: 600 })
  await call(console, 'set-speaker', { player: 'ann' })
  await call(console, 'set-show', { holdTotals: true, blackout: true, board: 'hidden' })
  await expect(console.getByRole('button', { name: 'Lift blackout' })).toBeVisible()
  expect(await seriousProblems()).toEqual([])
  await call(console, 'set-show', { blackout: false, board: 'shown' })
  await call(console, 'set-settings', { control: true, omniscient: true, publicDelay: 1 })
  await console.keyboard.press('Control+o')
  const sheet = console.getByRole('dialog', { name: 'Addresses, delay, OBS' })
  await expect(sheet.locator('iframe')).toBeAttached()
  await sheet.getByRole('checkbox', { name: 'Safe area' }).check()
  expect(await seriousProblems()).toEqual([])
  for (const tab of ['Delay and secrets', 'Keys and buttons', 'OBS', 'Timers and bell']) {
    await sheet.getByRole('button', { name: tab, exact: true }).click()
    expect(await seriousProblems()).toEqual([])
  }
  await console.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
})
