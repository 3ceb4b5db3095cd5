import { expect, test } from '@playwright/test'
import { eightPlayers } from '../src/main/testing/eight-players'
import { ObsServer } from '../src/main/testing/obs-server'
import { kill, launchApp, newUserData, type LaunchedApp } from './app'
import { call, stateOf } from './bridge'

let userData: string
let howlcast: LaunchedApp

test.beforeEach(async () => {
  userData = await newUserData()
  howlcast = await launchApp({ userData })
})

test.afterEach(() => howlcast.app.close())

const state = () => stateOf(howlcast.console)

test('timer, speaker and delay outlive a power cut', async () => {
  await call(howlcast.console, 'new-game', eightPlayers)
  await call(howlcast.console, 'start-timer', { name: 'discussion', seconds: 600 })
  await call(howlcast.console, 'set-speaker', { player: 'p3' })
  await call(howlcast.console, 'set-settings', { publicDelay: 2 })
  const { show } = await state()
  await kill(howlcast)
  howlcast = await launchApp({ userData })
  expect((await state()).show).toEqual(show)
  // What was taken up waits out the delay like everything else.
  await expect.poll(async () => (await state()).publication.view?.players.length).toBe(8)
  const { publication } = await state()
  expect(publication.show.timer?.endsAt).toBe((show.timer?.endsAt ?? 0) + 2000)
  expect(publication.show.speaker).toBe('p3')
})

test('the blackout key is taken from the system, and one that cannot be had is told of', async () => {
  const isHeld = (key: string) =>
    howlcast.app.evaluate(({ globalShortcut }, asked) => globalShortcut.isRegistered(asked), key)
  await expect.poll(() => isHeld('CommandOrControl+Shift+F9')).toBe(true)
  await call(howlcast.console, 'set-settings', { blackoutKey: 'Control+Alt+F11' })
  expect(await isHeld('CommandOrControl+Shift+F9')).toBe(false)
  expect(await isHeld('Control+Alt+F11')).toBe(true)
  await howlcast.app.evaluate(({ globalShortcut }) => {
    globalShortcut.register('Control+Alt+F12', () => undefined)
  })
  await call(howlcast.console, 'set-settings', { blackoutKey: 'Control+Alt+F12' })
  expect((await state()).notices.map(({ code }) => code)).toEqual(['blackout-key-taken'])
  expect(await call(howlcast.console, 'set-settings', { blackoutKey: 'B' })).toMatchObject({ ok: false })
})

test('OBS gets the overlay, and its scene follows the phase', async () => {
  const obs = await ObsServer.start('correct horse')
  try {
    await call(howlcast.console, 'set-obs-password', { password: 'correct horse' })
    const scenes = { night: 'Night', dawn: null, event: null, day: 'Day', vote: null, over: null }
    await call(howlcast.console, 'set-settings', {
      obs: { on: true, address: obs.address, switching: 'on', scenes }
    })
    await expect.poll(async () => (await state()).obs.state).toBe('connected')
    expect(await call(howlcast.console, 'add-to-obs', { scene: 'full' })).toMatchObject({ ok: true })
    const address = String(obs.inputs.get('Howlcast')?.settings['url'])
    expect((await fetch(address)).status).toBe(200)
    await call(howlcast.console, 'new-game', eightPlayers)
    await expect.poll(() => obs.onAir).toBe('Night')
  } finally {
    await obs.stop()
  }
  await expect.poll(async () => (await state()).obs.state).toBe('connecting')
  // Another program may hold the port that the app asked for.
  const told = (await state()).notices.filter(({ code }) => code !== 'overlay-new-port')
  expect(told).toEqual([])
})
