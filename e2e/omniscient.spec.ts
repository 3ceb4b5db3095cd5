import { expect, test, type Page } from '@playwright/test'
import { call, stateOf } from './bridge'
import { greetingAt } from './greeting'
import { MouseHost } from './host'
import { seatTable } from './table'
import { watchedApp } from './watched-app'

/** The address of the omniscient audience in the real app: behind the delay, and shut as soon as the host wants it. */
const seats = 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager, Gus villager'
/** In seconds; long enough to undo within it. */
const delay = 4

const watched = watchedApp()

async function addresses(): Promise<{ open: string; secret: string }> {
  const state = () => stateOf(watched.howlcast.console)
  await expect.poll(async () => (await state()).omniscient.url).not.toBeNull()
  const { overlay, omniscient } = await state()
  return { open: overlay.url ?? '', secret: omniscient.url ?? '' }
}

/** All that a page and its files consist of, and what it is greeted with. */
async function bytesOf(address: string): Promise<string> {
  const page = await (await fetch(address)).text()
  const names = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, name]) => name ?? '')
  const files = names.map(async (name) => (await fetch(new URL(name, address))).text())
  return [page, ...(await Promise.all(files)), await greetingAt(address)].join('\n')
}

/** Which of some words these bytes hold. */
async function tells(address: string, words: readonly string[]): Promise<string[]> {
  const bytes = await bytesOf(address)
  return words.filter((word) => bytes.includes(word))
}

async function watch(address: string): Promise<Page> {
  const page = await watched.browser.newPage({ viewport: { width: 1280, height: 720 } })
  await page.goto(`${address}?motion=none`)
  return page
}

test('roles and deeds are told behind the delay, at their own address alone, and shut off at once', async () => {
  test.setTimeout(180_000)
  const { console } = watched.howlcast
  await call(console, 'set-settings', { omniscient: true, publicDelay: delay })
  const host = new MouseHost(console, await seatTable(console, seats))
  const { open, secret } = await addresses()
  const page = await watch(secret)
  const deeds = page.locator('.deed')
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })

  await test.step('after the delay, and not before', async () => {
    expect(await tells(secret, ['"what":"check"'])).toEqual([])
    await expect(deeds).toHaveText(['Seer 2 Bob looks at 1 Ann: Werewolf'], { timeout: 2000 * delay })
    await expect(page.locator('.seat .card').first()).toHaveText('Werewolf')
  })

  await test.step('what is undone within the delay is never seen', async () => {
    const seen: string[] = []
    await page.exposeFunction('saw', (text: string) => seen.push(text))
    await page.evaluate(() => {
      const saw = Reflect.get(window, 'saw') as (text: string) => void
      new MutationObserver(() => saw(document.body.innerText)).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true
      })
    })
    await host.does('Werewolves wake', { pick: 'Dot' })
    await host.undoes()
    await host.does('Werewolves wake', { pick: 'Eve' })
    await expect(deeds.last()).toHaveText('The wolves choose 5 Eve', { timeout: 2000 * delay })
    expect(seen.join()).toContain('5 Eve')
    expect(seen.join()).not.toContain('choose 4 Dot')
  })

  await test.step('the public address knows nothing of it', async () => {
    const words = ['omniscient', '"role":"', '"camp"', '"actions"', 'looks at {on}', 'Guard {by}']
    expect(await tells(open, words)).toEqual([])
    expect(await tells(secret, words)).toEqual(words)
    const [, openToken = ''] = new URL(open).pathname.split('/')
    const [, secretToken = ''] = new URL(secret).pathname.split('/')
    const wrong = [
      secret.replace(secretToken, openToken),
      secret.replace(secretToken, '0'.repeat(secretToken.length)),
      new URL('/omniscient/', secret).href,
      open.replace(openToken, secretToken),
      open.replace('/overlay/', '/omniscient/'),
      secret.replace('/omniscient/', '/overlay/')
    ]
    for (const address of wrong) {
      expect((await fetch(address)).status, address).toBe(404)
      await expect(greetingAt(address), address).rejects.toThrow('404')
    }
  })

  await test.step('a blackout blanks it at once', async () => {
    await call(console, 'set-show', { blackout: true })
    await expect(page.locator('.stage')).toHaveCount(0, { timeout: 1000 })
    expect(await tells(secret, ['"role":"'])).toEqual([])
    await call(console, 'set-show', { blackout: false })
    await expect(deeds).toHaveCount(2)
  })

  await test.step('a new address, no delay, or the switch cuts it off at once', async () => {
    await call(console, 'new-omniscient-address', null)
    await expect(page.locator('.stage')).toHaveCount(0, { timeout: 1000 })
    expect((await fetch(secret)).status).toBe(404)
    const again = await watch((await addresses()).secret)
    await expect(again.locator('.deed')).toHaveCount(2)
    await call(console, 'set-settings', { publicDelay: 0 })
    await expect(again.locator('.stage')).toHaveCount(0, { timeout: 1000 })
    await call(console, 'set-settings', { publicDelay: delay })
    await expect(again.locator('.deed')).toHaveCount(2, { timeout: 10_000 })
    await call(console, 'set-settings', { omniscient: false })
    await expect(again.locator('.stage')).toHaveCount(0, { timeout: 1000 })
    expect((await stateOf(console)).omniscient.url).toBeNull()
    await again.close()
  })
  await page.close()
})

test('it opens again with the app, behind the delay anew', async () => {
  test.setTimeout(120_000)
  await call(watched.howlcast.console, 'set-settings', { omniscient: true, publicDelay: delay })
  const page = await watch((await addresses()).secret)
  await expect(page.locator('.deed')).toHaveCount(2)
  await watched.howlcast.app.close()
  await expect(page.locator('.stage')).toHaveCount(0, { timeout: 1000 })
  await watched.startAgain()
  await addresses()
  expect(await tells((await addresses()).secret, ['"role":"'])).toEqual([])
  await expect(page.locator('.deed')).toHaveCount(2, { timeout: 15_000 })
  await page.close()
})
