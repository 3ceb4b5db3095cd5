import { expect, test } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { holdButton, holdKey } from './hands'
import { KeyboardHost, MouseHost } from './host'
import { faultsOf } from './legible'
import { photograph } from './shots'
import { seatTable } from './table'

const seats =
  'Ann werewolf, Bob werewolf, Cid witch, Dot villager, Eve villager, Fay villager, Gus seer, Hal werewolf'
const houseRules = { selfDestruct: true, selfDestructLastWords: true, wolfMayHitWolf: false }

let howlcast: LaunchedApp

test.beforeEach(async () => {
  howlcast = await launchApp()
})

test.afterEach(() => howlcast.app.close())

test('a wolf blows up in the election by mouse, then names his victim (7.3, 7.8)', async () => {
  test.setTimeout(180_000)
  const { console, overlay } = howlcast
  const host = new MouseHost(console, await seatTable(console, seats, { houseRules }))
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Dot' })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await expect(host.title).toHaveText('Elect the Sheriff')

  await photograph(howlcast, 'self-destruct-offered')
  await console.getByRole('button', { name: 'A wolf blows up' }).click()
  const sheet = console.getByRole('dialog')
  await sheet.getByRole('group', { name: 'Who blows up?' }).getByRole('button', { name: 'Ann' }).click()
  await expect(sheet).toContainText('nobody will wear the badge')
  await photograph(howlcast, 'self-destruct-choice')
  const hold = sheet.getByRole('button', { name: 'Blow up' })
  await holdButton(console, hold, () => expect(sheet).toBeHidden({ timeout: 5000 }))

  await expect(overlay.getByText('A wolf self-destructs')).toBeVisible()
  await expect(overlay.getByText('The Sheriff’s badge is lost. Role: Werewolf')).toBeVisible()
  expect(await faultsOf(overlay)).toEqual([])
  await photograph(howlcast, 'self-destruct')
  await call(console, 'set-settings', { consoleLanguage: 'zh', theme: 'light' })
  await call(console, 'set-show', { language: 'zh' })
  await console.getByRole('button', { name: '1 号 Ann 的指刀' }).click()
  await photograph(howlcast, 'self-destruct-zh')
  await call(console, 'set-settings', { consoleLanguage: 'en', theme: 'dark' })
  await sheet.getByRole('button', { name: 'Eve' }).click()
  await sheet.getByRole('button', { name: 'Name the victim' }).click()

  await host.does('A wolf blows up')
  await host.does('Last words')
  await host.does('Announce the night')
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Bob' })
  await host.does('Werewolves wake', { row: 'They do not agree' })
  await host.does('Witch wakes', { row: 'No potion' })
  const { view } = await stateOf(console)
  expect(view?.players.filter(({ marks }) => marks.includes('attacked')).map(({ name }) => name)).toEqual([
    'Eve'
  ])
})

test('a wolf blows up by keyboard alone, and it is taken back (7.8)', async () => {
  const { console, overlay } = howlcast
  const names = await seatTable(console, seats, { houseRules: { ...houseRules, sheriffElection: 'none' } })
  const host = new KeyboardHost(console, names)
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Dot' })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await host.does('Announce the night')
  for (const key of ['Control+b', '2', '7', 'Enter']) await console.keyboard.press(key)
  await holdKey(console, 'Enter', () => expect(console.getByRole('dialog')).toBeHidden({ timeout: 5000 }))
  await expect(overlay.getByText('Straight to night')).toBeVisible()
  await host.undoes()
  await expect(overlay.getByText('Straight to night')).toBeHidden()
  await host.redoes()
  await host.does('A wolf blows up')
  await host.does('Last words')
  await host.does('Night falls')
})
