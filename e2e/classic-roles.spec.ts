import { expect, test, type Locator, type Page } from '@playwright/test'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { Audience } from './audience'
import { stateOf } from './bridge'
import { MouseHost } from './host'
import { photograph, resize } from './shots'

/** Who holds which card. The names are found nowhere else in the app. */
const table = {
  Quillon: 'Thief',
  Zephyrine: 'Werewolf',
  Bramwell: 'Little Girl',
  Isolde: 'Werewolf',
  Thaddeus: 'Cupid',
  Ottoline: 'Guard',
  Peregrin: 'Seer',
  Wilhelmina: 'Witch',
  Fairfax: 'Hunter',
  Marigold: 'Elder',
  Lysander: 'Village Idiot',
  Octavia: 'Scapegoat',
  Barnaby: 'Piper',
  Clementine: 'Villager'
} as const
const names = Object.keys(table)
/** What is in play: a Werewolf and a Villager more lie in the middle. */
const cards = {
  ...Object.fromEntries(Object.values(table).map((role) => [role, 1])),
  Werewolf: 3,
  Villager: 2
}
/** In the order of the night; then those who sleep through it. */
const called = {
  Thief: 'Quillon',
  Cupid: 'Thaddeus',
  Guard: 'Ottoline',
  Seer: 'Peregrin',
  Werewolf: ['Zephyrine', 'Isolde'],
  Witch: 'Wilhelmina',
  Piper: 'Barnaby',
  Elder: 'Marigold',
  Hunter: 'Fairfax',
  'Little Girl': 'Bramwell',
  Scapegoat: 'Octavia',
  'Village Idiot': 'Lysander'
} as const
/** House rules by name, and how this table plays them. */
const ourRules = {
  'What the Seer learns': 'Wolf or not',
  'Sign for the Seer': 'Thumb up: good, claw: a wolf',
  'The Thief’s choice': 'Must take one',
  'The Guard and the Little Girl': 'May not be named',
  'The Little Girl is seen': 'She dies'
} as const

let userData: string
let howlcast: LaunchedApp
let audience: Audience
let host: MouseHost

async function start(): Promise<void> {
  howlcast = await launchApp({ userData })
  await resize(howlcast, 'Howlcast Overlay', 1920, 1080)
  await resize(howlcast, 'Howlcast Console', 1280, 800)
  audience = new Audience(howlcast.overlay)
  await audience.listen()
  host = new MouseHost(howlcast.console, names, async () => void (await audience.follows(howlcast.console)))
}

test.beforeEach(async () => {
  userData = await newUserData()
  await start()
})

test.afterEach(() => howlcast.app.close())

async function seat(people: readonly string[]): Promise<void> {
  await howlcast.console.getByLabel('Paste names').fill(people.join('\n'))
  await howlcast.console.getByRole('button', { name: 'Seat them' }).click()
}

/** Puts so many cards of each role into play, and none of any other. The Thief, who brings a plain card, comes first. */
async function choose(wanted: { readonly [role: string]: number }): Promise<void> {
  const rows = howlcast.console.locator('.rail li:has(output)')
  // The table's own suggestion comes a moment after the names.
  await expect(rows.filter({ hasText: 'Villager' }).locator('output').first()).not.toHaveText('0')
  const offered = await rows.locator('b').allInnerTexts()
  for (const role of new Set([...Object.keys(wanted), ...offered])) {
    const row = rows.nth(offered.indexOf(role))
    const press = (which: 'fewer' | 'more') =>
      row.getByRole('button', { name: `One ${role} ${which}` }).click()
    const missing = (wanted[role] ?? 0) - Number(await row.locator('output').innerText())
    for (let left = missing; left > 0; left--) await press('more')
    for (let left = missing; left < 0; left++) await press('fewer')
  }
}

/** Opens Why on the newest line of the log that says this. */
async function why(line: string): Promise<Locator> {
  const { console } = howlcast
  await console
    .getByRole('log')
    .getByRole('button', { name: `Why: ${line}` })
    .first()
    .click()
  return console.getByRole('dialog', { name: 'Why' })
}

async function closes(dialog: Locator, button: string): Promise<void> {
  await dialog.getByRole('button', { name: button }).click()
  await expect(dialog).toHaveCount(0)
}

/** The rows and the words of the step must fit without scrolling, with the line of consequence below. */
async function fits(console: Page): Promise<void> {
  const hidden = await console
    .locator('.now .middle')
    .evaluate((middle) => middle.scrollHeight - middle.clientHeight)
  expect(hidden).toBe(0)
}

test('the classic roles by roll call, under the house’s own rules, through a crash and back', async () => {
  test.setTimeout(480_000)
  const { console: page } = howlcast

  await test.step('a table that cannot be played is refused with its reason', async () => {
    await seat(names)
    await page.getByRole('button', { name: 'Roll call' }).click()
    await choose({ ...cards, Villager: 1 })
    const begin = page.getByRole('button', { name: 'Deal and begin' })
    await expect(
      page.getByText('With a Thief there must be exactly two role cards more than seats.')
    ).toBeVisible()
    await expect(begin).toBeDisabled()
    await page.getByRole('button', { name: 'One Villager more' }).click()
    await expect(begin).toBeEnabled()
  })

  await test.step('the house’s rules are marked as differing', async () => {
    await expect(page.getByText('As the rule set says')).toBeVisible()
    await page.getByRole('button', { name: 'House rules' }).click()
    const sheet = page.getByRole('dialog', { name: 'House rules' })
    for (const [rule, value] of Object.entries(ourRules)) {
      await sheet.getByLabel('Search').fill(rule)
      const switches = sheet.getByRole('group', { name: rule })
      await expect(switches.getByText('differs')).toHaveCount(0)
      await switches.getByRole('radio', { name: value }).check()
      await expect(switches.getByText('differs')).toBeVisible()
    }
    await sheet.getByLabel('Search').fill('')
    await sheet.getByLabel('Only what differs').check()
    await expect(sheet.getByRole('group')).toHaveCount(Object.keys(ourRules).length)
    await photograph(howlcast, 'classic-01-house-rules')
    await closes(sheet, 'Done')
    await expect(page.getByText('5 differ from the rule set')).toBeVisible()
    await page.getByRole('button', { name: 'Deal and begin' }).click()
  })

  const tiles = page.getByRole('group', { name: 'Seats, clockwise' })
  const step = page.locator('[aria-current="step"]')
  await test.step('roll call: nobody is anything before his card is called', async () => {
    await expect(host.title).toHaveText('The game begins')
    await expect(tiles.getByText('not called yet')).toHaveCount(names.length)
    await host.does('The game begins')
    await host.does('Night falls')
    for (const [role, holders] of Object.entries(called)) {
      await expect(step).toHaveText(/^Roll call/)
      if (role === 'Witch') await photograph(howlcast, 'classic-02-roll-call')
      await host.does(`Who is the ${role}?`, { pick: holders })
    }
    await expect(tiles.getByText('not called yet')).toHaveCount(0)
    await audience.knowsNoLivingRole()
  })

  await test.step('night 1: a thief who must, a guard who must not, an Elder who lives', async () => {
    await expect(step).toHaveText(/^Thief/)
    await host.triesRow('Keeps the Thief’s card')
    await expect(host.refusal).toContainText('the Thief must take one of the two')
    await expect(host.refusal).toContainText('House rule: The Thief’s choice')
    await host.does('Thief wakes', { row: 'Werewolf' })
    await host.does('Cupid wakes', { pick: ['Thaddeus', 'Clementine'] })
    await host.does('The Lovers meet')
    await host.tries('Bramwell')
    await expect(host.refusal).toContainText('the Guard cannot protect the Little Girl')
    await host.does('Guard wakes', { pick: 'Peregrin' })
    await expect(page.getByRole('list', { name: 'Hand signs' })).toHaveText(/Claw.*Thumb up/)
    await host.does('Seer wakes', { pick: 'Quillon' })
    await silentCard()
    await host.does('Werewolves wake', { pick: 'Marigold' })
    await host.does('Was the Little Girl seen?', { row: 'Not seen' })
    await host.does('Witch wakes', { row: 'No potion' })
    await host.does('Piper wakes', { pick: ['Wilhelmina', 'Fairfax'] })
    await host.does('The charmed meet')
    await host.does('Day breaks')
    await host.does('Elect the Sheriff', { result: 'Peregrin' })
    await host.does('The Sheriff is chosen')
    await expect(audience.title).toHaveText('Everyone wakes.')
    const survival = await why('10 Marigold is attacked and loses one life')
    await expect(survival).toContainText('The wolves choose 10 Marigold')
    await expect(survival.locator('.result')).toHaveText(
      /10 Marigold is attacked and loses one life.*Rule 4\.12.*Elder/
    )
    await closes(survival, 'Close')
    await host.does('Announce the night')
  })

  await test.step('day 1: a tie, so the Scapegoat dies and says who may vote', async () => {
    await host.does('The village talks')
    await host.does('Enter the votes', { votes: votesOnDay1 })
    await expect(audience.tally.locator('.total')).toHaveText(['7', '7'])
    const count = await why('Vote: a tie between 2 Zephyrine and 11 Lysander')
    await expect(count).toContainText(
      '2 Zephyrine: 7 votes, from 3 Bramwell, 5 Thaddeus, 6 Ottoline, 7 Peregrin, 8 Wilhelmina and 9 Fairfax. 7 Peregrin counts 2'
    )
    await photograph(howlcast, 'classic-03-why-votes')
    await closes(count, 'Close')
    await host.does('The verdict')
    await host.does('The Scapegoat’s list', { pick: votersOnDay2 })
    await expect(audience.dead).toHaveText(['Octavia'])
    await host.does('The sun sets')
  })

  await test.step('night 2, up to the Witch: the Little Girl is seen', async () => {
    await host.does('Night falls')
    await host.does('Guard wakes', { pick: 'Fairfax' })
    await host.does('Seer wakes', { pick: 'Lysander' })
    await host.does('Werewolves wake', { pick: 'Fairfax' })
    await host.does('Was the Little Girl seen?', { row: 'Seen, so she dies' })
    await expect(host.title).toHaveText('Witch wakes')
  })

  await test.step('the app is killed and goes on at the very prompt', async () => {
    const before = await stateOf(howlcast.console)
    await kill(howlcast)
    await start()
    await expect(host.title).toHaveText('Witch wakes')
    expect((await stateOf(howlcast.console)).view).toEqual(before.view)
    expect((await audience.follows(howlcast.console)).view).toEqual(before.publication.view)
  })

  await test.step('what poisoning the Elder would lead to is said before it is done', async () => {
    const leads = howlcast.console.locator('.leads')
    await host.answer({ row: 'Poison', pick: 'Marigold' })
    await expect(leads).toContainText('At dawn: 3 Bramwell and 10 Marigold die.')
    await expect(leads).toContainText('The Elder dies: the village loses its powers.')
    await fits(howlcast.console)
    await photograph(howlcast, 'classic-04-leads-to')
    await howlcast.console.getByRole('button', { name: 'Clear' }).click()
    await expect(leads).toHaveCount(0)
    await host.does('Witch wakes', { row: 'No potion' })
    await host.does('Piper wakes', { pick: ['Thaddeus', 'Clementine'] })
    await host.does('The charmed meet')
  })

  await test.step('day 2: the few who may vote show the Village Idiot', async () => {
    await host.does('Day breaks')
    await expect(audience.stage.locator('.names .name')).toHaveText(['Bramwell'])
    const death = await why('3 Bramwell dies: killed by the wolves')
    await expect(death).toContainText('The wolves see the Little Girl 3 Bramwell and kill her')
    await expect(death.locator('.result')).toContainText('Rule 4.1')
    await closes(death, 'Close')
    await host.does('Announce the night')
    await host.does('The village talks')
    const { view } = await stateOf(howlcast.console)
    expect(view?.prompt?.fields).toHaveLength(votersOnDay2.length)
    await host.does('Enter the votes', { result: 'Lysander' })
    await host.does('The verdict')
    await expect(audience.dead).toHaveText(['Bramwell', 'Octavia'])
  })

  await test.step('back to the talk and on again', async () => {
    const { view } = await stateOf(howlcast.console)
    for (let steps = 0; steps < 3; steps++) await host.undoes()
    await expect(host.title).toHaveText('The village talks')
    await expect(audience.step).toHaveText('12 of 14 alive')
    for (let steps = 0; steps < 3; steps++) await host.redoes()
    expect((await stateOf(howlcast.console)).view?.log).toEqual(view?.log)
    await host.does('The sun sets')
  })

  await test.step('night 3: the Elder is poisoned, the Idiot leaves with him', async () => {
    await host.does('Night falls')
    await host.does('Guard wakes', { pick: 'Wilhelmina' })
    await host.does('Seer wakes', { pick: 'Isolde' })
    await host.does('Werewolves wake', { pick: 'Ottoline' })
    await host.does('Witch wakes', { row: 'Poison', pick: 'Marigold' })
    await host.does('Piper wakes', { pick: ['Quillon', 'Peregrin'] })
    await host.does('The charmed meet')
    await host.does('Day breaks')
    await host.does('Announce the night')
    await expect(audience.dead).toHaveText(['Bramwell', 'Ottoline', 'Marigold', 'Lysander', 'Octavia'])
  })

  await test.step('day 3 votes a wolf out, and the last night is the Piper’s', async () => {
    await host.does('The village talks')
    await host.does('Enter the votes', { result: 'Zephyrine' })
    await host.does('The verdict')
    await host.does('The sun sets')
    await host.does('Night falls')
    await host.does('Call the Guard')
    await host.does('Call the Seer')
    await host.does('Werewolves wake', { pick: 'Peregrin' })
    await host.does('Call the Witch')
    await host.does('Piper wakes', { pick: 'Isolde' })
    await host.does('The charmed meet')
    await host.does('Day breaks')
    await host.does('Announce the night')
    await host.does('The badge passes on', { pick: 'Barnaby' })
    await host.does('The game is over')
    await expect(host.title).toHaveText('The Piper wins')
    await expect(audience.stage.locator('.people .name')).toHaveText(['Barnaby'])
  })
})

test('cards dealt by chance are shown to each player alone, without a word', async () => {
  const { console: page } = howlcast
  const people = names.slice(0, 5)
  await seat(people)
  await choose({ Werewolf: 1, Seer: 1, Villager: 3 })
  await page.getByRole('button', { name: 'Deal and begin' }).click()

  const showing = page.getByRole('dialog', { name: 'Everybody’s card' })
  const card = showing.locator('.role-card')
  await expect(showing).toContainText(`Seat 1, ${people[0] ?? ''}: turn away the others`)
  const { view } = await stateOf(page)
  const roleNames: { readonly [role: string]: string } = {
    werewolf: 'Werewolf',
    seer: 'Seer',
    villager: 'Villager'
  }
  for (const { seat, name, role } of view?.players ?? []) {
    await expect(showing).toContainText(`Seat ${seat}, ${name}`)
    await expect(card).toHaveCount(0)
    await page.keyboard.down('Space')
    await expect(card).toHaveText(roleNames[role] ?? '')
    if (seat === 1) await photograph(howlcast, 'classic-05-own-card')
    await page.keyboard.up('Space')
    await expect(card).toHaveCount(0)
    await page.keyboard.press('Enter')
  }
  await expect(showing).toContainText('All have seen their cards')
  await closes(showing, 'Begin')
  await audience.knowsNoLivingRole()

  const holder = (role: string) => view?.players.find((player) => player.role === role)?.name ?? ''
  const short = new MouseHost(page, people, async () => void (await audience.follows(page)))
  await short.does('The game begins')
  await short.does('Night falls')
  await short.does('Seer wakes', { pick: holder('werewolf') })
  await short.does('Werewolves wake', { pick: holder('villager') })
  await short.does('Day breaks')
  await short.does('Elect the Sheriff', { result: holder('seer') })
  await short.does('The Sheriff is chosen')
  await short.does('Announce the night')
  await short.does('The village talks')
  await short.does('Enter the votes', { result: holder('werewolf') })
  await short.does('The verdict')
  await short.does('The game is over')
  await expect(short.title).toHaveText('The village wins')
})

/** The Seer's answer is held up as a sign; the arrows leaf through the roles; S puts it away. */
async function silentCard(): Promise<void> {
  const { page } = host
  await expect(page.locator('.silent')).toContainText('Werewolf')
  await page.keyboard.press('s')
  const held = page.getByRole('dialog', { name: 'Silent card, to hold up' })
  await expect(held.locator('.answer')).toHaveText('Werewolf')
  await page.keyboard.press('ArrowRight')
  await expect(held.locator('.role-card')).toBeVisible()
  await page.keyboard.press('s')
  await expect(held).toHaveCount(0)
}

/** The Sheriff is on Zephyrine's side of the tie: six hands there weigh as much as seven. */
const votesOnDay1 = {
  Quillon: 'Lysander',
  Zephyrine: 'Lysander',
  Bramwell: 'Zephyrine',
  Isolde: 'Lysander',
  Thaddeus: 'Zephyrine',
  Ottoline: 'Zephyrine',
  Peregrin: 'Zephyrine',
  Wilhelmina: 'Zephyrine',
  Fairfax: 'Zephyrine',
  Marigold: 'Lysander',
  Lysander: null,
  Octavia: 'Lysander',
  Barnaby: 'Lysander',
  Clementine: 'Lysander'
}
const votersOnDay2 = ['Quillon', 'Zephyrine', 'Isolde', 'Peregrin', 'Wilhelmina', 'Fairfax', 'Barnaby']
