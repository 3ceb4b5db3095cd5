import { expect, test } from '@playwright/test'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { give, playTo } from './commands'
import { seatTable } from './table'

const table = 'Ann werewolf, Bob seer, Cleo witch, Dan villager, Eve villager, Fay villager, Gus villager'

let userData: string
let howlcast: LaunchedApp
test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})
test.afterEach(() => howlcast.app.close())

const ballots = async () => (await stateOf(howlcast.console)).publication.view?.vote?.ballots

test('ballots reach the audience as they are entered, are held, and outlive a power cut and a correction', async () => {
  await seatTable(howlcast.console, table, { houseRules: { sheriffElection: 'none' } })
  await playTo(howlcast.console, 'vote')
  await howlcast.console.bringToFront()
  for (const key of ['4', 'Enter', '4', 'Enter', '0']) await howlcast.console.keyboard.press(key)
  const entered = { ann: 'dan', bob: 'dan', cleo: null }
  await expect.poll(ballots).toEqual(entered)
  await expect(howlcast.overlay.getByText('Ballots in: 3')).toBeVisible()

  await call(howlcast.console, 'set-show', { holdTotals: true })
  expect(await ballots()).toBeNull()
  await expect(howlcast.overlay.getByText('Ballots in')).toHaveCount(0)
  await call(howlcast.console, 'set-show', { holdTotals: false })

  await kill(howlcast)
  howlcast = await launchApp({ userData })
  await expect(howlcast.console.locator('.ballot.live b')).toHaveText('Dan')
  expect(await ballots()).toEqual(entered)

  const mark = { player: 'gus', mark: 'no-vote', on: true } as const
  await give(howlcast.console, { command: 'correct', set: { mark } })
  await expect(howlcast.overlay.getByText('Ballots in: 3')).toBeVisible()
  await expect(howlcast.console.locator('.ballot.live b')).toHaveText('Dan')

  await howlcast.console.bringToFront()
  await howlcast.console.keyboard.press('Escape')
  await expect.poll(ballots).toBeNull()
})
