import { expect, test } from '@playwright/test'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { give } from './commands'
import { greetingAt } from './greeting'
import { MouseHost } from './host'
import { faultsOf } from './legible'
import { photograph } from './shots'
import { seatTable } from './table'

const seats = 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager'

let userData: string
let howlcast: LaunchedApp

test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})

test.afterEach(() => howlcast.app.close())

/** The bytes that a Browser Source is greeted with. */
async function greeting(): Promise<string> {
  const { overlay } = await stateOf(howlcast.console)
  return greetingAt(overlay.url ?? '')
}

/** Plays one night, and ends the game. */
async function playToTheEnd(): Promise<MouseHost> {
  const host = new MouseHost(howlcast.console, await seatTable(howlcast.console, seats))
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Dot' })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await host.does('Elect the Sheriff', { result: 'Bob' })
  await host.does('The Sheriff is chosen')
  await give(howlcast.console, { command: 'end', camp: 'village' })
  await host.does('The game is over')
  return host
}

test('the story is told after the end alone, on purpose, and an undo takes it off at once (P45)', async () => {
  test.setTimeout(180_000)
  const { console, overlay } = howlcast
  const host = await playToTheEnd()
  const start = console.getByRole('button', { name: 'Tell the story on air' })
  await expect(start).toBeVisible()
  expect(await greeting()).toContain('"recap":null')
  await start.click()
  await expect(overlay.locator('.story')).toHaveCount(0)
  await console.waitForTimeout(5500)
  await start.click({ delay: 1200 })
  const story = overlay.locator('.story')
  await expect(story).toContainText('Night 1')
  await expect(story).toContainText('The wolves choose 4 Dot (Villager).')
  expect(await greeting()).toContain('The wolves choose')
  // The house of whom the wolves choose is dark from the morning on.
  await expect(overlay.locator('.seat.dead')).toHaveCount(0)
  expect(await faultsOf(overlay)).toEqual([])
  await photograph(howlcast, 'recap-en')

  await console.keyboard.press('ArrowRight')
  await expect(story).toContainText('Day 1')
  await expect(overlay.locator('.seat.dead .called')).toHaveText(['Dot'])
  await call(console, 'set-show', { language: 'zh' })
  await expect(story).toContainText('第一天')
  await photograph(howlcast, 'recap-zh')
  await console.keyboard.press('ArrowLeft')
  await expect(story).toContainText('第一夜')

  await host.undoes()
  await expect(story).toHaveCount(0)
  expect(await greeting()).not.toContain('The wolves choose')
  await host.redoes()
  await expect(start).toBeVisible()
  expect(await greeting()).toContain('"recap":null')
})

test('a power cut in the middle ends the story, and the host begins it again', async () => {
  test.setTimeout(180_000)
  await playToTheEnd()
  await howlcast.console.getByRole('button', { name: 'Tell the story on air' }).click({ delay: 1200 })
  await expect(howlcast.overlay.locator('.story')).toBeVisible()
  await kill(howlcast)
  howlcast = await launchApp({ userData })
  await expect(howlcast.overlay.locator('.winner')).toBeVisible()
  expect(await greeting()).toContain('"recap":null')
  await howlcast.console.getByRole('button', { name: 'Tell the story on air' }).click({ delay: 1200 })
  await expect(howlcast.overlay.locator('.story')).toContainText('Night 1')
  await howlcast.console.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(howlcast.overlay.locator('.winner')).toBeVisible()
})
