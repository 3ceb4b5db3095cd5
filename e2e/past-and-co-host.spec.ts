import { expect, test, type Page } from '@playwright/test'
import type { Command } from '../src/shared/game'
import { kill, launchApp, windowOf, windowCount, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { play } from './commands'
import { keepPicture, photograph } from './shots'
import { seatTable } from './table'

const eight =
  'Ann werewolf, Bob werewolf, Cid seer, Dee witch, Eve hunter, Finn villager, Gus villager, Hal villager'
const eighteen =
  'Ann werewolf, Bob werewolf, Cid seer, Dee witch, Eve hunter, Finn villager, Gus villager, Hal villager, Ida guard, Jon elder, Kay werewolf, Lea cupid, Max werewolf, Nia villager, Oli villager, Pam villager, Quin villager, Ros villager'
const answer = (prompt: string, given: Extract<Command, { command: 'answer' }>['answer']): Command => ({
  command: 'answer',
  prompt,
  answer: given
})

let howlcast: LaunchedApp
test.afterEach(() => howlcast.app.close().catch(() => undefined))

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const banner = (page: Page) => page.getByRole('status', { name: 'The past' })
const line = (page: Page, text: string) =>
  page.getByRole('log').getByRole('button', { name: text, exact: true })

test('eight players: the past is looked at, before and after a crash, and nothing acts on it', async () => {
  howlcast = await launchApp()
  await seatTable(howlcast.console, eight)
  await play(howlcast.console, answer('seer', 'ann'), answer('werewolves', 'hal'))
  await expect(title(howlcast.console)).toHaveText('Witch wakes')
  await expect(howlcast.console.getByRole('button', { name: 'Wolves: 8 Hal' })).toBeVisible()
  await photograph(howlcast, 'undo-8')
  const before = await stateOf(howlcast.console)

  await line(howlcast.console, 'The wolves choose 8 Hal').click()
  await expect(banner(howlcast.console)).toContainText('Nothing here changes the game')
  await expect(title(howlcast.console)).toHaveText('Werewolves wake')
  await photograph(howlcast, 'past-8')
  for (const key of ['1', 'x', 'Space', 'Control+z', 'Control+y', 'Control+k']) {
    await howlcast.console.keyboard.press(key)
  }
  const after = await stateOf(howlcast.console)
  expect(after.view).toEqual(before.view)
  expect(after.publication).toEqual(before.publication)
  await howlcast.console.keyboard.press('Escape')
  await expect(title(howlcast.console)).toHaveText('Witch wakes')

  await kill(howlcast)
  howlcast = await launchApp({ userData: howlcast.userData })
  await howlcast.console.getByRole('button', { name: 'The game at: Seer' }).click()
  await expect(title(howlcast.console)).toHaveText('Seer wakes')
  await expect(howlcast.console.getByRole('main')).toContainText('Seer: 1 Ann')
  await howlcast.console.keyboard.press('Enter')
  await expect(title(howlcast.console)).toHaveText('Witch wakes')
  expect((await stateOf(howlcast.console)).view?.prompt?.prompt).toBe('witch')
})

test('eighteen players: a co-host watches, can do nothing, and is there again after a crash (P46)', async () => {
  howlcast = await launchApp()
  await seatTable(howlcast.console, eighteen)
  await howlcast.console.keyboard.press('?')
  await howlcast.console.getByRole('button', { name: 'Open the co-host’s window' }).click()
  let coHost = await windowOf(howlcast.app, 'co-host')
  await expect(
    howlcast.console.getByRole('button', { name: 'Bring the co-host’s window to the front' })
  ).toBeVisible()
  await keepPicture(howlcast.console, 'co-host-desk-sheet')
  await howlcast.console.keyboard.press('Escape')

  const window = await howlcast.app.browserWindow(coHost)
  expect(await window.evaluate((own) => own.getTitle())).toBe('Howlcast Co-host')
  const bridges = await coHost.evaluate(() => [
    typeof Reflect.get(globalThis, 'howlcast'),
    Object.keys(Reflect.get(globalThis, 'howlcastCoHost') as object).join(' ')
  ])
  expect(bridges).toEqual(['undefined', 'onState'])

  await play(
    howlcast.console,
    answer('cupid', ['ann', 'dee']),
    answer('guard', 'cid'),
    answer('seer', 'ann'),
    answer('werewolves', 'hal')
  )
  await expect(title(coHost)).toHaveText('Witch wakes')
  await expect(coHost.getByRole('log')).toContainText('The wolves choose 8 Hal')
  await expect(coHost.getByRole('log').getByRole('button')).toHaveCount(0)
  await call(howlcast.console, 'start-timer', { name: 'role', seconds: 600 })
  await expect(coHost.getByRole('timer')).toBeVisible()

  await line(howlcast.console, 'The wolves choose 8 Hal').click()
  await expect(banner(howlcast.console)).toBeVisible()
  await expect(title(coHost)).toHaveText('Witch wakes')
  await photograph(howlcast, 'past-18')
  await howlcast.console.keyboard.press('Escape')

  const count = (await stateOf(howlcast.console)).view?.commandCount
  await coHost.getByRole('button', { name: /^3 Cid/ }).click()
  for (const key of ['3', 'Enter', 'Control+z', 'Control+k', 'Escape']) await coHost.keyboard.press(key)
  expect((await stateOf(howlcast.console)).view?.commandCount).toBe(count)
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080]
  ] as const) {
    await window.evaluate((own, size) => own.setContentSize(size.width, size.height), { width, height })
    await keepPicture(coHost, `co-host-18-${width}`, { animations: 'disabled' })
  }
  await call(howlcast.console, 'set-settings', { consoleLanguage: 'zh', theme: 'light' })
  await expect(coHost.getByRole('heading', { level: 1 })).toHaveText(/女巫/)
  await keepPicture(coHost, 'co-host-18-zh', { animations: 'disabled' })
  await call(howlcast.console, 'set-settings', { consoleLanguage: 'en', theme: 'dark' })

  await kill(howlcast)
  howlcast = await launchApp({ userData: howlcast.userData })
  coHost = await windowOf(howlcast.app, 'co-host')
  await expect(title(coHost)).toHaveText('Witch wakes')
  await coHost.close()
  await expect.poll(async () => (await stateOf(howlcast.console)).coHost).toBe(false)
  await kill(howlcast)
  howlcast = await launchApp({ userData: howlcast.userData })
  await expect(title(howlcast.console)).toHaveText('Witch wakes')
  expect(await windowCount(howlcast.app)).toBe(2)
})

test('the co-host’s window goes with the console, and asks before it stands over the overlay', async () => {
  howlcast = await launchApp()
  await howlcast.app.evaluate(({ BrowserWindow, screen }) => {
    const overlay = BrowserWindow.getAllWindows().find((own) => own.getTitle() === 'Howlcast Overlay')
    overlay?.setAspectRatio(0)
    overlay?.setBounds(screen.getPrimaryDisplay().bounds)
  })
  expect(await call(howlcast.console, 'show-co-host', { overOverlay: false })).toEqual({
    ok: true,
    value: 'asks'
  })
  expect(await windowCount(howlcast.app)).toBe(2)
  expect(await call(howlcast.console, 'show-co-host', { overOverlay: true })).toEqual({
    ok: true,
    value: 'open'
  })
  const coHost = await windowOf(howlcast.app, 'co-host')
  await expect(title(coHost)).toHaveText('No game is played now.')
  const gone = coHost.waitForEvent('close')
  await howlcast.console.close()
  await gone
})
