import { expect, test } from '@playwright/test'
import type { OBSWebSocket } from 'obs-websocket-js/json'
import { launchApp, type LaunchedApp } from '../app'
import { call, stateOf } from '../bridge'
import { seatTable } from '../table'
import type { ConsoleCalls } from '../../src/shared/console-calls'
import { ObsServer } from '../../src/main/testing/obs-server'
import { distance, paintedOverlay, pictureInObs, shareOf } from './pictures'
import { connected, installedObs, startObs, type AnsweringObs } from './real-obs'

const keyColour = '#00ff00'
/** Pictures that are scaled and compressed on two ways differ by so much, out of 255. */
const alike = 6

let howlcast: LaunchedApp
let obs: AnsweringObs
let isReal = false

const say = (line: string) => process.stdout.write(`  - ${line}\n`)
const kindsOf = async (client: OBSWebSocket) => (await client.call('GetInputKindList')).inputKinds

test.beforeAll(async () => {
  const version = installedObs()
  isReal = version !== null
  obs = version === null ? await standIn() : await startObs(version)
  say(isReal ? `found: ${obs.name}` : `missing: OBS. In its stead: ${obs.name}`)
  howlcast = await launchApp({ args: ['--ozone-platform=x11'] })
  await call(howlcast.console, 'set-settings', { keyColour })
  if (!isReal) return
  for (const sceneName of ['Night', 'Day', 'Break']) await obs.client.call('CreateScene', { sceneName })
  await obs.client.call('SetCurrentProgramScene', { sceneName: 'Break' })
})

test.afterAll(async () => {
  await howlcast.app.close()
  await obs.client.disconnect()
  await obs.stop()
})

/** The server that speaks OBS's protocol, for what a machine lacks. */
async function standIn(): Promise<AnsweringObs> {
  const password = 'correct horse'
  const server = await ObsServer.start(password)
  const client = await connected(server.address, password)
  const name = 'a server that speaks the published protocol'
  return { name, address: server.address, password, client, stop: () => server.stop() }
}

async function connect({ address, password }: AnsweringObs, switching: 'on' | 'off'): Promise<void> {
  const scenes = { night: 'Night', dawn: 'Day', event: null, day: 'Day', vote: null, over: null }
  await call(howlcast.console, 'set-obs-password', { password })
  await call(howlcast.console, 'set-settings', { obs: { on: true, address, switching, scenes } })
  await expect.poll(async () => (await stateOf(howlcast.console)).obs.state).toBe('connected')
}

test("Howlcast's link switches OBS's scene with the phase", async () => {
  const onAir = async () => (await obs.client.call('GetSceneList')).currentProgramSceneName
  await connect(obs, 'on')
  await nightFalls()
  await expect.poll(onAir).toBe('Night')
  await dayBreaks()
  await expect.poll(onAir).toBe('Day')
  say(`scenes: ${obs.name} went from Break to Night to Day with the game`)
})

test('one click puts the overlay into OBS as a Browser Source', async () => {
  const { console } = howlcast
  await connect(obs, 'off')
  const canShow = (await kindsOf(obs.client)).includes('browser_source')
  await console.keyboard.press('Control+o')
  const sheet = console.getByRole('dialog', { name: 'Addresses, delay, OBS' })
  const add = sheet.getByRole('button', { name: 'Add to OBS: Whole picture' })
  await add.click()
  const notices = async () => (await stateOf(console)).notices.map(({ code }) => code)
  if (canShow) return isShown(obs)
  await expect.poll(notices).toContain('obs-no-browser')
  say(`missing: this build of ${obs.name} has no Browser Source. Howlcast says so, and adds nothing`)
  const other = await standIn()
  await connect(other, 'off')
  await add.click()
  await isShown(other)
  await other.client.disconnect()
  await other.stop()
})

/** OBS has the source, and its address shows the overlay; the picture of it too where OBS draws one. */
async function isShown(shownIn: AnsweringObs): Promise<void> {
  const settings = async () =>
    (await shownIn.client.call('GetInputSettings', { inputName: 'Howlcast' }).catch(() => null))
      ?.inputSettings
  await expect.poll(settings).toMatchObject({ width: 1920, height: 1080 })
  const page = await fetch(String((await settings())?.['url']))
  expect(await page.text()).toContain('Howlcast Overlay')
  if (shownIn !== obs || !isReal) {
    say('in its stead: the protocol server got the source; its address answers')
    return
  }
  await expect
    .poll(async () => {
      const picture = await pictureInObs(howlcast, obs.client, 'Howlcast')
      return picture === null ? 0 : shareOf(picture, '#00000000')
    })
    .toBeGreaterThan(0.2)
  say(`Browser Source: ${obs.name} shows it, with a background that shows through`)
}

test("OBS captures the overlay's window: the key colour and the stage", async () => {
  test.skip(!isReal, 'there is no OBS to capture with')
  await call(howlcast.console, 'end-session', null)
  await nightFalls()
  await raiseOverlay()
  // OBS draws only what is on air.
  await connect(obs, 'off')
  await obs.client.call('SetCurrentProgramScene', { sceneName: 'Break' })
  const source = await windowSource()
  await isCaptured(source)
  const before = await paintedOverlay(howlcast)
  await dayBreaks()
  await expect.poll(async () => distance(before, await paintedOverlay(howlcast))).toBeGreaterThan(0.5)
  await isCaptured(source)
  say(`captured: key colour and stage, alike to what Howlcast painted; after a step in the game too`)
})

async function isCaptured(source: string): Promise<void> {
  const apart = async () =>
    distance(await pictureInObs(howlcast, obs.client, source), await paintedOverlay(howlcast))
  await expect.poll(apart).toBeLessThan(alike)
  const picture = (await pictureInObs(howlcast, obs.client, source)) ?? []
  expect(shareOf(picture, keyColour)).toBeGreaterThan(0.2)
  expect(shareOf(picture, keyColour)).toBeLessThan(0.98)
}

/** A source of OBS that holds the overlay's window: found by its title, or cut out of the screen. */
async function windowSource(): Promise<string> {
  const sceneName = 'Break'
  if ((await kindsOf(obs.client)).includes('xcomposite_input')) {
    const inputName = 'window'
    const propertyName = 'capture_window'
    await obs.client.call('CreateInput', { sceneName, inputName, inputKind: 'xcomposite_input' })
    const { propertyItems } = await obs.client.call('GetInputPropertiesListPropertyItems', {
      inputName,
      propertyName
    })
    const shows = async (item: (typeof propertyItems)[number]) => {
      const inputSettings = { [propertyName]: String(item['itemValue']) }
      await obs.client.call('SetInputSettings', { inputName, inputSettings })
      return expect
        .poll(() => pictureInObs(howlcast, obs.client, inputName), { timeout: 3000 })
        .not.toBeNull()
        .then(
          () => true,
          () => false
        )
    }
    const [ours, ...others] = propertyItems.toSorted((one, other) => +isOurs(other) - +isOurs(one))
    if (ours !== undefined && isOurs(ours)) {
      if (await shows(ours)) return inputName
      for (const other of others)
        expect(
          await shows(other),
          `OBS can capture ${String(other['itemName'])}, but not Howlcast's overlay`
        ).toBe(false)
      say('window capture: OBS lists the window by its title, but can capture no window on this display')
    } else
      say('window capture: OBS finds no window by its title on this display (is a window manager there?)')
  } else say(`missing: this build of ${obs.name} has no window capture`)
  say("in its stead: OBS captures the screen, cut to the overlay's window")
  return screenSource(sceneName)
}

const isOurs = (item: { readonly [name: string]: unknown }) =>
  String(item['itemName']).includes('Howlcast Overlay')

async function screenSource(sceneName: string): Promise<string> {
  const { x, y, width, height, right, bottom } = await howlcast.app.evaluate(({ BrowserWindow, screen }) => {
    const overlay = BrowserWindow.getAllWindows().find((each) => each.getTitle() === 'Howlcast Overlay')
    if (overlay === undefined) throw new Error('the overlay is closed')
    const at = overlay.getContentBounds()
    const { bounds } = screen.getDisplayMatching(at)
    const right = bounds.width - at.x - at.width
    return { ...at, right, bottom: bounds.height - at.y - at.height }
  })
  expect([x, y, right, bottom, width, height].every((each) => each >= 0)).toBe(true)
  const inputSettings = {
    show_cursor: false,
    advanced: false,
    cut_left: x,
    cut_top: y,
    cut_right: right,
    cut_bot: bottom
  }
  const inputName = 'screen'
  await obs.client.call('CreateInput', { sceneName, inputName, inputKind: 'xshm_input', inputSettings })
  return inputName
}

/** Nothing may lie above what is cut out of the screen. */
async function raiseOverlay(): Promise<void> {
  await howlcast.app.evaluate(({ BrowserWindow }) => {
    const overlay = BrowserWindow.getAllWindows().find((each) => each.getTitle() === 'Howlcast Overlay')
    overlay?.setAlwaysOnTop(true)
    overlay?.moveTop()
  })
}

async function nightFalls(): Promise<void> {
  await seatTable(howlcast.console, 'Ann werewolf, Bob seer, Cid villager, Dot villager, Eve villager')
  await answer({ command: 'go-on' })
}

async function dayBreaks(): Promise<void> {
  await answer({ command: 'answer', prompt: 'seer', answer: 'ann' })
  await answer({ command: 'answer', prompt: 'werewolves', answer: 'eve' })
}

async function answer(command: ConsoleCalls['command']['input']['command']): Promise<void> {
  const count = (await stateOf(howlcast.console)).view?.commandCount ?? 0
  const answered = await call(howlcast.console, 'command', { count, command })
  expect(answered).toEqual({ ok: true, value: null })
}
