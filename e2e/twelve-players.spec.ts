import { expect, test } from '@playwright/test'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { Audience } from './audience'
import { stateOf } from './bridge'
import { countHands, handsOf, holdKey } from './hands'
import { KeyboardHost } from './host'
import { photograph, resize } from './shots'

const table = {
  Ashgrove: 'Werewolf',
  Bellamy: 'Seer',
  Cassandra: 'Werewolf',
  Dunstan: 'Witch',
  Evangeline: 'Hunter',
  Fitzroy: 'Cupid',
  Gwendolyn: 'Guard',
  Hawthorne: 'Elder',
  Ignatius: 'Villager',
  月下独酌: 'Villager',
  Juniper: 'Villager',
  Kingsley: 'Werewolf'
} as const
const names = Object.keys(table)

let howlcast: LaunchedApp
let audience: Audience
let host: KeyboardHost

/** Starts the app and sits down at it. */
async function start(userData: string): Promise<void> {
  howlcast = await launchApp({ userData })
  await resize(howlcast, 'Howlcast Overlay', 1920, 1080)
  audience = new Audience(howlcast.overlay)
  await audience.listen()
  host = new KeyboardHost(howlcast.console, names, async () => {
    await audience.follows(howlcast.console)
    await audience.knowsNoLivingRole()
  })
  await howlcast.console.bringToFront()
  await countHands(howlcast.console)
}

test.afterEach(() => howlcast.app.close())

async function setUpByKeyboard(): Promise<void> {
  const { page } = host
  const press = (keys: string) => page.keyboard.press(keys)
  const button = (name: string) => page.getByRole('button', { name })
  await host.tabTo(page.getByLabel('Paste names'))
  await page.keyboard.insertText(names.join('\n'))
  await press('Control+Enter')
  await photograph(howlcast, '01-seated')
  await host.tabTo(button('Deal by hand'))
  await press('Enter')
  const role = page.getByRole('combobox', { name: 'Role', exact: true })
  await host.tabTo(role)
  const offered = await role.getByRole('option').allInnerTexts()
  for (const wanted of Object.values(table)) {
    await press('Home')
    for (let steps = offered.indexOf(wanted); steps > 0; steps--) await press('ArrowDown')
    await expect(role.locator('option:checked')).toHaveText(wanted)
    await press('Enter')
  }
  await host.tabTo(button('Keep order'))
  await press('Enter')
  await press('e')
  for (const card of ['Touch of Death', 'Influences']) {
    await host.tabTo(page.getByRole('checkbox', { name: card }))
    await press('Space')
  }
  await press('Escape')
  await photograph(howlcast, '02-dealt')
  await press('Control+Enter')
}

test('twelve players by keyboard, through a crash, undo and two languages, to the rematch (P23, P31)', async () => {
  test.setTimeout(600_000)
  const userData = await newUserData()
  await start(userData)
  await setUpByKeyboard()

  await test.step('night 1', async () => {
    await host.does('The game begins')
    await photograph(howlcast, '03-night')
    await host.does('Night falls')
    await host.does('Cupid wakes', { pick: ['Cassandra', 'Evangeline'] })
    await host.does('The Lovers meet')
    await host.does('Guard wakes', { pick: 'Bellamy' })
    await host.does('Seer wakes', { pick: 'Ashgrove' })
    await host.does('Werewolves wake', { pick: 'Hawthorne' })
    await photograph(howlcast, '04-witch')
    await host.does('Witch wakes', { row: 'No potion' })
    await expect(audience.phase).toHaveText('Day 1')
  })

  await test.step('day 1: the Elder has lived, a wolf is voted out', async () => {
    await host.does('Day breaks')
    await photograph(howlcast, '05-election')
    await host.does('Elect the Sheriff', { result: 'Bellamy' })
    await expect(audience.sheriff).toHaveText(['Bellamy'])
    await host.does('The Sheriff is chosen')
    await expect(audience.title).toHaveText('Everyone wakes.')
    await photograph(howlcast, '06-dawn-nobody')
    await host.does('Announce the night')
    await expect(audience.card).toHaveText('Touch of Death')
    await expect(audience.sheriff).toHaveText(['Bellamy'])
    await photograph(howlcast, '07-card')
    await host.does('Event card')
    await photograph(howlcast, '08-talk')
    await host.does('The village talks')
    await expect(audience.step).toHaveText('Vote open')
    await host.answer({ votes: votesOnDay1 })
    await photograph(howlcast, '09-votes')
    await host.does('Enter the votes')
    await expect(audience.tally.locator('.total')).toHaveText(['9', '3'])
    await expect(audience.dead).toHaveText(['Ashgrove'])
    await photograph(howlcast, '10-verdict')
    await host.does('The verdict')
    await host.does('The sun sets')
  })

  await test.step('night 2, up to the Witch', async () => {
    await host.does('Night falls')
    await host.does('Guard wakes', { pick: 'Dunstan' })
    await host.does('Seer wakes', { pick: 'Kingsley' })
    await host.does('Werewolves wake', { pick: 'Bellamy' })
    await host.does('Was the victim touched?', { row: 'Touched' })
    await expect(host.title).toHaveText('Witch wakes')
  })

  await test.step('the app is killed and goes on at the very prompt', async () => {
    const before = await stateOf(howlcast.console)
    await kill(howlcast)
    await start(userData)
    await expect(host.title).toHaveText('Witch wakes')
    await expect(host.page.getByText('Resumed where the game stood.')).toBeVisible()
    expect((await stateOf(howlcast.console)).view).toEqual(before.view)
    expect((await audience.follows(howlcast.console)).view).toEqual(before.publication.view)
    await expect(audience.phase).toHaveText('Night 2')
    await expect(audience.boarded).toHaveCount(1)
    await audience.knowsNoLivingRole()
    await photograph(howlcast, '11-resumed')
  })

  await test.step('back across the night to the vote, and on again', async () => {
    const { view } = await stateOf(howlcast.console)
    for (let steps = 0; steps < 8; steps++) await host.undoes()
    await expect(host.title).toHaveText('Enter the votes')
    await expect(audience.phase).toHaveText('Day 1')
    await expect(audience.step).toHaveText('Vote open')
    await expect(audience.dead).toHaveCount(0)
    for (let steps = 0; steps < 8; steps++) await host.redoes()
    await expect(host.title).toHaveText('Witch wakes')
    await expect(audience.phase).toHaveText('Night 2')
    await expect(audience.boarded).toHaveCount(1)
    expect((await stateOf(howlcast.console)).view?.log).toEqual(view?.log)
  })

  await test.step('to Chinese and back', async () => {
    const language = (name: string) => host.page.getByRole('button', { name, exact: true })
    await host.pressAside(language('中文'))
    await expect(host.title).toHaveText('女巫睁眼')
    await host.pressAside(language('画面语言：中文'))
    await expect(audience.phase).toHaveText('第二夜')
    await photograph(howlcast, '12-chinese')
    await host.pressAside(language('EN'))
    await expect(host.title).toHaveText('Witch wakes')
    await expect(audience.phase).toHaveText('第二夜')
    await host.pressAside(language('Overlay in EN'))
    await expect(audience.phase).toHaveText('Night 2')
  })

  await test.step('the night takes the Sheriff and a wolf', async () => {
    await host.does('Witch wakes', { row: 'Poison', pick: 'Kingsley' })
    await host.does('Day breaks')
    await expect(audience.stage.locator('.names .name')).toHaveText(['Bellamy', 'Kingsley'])
    await expect(audience.boarded).toHaveCount(3)
    await photograph(howlcast, '13-dawn')
    await host.does('Announce the night')
    await host.does('The badge passes on', { pick: 'Gwendolyn' })
    await expect(audience.card).toHaveText('Influences')
    await expect(audience.sheriff).toHaveText(['Gwendolyn'])
    await host.does('Event card')
  })

  await test.step('day 2: the Hunter, her love and her last shot', async () => {
    await host.does('The village talks')
    await host.does('Who points first?', { pick: 'Ignatius' })
    for (const target of votesInTurn) {
      await expect(audience.step).toHaveText('One by one')
      await host.does('Vote in turn', { pick: target })
      if (target === 'Ignatius') await photograph(howlcast, '14-in-turn')
    }
    await expect(audience.dead).toHaveText(['Ashgrove', 'Bellamy', 'Evangeline', 'Kingsley'])
    await photograph(howlcast, '15-tally')
    await host.does('The verdict')
    await expect(audience.dead).toHaveText(['Ashgrove', 'Bellamy', 'Cassandra', 'Evangeline', 'Kingsley'])
    await photograph(howlcast, '16-grief')
    await host.does('A broken heart')
    await host.does('The Hunter falls', { pick: 'Juniper' })
    await host.does('The last shot')
    await host.does('The game is over')
    await expect(host.title).toHaveText('The village wins')
    await expect(audience.title).toHaveText(/The village\s+sees morning/)
    await photograph(howlcast, '17-winner')
  })

  await test.step('the same table again, without the mouse touched', async () => {
    const { page } = host
    await holdKey(page, 'Enter', () => expect(host.title).toHaveText('Ready to deal', { timeout: 5000 }))
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('dialog', { name: 'Everybody’s card' })).toBeVisible()
    await page.keyboard.press('Escape')
    await host.does('The game begins')
    expect((await stateOf(page)).view?.players.map(({ name }) => name)).toEqual(names)
    expect((await handsOf(page)).pointer).toBe(0)
  })
})

/** From Ignatius on, clockwise, round to Hawthorne. */
const votesInTurn = [
  'Evangeline',
  'Evangeline',
  'Ignatius',
  'Dunstan',
  'Evangeline',
  'Dunstan',
  'Evangeline',
  'Evangeline',
  'Evangeline'
]

const votesOnDay1 = {
  Ashgrove: 'Bellamy',
  Bellamy: 'Ashgrove',
  Cassandra: 'Ashgrove',
  Dunstan: 'Ashgrove',
  Evangeline: 'Ashgrove',
  Fitzroy: 'Ashgrove',
  Gwendolyn: 'Bellamy',
  Hawthorne: 'Ashgrove',
  Ignatius: 'Ashgrove',
  月下独酌: 'Ashgrove',
  Juniper: null,
  Kingsley: 'Bellamy'
}
