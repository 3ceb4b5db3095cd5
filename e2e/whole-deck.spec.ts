import { expect, test, type Locator } from '@playwright/test'
import type { Json } from '../src/shared/game'
import en from '../src/renderer/locales/en/public.json' with { type: 'json' }
import { AnyHost, quiet, type Now } from './any-answer'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { Audience } from './audience'
import { stateOf } from './bridge'
import { holdKey } from './hands'
import { photograph, resize } from './shots'
import { days, names, table, type Answers, type Day, type Name } from './whole-deck-line'

const cards = days.flatMap(({ card }) => card ?? [])
/** Cards that are over as soon as they have been read, and so never stay on the board. */
const AT_ONCE = new Set(['miracle', 'punishment', 'saint-philippe', ...cards.filter(isSpiritualism)])
const dark = ['touch-of-death', 'burial', 'executioner', 'somnambulism', 'double-agent']
/** Where the host takes two turns back, and at which the app dies. */
const BACK_AT: { readonly [prompt: string]: number } = { 'bleak-monday.vouch': 6, nightmare: 4 }
const DIES_AT = { prompt: 'nightmare', turn: 8 }
const PHOTOS = new Set(['bleak-monday', 'nightmare', 'flood', 'end-of-the-harvest', 'specter'])

let userData: string
let howlcast: LaunchedApp
let audience: Audience
let host: AnyHost
let now: Now

async function start(): Promise<void> {
  howlcast = await launchApp({ userData })
  await resize(howlcast, 'Howlcast Overlay', 1920, 1080)
  await resize(howlcast, 'Howlcast Console', 1920, 1080)
  audience = new Audience(howlcast.overlay)
  await audience.listen()
  host = new AnyHost(howlcast.console)
  await host.listen()
  await howlcast.console.bringToFront()
}

test.afterEach(() => howlcast.app.close())

/** Eighteen people with age and sex, pasted; their cards dealt by hand. */
async function seatTheTable(): Promise<void> {
  const { page } = host
  const lines = Object.entries(table).map(([name, [, ...rest]]) => [name, ...rest].filter(Boolean).join(', '))
  await page.getByLabel('Paste names').fill(lines.join('\n'))
  await page.getByRole('button', { name: 'Seat them' }).click()
  await page.getByRole('button', { name: 'Deal by hand' }).click()
  const role = page.getByRole('combobox', { name: 'Role', exact: true })
  for (const [label] of Object.values(table)) {
    await role.selectOption({ label })
    await role.press('Enter')
  }
}

/** All 36 cards in the host's own order; the last one is put in too high and moved to its place. */
async function layTheDeck(): Promise<void> {
  const { page } = host
  await page.getByRole('button', { name: 'Keep order' }).click()
  await page.getByRole('button', { name: 'Choose cards' }).click()
  const sheet = page.getByRole('dialog', { name: 'Event cards' })
  const box = (card: string) => sheet.locator(`[data-card="${card}"] input`)
  const last = cards.at(-1) ?? ''
  for (const card of [...cards.slice(0, -3), last, ...cards.slice(-3, -1)]) await box(card).check()
  await expect(sheet.getByText('36 of 36')).toBeVisible()
  for (let moves = 0; moves < 2; moves++) await box(last).press('Alt+ArrowDown')
  const laid = sheet.locator('[data-card]')
  await expect
    .poll(() => laid.evaluateAll((all) => all.map((card) => card.getAttribute('data-card'))))
    .toEqual(cards)
  await photograph(howlcast, 'whole-deck-01-laid')
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
}

/** A name stands for its player, anywhere in an answer. */
function inIds(answer: Json): Json {
  if (Array.isArray(answer)) return answer.map(inIds)
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([key, one]) => [String(inIds(key)), inIds(one)]))
  return now.players.find(({ name }) => name === answer)?.id ?? answer
}

/** What is left to say of a stretch of the game, by prompt. */
function given(answers: Answers = {}): Map<string, Json[]> {
  const turns = (answer: Answers[string]) =>
    typeof answer === 'object' && answer !== null && 'turns' in answer
      ? [...(answer.turns as Json[])]
      : [answer]
  return new Map(Object.entries(answers).map(([prompt, answer]) => [prompt, turns(answer)]))
}

/** A round from nightfall to dusk, or to the end of the game. */
async function play(round: number, day: Day): Promise<void> {
  let left = given(day.night)
  let talked = false
  let turn = 0
  const allSaid = () => {
    const never = [...left].flatMap(([prompt, answers]) => (answers.length > 0 ? prompt : []))
    expect(never, 'never asked').toEqual([])
  }
  const dayBreaks = () => {
    allSaid()
    left = given(day.day)
  }
  do {
    const { prompt } = now
    const id = prompt?.prompt ?? ''
    if (id === 'deaths') await theNight(day)
    if (id === 'event') {
      await theCard(round, day)
      dayBreaks()
    }
    if ((id === 'discussion' || id === 'nightmare') && !talked) {
      talked = true
      if (day.card === null) dayBreaks()
      else await theEffect(day.card, day)
      if (day.offender) await mark(day.offender)
    }
    if (id === 'dusk') await theDay(day)
    if (prompt?.say) now = await host.commits(now)
    else if (prompt) {
      if (id in BACK_AT && turn === BACK_AT[id]) await twoTurnsBack(id)
      if (id === DIES_AT.prompt && turn === DIES_AT.turn) await diesAndComesBack()
      const answers = left.get(id)
      now = await host.gives(now, answers?.length ? inIds(answers.shift() ?? null) : quiet(prompt))
      if (prompt.sequence) turn++
    }
  } while (now.prompt && now.prompt.prompt !== 'night-falls')
  allSaid()
}

const dead = new Set<Name>()

/** The dead of the night are named, and nobody else. */
async function theNight({ dawn = [] }: Day): Promise<void> {
  if (dawn.length === 0) await expect(audience.title).toHaveText('Everyone wakes.')
  else await expect(audience.stage.locator('.names .name')).toHaveText(dawn)
  for (const name of dawn) dead.add(name)
}

/** A card is read: its title fills the picture, what is over has gone, and no card waits longer than it may. */
async function theCard(round: number, { card, returns }: Day): Promise<void> {
  const id = card ?? ''
  await expect(audience.card).toHaveText(en.cards[id as keyof typeof en.cards].title)
  const lasting = cards.slice(0, round - 1).filter((one) => dark.includes(one))
  const { view } = await audience.follows(howlcast.console)
  expect(view?.running.map((badge) => badge.card)).toEqual([...lasting, id])
  expect(view?.card?.card).toBe(id)
  if (returns) dead.delete(returns)
  if (PHOTOS.has(id)) await photograph(howlcast, `whole-deck-card-${id}`)
}

/**
 * What a card has brought: one that stays hangs under the phase as a badge, whoever it sends away is
 * away, and the ghost has answered.
 */
async function theEffect(card: string, { day = {}, away = 0 }: Day): Promise<void> {
  const { cards: texts } = en
  const text = texts[card as keyof typeof texts]
  const title = day[card] === true && 'variant' in text ? text.variant.title : text.title
  const badges = audience.stage.locator('.chip .title').filter({ hasText: title })
  await expect(badges).toHaveCount(AT_ONCE.has(card) ? 0 : 1)
  await expect(audience.stage.locator('.seat.away')).toHaveCount(away)
  if (!isSpiritualism(card)) return
  const answer = day[`${card}.answer`] === true ? 'yes' : 'no'
  await expect(audience.stage.locator('.asked .answer')).toHaveText(en.question[answer])
}

/** X, and the seat of the one who broke the ban: he has no vote today. */
async function mark(name: Name): Promise<void> {
  const { page } = host
  now = await host.after(now, async () => {
    await page.keyboard.press('x')
    for (const digit of String(names.indexOf(name) + 1)) await page.keyboard.press(digit)
    // An open number is closed.
    if (names.indexOf(name) === 0) await page.keyboard.press('Enter')
  })
  const seat = audience.stage.locator('.seat').filter({ hasText: name })
  await expect(seat.locator('.mark[style*="novote"]')).toHaveCount(1)
}

/** The evening as it stands at dusk: who is dead, and not one living player's card anywhere. */
async function theDay({ falls = [], revives = [] }: Day): Promise<void> {
  for (const name of falls) dead.add(name)
  await expect(audience.dead).toHaveText(names.filter((name) => dead.has(name)))
  await audience.follows(howlcast.console)
  await audience.knowsNoLivingRole()
  await audience.forget()
  for (const name of revives) {
    await revive(name)
    dead.delete(name)
    await expect(audience.dead).toHaveText(names.filter((other) => dead.has(other)))
  }
}

/** The host lets somebody live on, by hand. */
async function revive(name: Name): Promise<void> {
  const { page } = host
  await page.keyboard.press('Control+k')
  const dialog = page.getByRole('dialog', { name: 'Correct by hand' })
  await dialog.getByRole('button', { name: 'Player lives again' }).click()
  const player = dialog.getByRole('group', { name: 'Player', exact: true })
  await player.getByRole('button', { name, exact: true }).click()
  now = await host.after(now, () => dialog.getByRole('button', { name: 'Apply' }).click())
  await expect(dialog).toHaveCount(0)
}

/** A sequence goes back turn by turn, in the console and in the picture, and forth again. */
async function twoTurnsBack(form: string): Promise<void> {
  const { page } = host
  const before = now
  const told = await audience.follows(howlcast.console)
  const done: Locator = audience.stage.locator('.sequence .turn.done')
  const turns = await done.count()
  for (let back = 1; back <= 2; back++) {
    now = await host.after(now, () => page.keyboard.press('Control+z'))
    expect(now.prompt?.prompt).toBe(form)
    await expect(done).toHaveCount(turns - back)
  }
  expect(now.prompt?.actors).not.toEqual(before.prompt?.actors)
  for (let forth = 1; forth <= 2; forth++) {
    now = await host.after(now, () => page.keyboard.press('Control+y'))
    await expect(done).toHaveCount(turns - 2 + forth)
  }
  expect(now.prompt).toEqual(before.prompt)
  expect((await audience.follows(howlcast.console)).view).toEqual(told.view)
  await photograph(howlcast, `whole-deck-${form}`)
}

/** The app is killed in the middle of a sequence and comes back at the very turn. */
async function diesAndComesBack(): Promise<void> {
  const before = await stateOf(howlcast.console)
  await kill(howlcast)
  await start()
  const after = await stateOf(howlcast.console)
  expect(after.view).toEqual(before.view)
  expect((await audience.follows(howlcast.console)).view).toEqual(before.publication.view)
  now = await host.now()
}

function isSpiritualism(card: string): boolean {
  return card.startsWith('spiritualism')
}

test('eighteen players through the whole deck of 36', async () => {
  test.setTimeout(1_500_000)
  userData = await newUserData()
  await start()
  await test.step('the table is seated and the deck laid by hand', async () => {
    await seatTheTable()
    await layTheDeck()
    await host.page.keyboard.press('Control+Enter')
    await expect(host.page.getByRole('heading', { level: 1 })).toHaveText('The game begins')
    now = await host.commits(await host.now())
  })

  for (const [at, day] of days.entries())
    await test.step(`day ${at + 1}: ${day.card ?? 'the deck is empty'}`, () => play(at + 1, day))

  await test.step('the village wins, and who made a pact pays', async () => {
    const { view, publication } = await stateOf(howlcast.console)
    expect(view?.deck).toEqual({ left: 0, drawn: cards })
    await expect(host.page.getByRole('heading', { level: 1 })).toHaveText('The village wins')
    await expect(audience.title).toHaveText(/The village\s+sees morning/)
    await expect(audience.stage.locator('.winner .next')).toHaveText('Not in the next game: 12 Leander')
    await expect(host.page.getByText('Sits out the next game: 12 Leander', { exact: true })).toBeVisible()
    // Wolves' victims lie hidden since day 2, and since day 3 whoever was voted out.
    expect(publication.view?.players.flatMap(({ name, role }) => (role ? `${name} ${role}` : []))).toEqual([
      // The Specter swapped the cards.
      'Aldous village-idiot',
      'Brigid villager',
      'Delphine werewolf',
      // It backfired: no victim of wolves.
      'Marguerite werewolf'
    ])
    await audience.knowsNoLivingRole()
    await photograph(howlcast, 'whole-deck-won')
    const deal = host.page.getByRole('button', { name: 'Deal and begin' })
    await holdKey(host.page, 'Enter', () => deal.waitFor({ timeout: 5000 }))
    await host.page.getByRole('button', { name: /^12 Leander/ }).click()
    await expect(host.page.getByText('Made a pact with the devil and won: sits this game out.')).toBeVisible()
  })
})
