import { expect, test, type Page } from '@playwright/test'
import { launchApp, type LaunchedApp } from './app'
import { Audience } from './audience'
import { stateOf } from './bridge'
import { countHands, handsOf } from './hands'
import { MouseHost } from './host'

/** Who holds which card. The names are found nowhere else in the app. */
const table = {
  Quillon: 'Werewolf',
  Zephyrine: 'Villager',
  Bramwell: 'Seer',
  Isolde: 'Werewolf',
  Thaddeus: 'Witch',
  Ottoline: 'Hunter',
  Peregrin: 'Villager',
  Wilhelmina: 'Villager'
} as const
const names = Object.keys(table)

let howlcast: LaunchedApp

test.beforeAll(async () => {
  howlcast = await launchApp()
})

test.afterAll(() => howlcast.app.close())

async function setUpByMouse(console: Page): Promise<void> {
  await howlcast.app.evaluate(({ clipboard }, text) => clipboard.writeText(text), names.join('\n'))
  await console.getByRole('button', { name: 'Paste what was copied' }).click()
  await console.getByRole('button', { name: 'Seat them' }).click()
  await console.getByRole('button', { name: 'Deal by hand' }).click()
  for (const [at, [name, role]] of Object.entries(table).entries()) {
    await console.getByRole('button', { name: `${at + 1} ${name}` }).click()
    await console.getByRole('combobox', { name: 'Role', exact: true }).selectOption(role)
  }
  await console.getByRole('button', { name: 'Keep order' }).click()
  await console.getByRole('button', { name: 'Choose cards' }).click()
  for (const card of ['Enthusiasm', 'Burial']) await console.getByRole('checkbox', { name: card }).check()
  await console.getByRole('button', { name: 'Done' }).click()
  await console.getByRole('button', { name: 'Deal and begin' }).click()
}

test('eight players by mouse, from the names to the winner and the rematch', async () => {
  test.setTimeout(240_000)
  const audience = new Audience(howlcast.overlay)
  await audience.listen()
  const host = new MouseHost(howlcast.console, names, async () => {
    await audience.follows(howlcast.console)
    await audience.knowsNoLivingRole()
  })
  await countHands(howlcast.console)
  await setUpByMouse(howlcast.console)

  await test.step('night 1', async () => {
    await expect(host.title).toHaveText('The game begins')
    await audience.follows(howlcast.console)
    await audience.knowsNoLivingRole()
    await host.does('The game begins')
    await host.does('Night falls')
    await expect(audience.phase).toHaveText('Night 1')
    await expect(audience.title).toHaveText('Night falls')
    await host.does('Seer wakes', { pick: 'Quillon' })
    await host.does('Werewolves wake', { pick: 'Peregrin' })
    await expect(audience.phase).toHaveText('Night 1')
    await host.does('Witch wakes', { row: 'No potion' })
  })

  await test.step('the first morning', async () => {
    await expect(audience.phase).toHaveText('Day 1')
    await expect(audience.title).toHaveText('Day breaks')
    await expect(audience.boarded).toHaveCount(0)
    await host.does('Day breaks')
    await expect(audience.step).toHaveText('Vote open')
    await host.does('Elect the Sheriff', { result: 'Bramwell' })
    await host.does('The Sheriff is chosen')
    await expect(audience.stage.locator('.names .name')).toHaveText(['Peregrin'])
    await expect(audience.boarded).toHaveCount(1)
    await host.does('Announce the night')
    await expect(audience.sheriff).toHaveText(['Bramwell'])
    await expect(audience.card).toHaveText('Enthusiasm')
    await expect(audience.dead).toHaveText(['Peregrin'])
    await host.does('Event card')
    await expect(audience.step).toHaveText('7 of 8 alive')
  })

  await test.step('day 1: a wolf is voted out, so the village votes again', async () => {
    await host.does('The village talks')
    await expect(audience.step).toHaveText('Vote open')
    await host.does('Enter the votes', {
      votes: {
        Quillon: 'Zephyrine',
        Zephyrine: 'Quillon',
        Bramwell: 'Quillon',
        Isolde: 'Zephyrine',
        Thaddeus: 'Quillon',
        Ottoline: null,
        Wilhelmina: 'Quillon'
      }
    })
    // The Sheriff's hand counts twice.
    await expect(audience.tally.locator('.total')).toHaveText(['5', '2'])
    await expect(audience.tally.locator('.name')).toHaveText(['Quillon', 'Zephyrine'])
    await host.does('The verdict')
    await expect(audience.step).toHaveText('Second vote')
    await expect(audience.dead).toHaveText(['Quillon', 'Peregrin'])
    await host.does('Enter the votes', { result: 'Zephyrine' })
    await host.does('The verdict')
    await expect(audience.dead).toHaveText(['Quillon', 'Zephyrine', 'Peregrin'])
    await host.does('The sun sets')
  })

  await test.step('night 2 takes the Sheriff', async () => {
    await expect(audience.phase).toHaveText('Night 2')
    await expect(audience.boarded).toHaveCount(3)
    await host.does('Night falls')
    await host.does('Seer wakes', { pick: 'Isolde' })
    await host.does('Werewolves wake', { pick: 'Bramwell' })
    await host.does('Witch wakes', { row: 'No potion' })
    await host.does('Day breaks')
    await expect(audience.stage.locator('.names .name')).toHaveText(['Bramwell'])
    await host.does('Announce the night')
    await host.does('The badge passes on', { pick: 'Thaddeus' })
    await expect(audience.card).toHaveText('Burial')
    await expect(audience.sheriff).toHaveText(['Thaddeus'])
    await expect(audience.dead).toHaveText(['Quillon', 'Zephyrine', 'Bramwell', 'Peregrin'])
    await host.does('Event card')
  })

  await test.step('day 2 ends the game', async () => {
    await host.does('The village talks')
    await host.does('Enter the votes', {
      votes: { Isolde: 'Thaddeus', Thaddeus: 'Isolde', Ottoline: 'Isolde', Wilhelmina: 'Isolde' }
    })
    await expect(audience.tally.locator('.total')).toHaveText(['4', '1'])
    await host.does('The verdict')
    await host.does('The game is over')
    await expect(host.title).toHaveText('The village wins')
    await expect(audience.title).toHaveText(/The village\s+sees morning/)
    await expect(audience.stage.locator('.people .name')).toHaveText([
      'Zephyrine',
      'Bramwell',
      'Thaddeus',
      'Ottoline',
      'Peregrin',
      'Wilhelmina'
    ])
  })

  await test.step('the same table again, without a key pressed', async () => {
    const { console } = howlcast
    await console.getByRole('button', { name: 'Same table again' }).click({ delay: 1500 })
    await console.getByRole('button', { name: 'Deal at random' }).click()
    await expect(host.title).toHaveText('Ready to deal')
    await console.getByRole('button', { name: 'Deal and begin' }).click()
    await console.getByRole('button', { name: 'Skip, nobody needs to look' }).click()
    await host.does('The game begins')
    const { view } = await stateOf(console)
    expect(view?.players.map(({ name }) => name)).toEqual(names)
    expect((await handsOf(console)).keys).toBe(0)
  })
})
