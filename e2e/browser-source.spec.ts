import { request } from 'node:http'
import { readdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from '@playwright/test'
import { Audience } from './audience'
import { stateOf } from './bridge'
import { MouseHost } from './host'
import { seatTable } from './table'
import { watchedApp } from './watched-app'

const watched = watchedApp()

async function address(): Promise<URL> {
  await expect.poll(async () => (await stateOf(watched.howlcast.console)).overlay.url).not.toBeNull()
  return new URL((await stateOf(watched.howlcast.console)).overlay.url ?? '')
}

interface Asked {
  readonly path?: string
  readonly method?: string
  readonly headers?: Record<string, string>
}

/** The answer to a request as it is written, without tidying its path or its headers. */
function statusOf(
  url: URL,
  { path = url.pathname, method = 'GET', headers = {} }: Asked = {}
): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    request({ host: url.hostname, port: url.port, path, method, headers }, (response) => {
      response.destroy()
      resolve(response.statusCode)
    })
      .on('error', reject)
      .end()
  })
}

test('a browser source shows what the window shows, while that is hidden and after a restart (P39)', async () => {
  test.setTimeout(180_000)
  const page = await watched.browser.newPage({ viewport: { width: 1920, height: 1080 } })
  await page.goto((await address()).href)
  const source = new Audience(page)
  const agree = async () => {
    const window = new Audience(watched.howlcast.overlay)
    await expect(async () => {
      expect(await source.picture()).toEqual(await window.picture())
    }).toPass({ timeout: 20_000 })
  }
  const names = await seatTable(
    watched.howlcast.console,
    'Ann werewolf, Bob werewolf, Cid seer, Dot witch, Eve hunter, Fay villager, Gus villager, Hal villager',
    { deck: ['burial'] }
  )
  let host = new MouseHost(watched.howlcast.console, names, agree)
  await host.does('Night falls')
  await expect(source.title).toHaveText('Night falls')
  expect(await cornerOf(await page.screenshot({ omitBackground: true }))).toEqual([0, 0, 0, 0])
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Hal' })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')

  await test.step('the window is hidden', async () => {
    await watched.howlcast.app.evaluate(({ BrowserWindow }) => {
      BrowserWindow.getAllWindows()
        .find((window) => window.getTitle() === 'Howlcast Overlay')
        ?.hide()
    })
    await host.does('Elect the Sheriff', { result: 'Cid' })
    await host.does('The Sheriff is chosen')
    await host.does('Announce the night')
    await expect(source.card).toHaveText('Burial')
    await expect(source.dead).toHaveText(['Hal'])
    await expect(source.sheriff).toHaveText(['Cid'])
  })

  await test.step('the app starts anew', async () => {
    await watched.howlcast.app.close()
    await watched.startAgain()
    host = new MouseHost(watched.howlcast.console, names, agree)
    await agree()
    await expect.poll(async () => (await stateOf(watched.howlcast.console)).overlay.listeners).toBe(1)
    await expect(source.card).toHaveText('Burial')
    await host.does('Event card')
    await expect(source.step).toHaveText('7 of 8 alive')
  })
})

test('one OBS shows every page at once, though its sources share six connections', async () => {
  const obs = await watched.browser.newContext()
  const { listeners, sources } = (await stateOf(watched.howlcast.console)).overlay
  for (const { scene, url } of sources) {
    const page = await obs.newPage()
    await page.goto(url ?? '')
    await expect(page.locator('.stage'), scene).toBeAttached()
  }
  const now = async () => (await stateOf(watched.howlcast.console)).overlay.listeners
  await expect.poll(now).toBe(listeners + sources.length)
  await obs.close()
})

test('the server gives out the overlay alone, to its address alone', async () => {
  const url = await address()
  expect(await statusOf(url)).toBe(200)
  const wrong = `/${'0'.repeat(url.pathname.split('/')[1]?.length ?? 0)}/overlay/`
  const refused: Asked[] = [
    { path: '/' },
    { path: '/overlay/' },
    { path: wrong },
    { path: `${wrong}events` },
    { method: 'POST' },
    { method: 'PUT' },
    { method: 'OPTIONS' },
    { headers: { host: 'example.com' } },
    { headers: { host: `example.com:${url.port}` } },
    { headers: { origin: 'http://example.com' } }
  ]
  for (const each of refused) expect([each, await statusOf(url, each)]).toEqual([each, 404])
})

test('no file of the console is served (P33)', async () => {
  const url = await address()
  const pages = resolve(import.meta.dirname, '../out/renderer')
  const files = (await readdir(pages, { recursive: true })).filter((file) => /console|\.\./.test(file))
  expect(files).toContain('console/index.html')
  const token = url.pathname.split('/')[1] ?? ''
  const paths = files.flatMap((file) => [
    `/${token}/${file}`,
    `/${token}/overlay/${file}`,
    `/${token}/overlay/../${file}`,
    `/${token}/overlay/%2e%2e/${file}`
  ])
  for (const path of paths) expect([path, await statusOf(url, { path })]).toEqual([path, 404])
})

/** Red, green, blue and alpha of a picture's first pixel. */
async function cornerOf(picture: Buffer): Promise<number[]> {
  const page = await watched.browser.newPage()
  try {
    return await page.evaluate(async (data) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas === null) throw new Error('no canvas')
      canvas.drawImage(image, 0, 0)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    }, picture.toString('base64'))
  } finally {
    await page.close()
  }
}
