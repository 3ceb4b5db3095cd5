import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { launchApp } from './app'
import { call, stateOf } from './bridge'
import { launchChromium } from './chromium'
import { greetingAt } from './greeting'
import { MouseHost } from './host'
import { seatTable } from './table'

test('a photo comes from a file, stays in the house of the seat, and a broken file is explained', async () => {
  const { app, console, overlay, userData } = await launchApp()
  const names = ['Ann', 'Bob', 'Cid', 'Dot', 'Eve', 'Fay', 'Gus', 'Hal']
  await call(console, 'set-settings', { roster: names.map((name) => ({ name, age: null, sex: null })) })
  await console.reload()
  await console.locator('.table .tile').first().waitFor()
  const file = join(userData, 'ann.png')
  await app.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = () => Promise.resolve({ canceled: false, filePaths: [path] })
  }, file)
  await console.keyboard.press('p')
  const sheet = console.getByRole('dialog')
  const choose = () => sheet.getByRole('button', { name: 'Photo of Ann' }).click()

  const picture = await overlay.screenshot()
  await writeFile(file, picture.subarray(0, 60))
  await choose()
  await expect(sheet.getByText('This is no PNG or JPEG picture, or it is broken.')).toBeVisible()
  expect((await stateOf(console)).settings.people.every(({ photo }) => photo === null)).toBe(true)

  await writeFile(file, await console.screenshot())
  await choose()
  const house = console.locator('.table .tile').first().locator('image')
  await expect(house).toHaveCount(1)
  // Drawn, and not merely named.
  const side = await sheet.locator('img').evaluate(async (image: HTMLImageElement) => {
    await image.decode()
    return image.naturalWidth
  })
  expect(side).toBe(160)
  expect(await readdir(join(userData, 'photos'))).toHaveLength(1)
  await sheet.getByRole('button', { name: 'No photo of Ann' }).click()
  await expect(house).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Undo: change a photo' }).click()
  await expect(house).toHaveCount(1)
  await app.close()
})

test('photos are on air only while the host wants it, and only of this table', async () => {
  test.setTimeout(120_000)
  const { app, console, overlay } = await launchApp()
  const [ann = '', zoe = ''] = await Promise.all(
    ['#a3542f', '#2f6aa3'].map((colour) => keep(console, colour))
  )
  const people = [
    { name: 'ANN', photo: ann },
    { name: 'Zoe', photo: zoe }
  ].map((person) => ({ ...person, age: null, sex: null, group: '' }))
  await call(console, 'set-settings', { people })
  const seats = 'Ann werewolf, Bob seer, Cid witch, Dot villager, Eve villager, Fay villager'
  const host = new MouseHost(console, await seatTable(console, seats))
  await host.does('Night falls')
  await host.does('Seer wakes', { pick: 'Ann' })
  await host.does('Werewolves wake', { pick: 'Dot' })
  await host.does('Witch wakes', { row: 'No potion' })
  await host.does('Day breaks')
  await host.does('Elect the Sheriff', { result: 'Bob' })
  await host.does('The Sheriff is chosen')
  await host.does('Announce the night')

  const url = async () => (await stateOf(console)).overlay.url ?? ''
  const status = async (name: string) => (await fetch(new URL(`../photos/${name}`, await url()))).status
  const greeting = async () => greetingAt(await url())
  const houses = overlay.locator('.seat image')
  expect(await greeting()).not.toContain('photos')
  expect(await status(ann)).toBe(404)
  await expect(houses).toHaveCount(0)

  await call(console, 'set-settings', { photosOnAir: true })
  await expect(houses).toHaveCount(1)
  const chromium = await launchChromium()
  const source = await chromium.newPage({ viewport: { width: 1920, height: 1080 } })
  await source.goto(await url())
  for (const page of [overlay, source]) {
    const image = page.locator('.seat image')
    await expect(image).toHaveCount(1)
    const width = await image.evaluate(async (drawn: SVGImageElement) => {
      const loaded = new Image()
      loaded.src = drawn.href.baseVal
      await loaded.decode()
      return loaded.naturalWidth
    })
    expect(width).toBe(160)
  }
  expect(await status(ann)).toBe(200)
  const others = [zoe, `..%2Fphotos%2F${ann}`, `${ann}/`, ann.toUpperCase(), 'config.json', '']
  for (const name of others) expect(await status(name), name).toBe(404)
  const [, token = ''] = new URL(await url()).pathname.split('/')
  const wrong = (await url()).replace(token, '0'.repeat(token.length))
  expect((await fetch(new URL(`../photos/${ann}`, wrong))).status).toBe(404)

  await call(console, 'set-speaker', { player: 'ann' })
  await expect(overlay.locator('.speaker image')).toHaveCount(1)
  await call(console, 'set-settings', { photosOnAir: false })
  await expect(source.locator('image')).toHaveCount(0)
  await expect(overlay.locator('image')).toHaveCount(0)
  expect(await status(ann)).toBe(404)
  await chromium.close()
  await app.close()
})

/** Keeps a photo of one colour; returns the name of its file. */
async function keep(console: Page, colour: string): Promise<string> {
  const png = await console.evaluate((colour) => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 160
    const pen = canvas.getContext('2d')
    if (pen === null) throw new Error('no canvas')
    pen.fillStyle = colour
    pen.fillRect(0, 0, 160, 160)
    return canvas.toDataURL().split(',')[1] ?? ''
  }, colour)
  const kept = await call(console, 'keep-photo', { png })
  if (!kept.ok) throw new Error('not kept')
  return kept.value
}
