import { expect, test } from '@playwright/test'
import type { Command } from '../src/shared/game'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'
import { seatTable } from './table'

/** What nobody does, till the village votes. */
const quiet: { readonly [prompt: string]: Extract<Command, { command: 'answer' }>['answer'] } = {
  seer: null,
  werewolves: null,
  witch: { heal: null, poison: null }
}

const table = 'Ann werewolf, Bob seer, Cleo witch, Dan villager, Eve villager, Fay villager, Gus villager'

let userData: string
let howlcast: LaunchedApp
test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})
test.afterEach(() => howlcast.app.close())

async function untilTheVote(): Promise<void> {
  for (let steps = 0; steps < 40; steps++) {
    const { view } = await stateOf(howlcast.console)
    const { prompt = '', say = false } = view?.prompt ?? {}
    if (prompt === 'vote') return
    const command: Command = say
      ? { command: 'go-on' }
      : { command: 'answer', prompt, answer: quiet[prompt] ?? null }
    await call(howlcast.console, 'command', { count: view?.commandCount ?? 0, command })
  }
  throw new Error('nobody votes')
}

const ballots = async () => (await stateOf(howlcast.console)).publication.view?.vote?.ballots

test('ballots reach the audience as they are entered, are held, and outlive a power cut and a correction', async () => {
  await seatTable(howlcast.console, table, { houseRules: { sheriffElection: 'none' } })
  await untilTheVote()
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

  const { view } = await stateOf(howlcast.console)
  const mark = { player: 'gus', mark: 'no-vote', on: true } as const
  await call(howlcast.console, 'command', {
    count: view?.commandCount ?? 0,
    command: { command: 'correct', set: { mark } }
  })
  await expect(howlcast.overlay.getByText('Ballots in: 3')).toBeVisible()
  await expect(howlcast.console.locator('.ballot.live b')).toHaveText('Dan')

  await howlcast.console.bringToFront()
  await howlcast.console.keyboard.press('Escape')
  await expect.poll(ballots).toBeNull()
})
