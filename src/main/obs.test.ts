import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publicView } from '../engine'
import type { ObsSettings } from '../shared/obs'
import type { Publication, PublicView, Scene } from '../shared/public'
import { Notices } from './notices'
import { ObsServer } from './testing/obs-server'

const userData = vi.hoisted(() => ({ folder: '' }))

vi.mock('electron', () => {
  const app = { getPath: () => userData.folder, getVersion: () => '1.0.0' }
  const ipcMain = { on: () => undefined }
  return { app, ipcMain, default: { app, ipcMain } }
})

const { Obs } = await import('./obs')
const { SettingsStore } = await import('./settings')

const overlay = 'http://127.0.0.1:47474/abcdefghijklmnopqrstuv/overlay/'
const scenes = { night: 'Night', dawn: 'Day', event: null, day: 'Day', vote: 'Garage', over: null }

let notices: Notices
let settings: InstanceType<typeof SettingsStore>
let server: ObsServer
let obs: InstanceType<typeof Obs>
let published = 0

beforeEach(async () => {
  userData.folder = await mkdtemp(join(tmpdir(), 'howlcast-obs-'))
  notices = new Notices()
  settings = new SettingsStore(notices)
  server = await ObsServer.start('correct horse')
  obs = new Obs({
    settings,
    notices,
    addressOf: (scene: Scene) => `${overlay}?scene=${scene}`,
    onChange: () => undefined,
    retry: { first: 20, longest: 40 }
  })
})

afterEach(async () => {
  obs.stop()
  await server.stop()
  await rm(userData.folder, { recursive: true, force: true })
})

const set = (more: Partial<ObsSettings>) => {
  settings.set({ obs: { ...settings.all.obs, on: true, address: server.address, ...more } })
  obs.follow()
}
const becomes = (state: string) => vi.waitFor(() => expect(obs.reach.state).toBe(state))
const log = () => obs.reach.log.map(({ what }) => what)
const codes = () => notices.list.map(({ code }) => code)
const see = (phase: PublicView['phase'] | null) => {
  const view = phase === null ? null : { ...publicView([]), phase }
  obs.publish({ publication: ++published, view, recap: null, show: settings.all.show } satisfies Publication)
}

async function connect(more: Partial<ObsSettings> = {}): Promise<void> {
  obs.setPassword('correct horse')
  set({ scenes, ...more })
  await becomes('connected')
  await vi.waitFor(() => expect(server.requests('GetInputList')).not.toEqual([]))
}

describe('the connection', () => {
  it('is not made unless the host wants it', async () => {
    obs.setPassword('correct horse')
    obs.follow()
    expect(await obs.add('full')).toMatchObject({ ok: false })
    expect(obs.reach.state).toBe('off')
    expect(server.tries).toBe(0)
  })

  it('answers the challenge, and lists the scenes as OBS shows them', async () => {
    await connect()
    expect(obs.reach).toMatchObject({ passwordSet: true, scenes: ['Night', 'Day', 'Break'] })
    server.scenes.push('Encore')
    server.tell('SceneListChanged', { scenes: [] })
    await vi.waitFor(() => expect(obs.reach.scenes).toContain('Encore'))
  })

  it('tells the host of a wrong password, and does not try it again', async () => {
    obs.setPassword('wrong')
    set({})
    await becomes('refused')
    expect(codes()).toEqual(['obs-password'])
    await new Promise((resolve) => setTimeout(resolve, 150))
    expect(server.tries).toBe(1)
    obs.setPassword('correct horse')
    await becomes('connected')
    await vi.waitFor(() => expect(codes()).toEqual([]))
  })

  it('never tells the password to the log or the console', async () => {
    obs.setPassword('wrong secret')
    set({})
    await becomes('refused')
    expect(JSON.stringify([obs.reach, notices.list])).not.toContain('wrong secret')
  })

  it('waits quietly for an OBS that is not there, and comes back after it was closed', async () => {
    const { port } = server
    await connect()
    await server.stop()
    await becomes('connecting')
    expect(log().filter((what) => what === 'lost')).toHaveLength(1)
    expect(codes()).toEqual([])
    see('night')
    await new Promise((resolve) => setTimeout(resolve, 100))
    server = await ObsServer.start('correct horse', port)
    await becomes('connected')
    expect(log()).toEqual(['connected', 'lost', 'connected'])
  })

  it('lets go when the host switches it off', async () => {
    await connect()
    set({ on: false })
    expect(obs.reach).toMatchObject({ state: 'off', scenes: [] })
    see('night')
    expect(server.requests('SetCurrentProgramScene')).toEqual([])
  })
})

describe('scenes', () => {
  it('follow the phase that the audience sees, where the host has named one', async () => {
    await connect({ switching: 'on' })
    see('night')
    see('night')
    await vi.waitFor(() => expect(server.onAir).toBe('Night'))
    server.onAir = 'Break'
    see(null)
    see('night')
    see('event')
    see('day')
    await vi.waitFor(() => expect(server.onAir).toBe('Day'))
    expect(server.requests('SetCurrentProgramScene')).toEqual([{ sceneName: 'Night' }, { sceneName: 'Day' }])
    expect(log()).toEqual(['connected', 'scene-switched', 'scene-switched'])
  })

  it('are only told of in a dry run', async () => {
    await connect({ switching: 'dry-run' })
    see('night')
    await vi.waitFor(() => expect(log()).toContain('scene-would-switch'))
    expect(obs.reach.log.at(-1)?.params).toEqual({ scene: 'Night', phase: 'night' })
    expect(server.onAir).toBe('Break')
  })

  it('are left alone unless the host wants them switched', async () => {
    await connect()
    see('night')
    see('day')
    await obs.add('full')
    expect(server.onAir).toBe('Break')
    expect(server.requests('SetCurrentProgramScene')).toEqual([])
  })

  it('that OBS does not have are a notice', async () => {
    await connect({ switching: 'on' })
    see('vote')
    await vi.waitFor(() => expect(codes()).toEqual(['obs-scene-missing']))
    expect(notices.list[0]?.params).toEqual({ scene: 'Garage' })
    expect(log()).toContain('scene-missing')
  })
})

describe('sources', () => {
  it('are added to the scene on air, at full size', async () => {
    await connect()
    expect(await obs.add('full')).toMatchObject({ ok: true })
    expect(await obs.add('timer')).toMatchObject({ ok: true })
    expect([...server.inputs.keys()]).toEqual(['Howlcast', 'Howlcast timer'])
    expect(server.inputs.get('Howlcast timer')).toEqual({
      kind: 'browser_source',
      scenes: new Set(['Break']),
      settings: {
        url: `${overlay}?scene=timer`,
        width: 1920,
        height: 1080,
        shutdown: false,
        restart_when_active: false,
        webpage_control_level: 0
      }
    })
  })

  it('get the address anew where OBS has them already, here or in another scene', async () => {
    const settings = { url: 'http://127.0.0.1:47474/old/overlay/', css: 'body {}' }
    server.inputs.set('Howlcast', { kind: 'browser_source', settings, scenes: new Set(['Day']) })
    await connect()
    expect(await obs.add('full')).toMatchObject({ ok: true })
    expect(await obs.add('full')).toMatchObject({ ok: true })
    const { settings: now, scenes: shownIn } = server.inputs.get('Howlcast') ?? {}
    expect(now).toMatchObject({ url: `${overlay}?scene=full`, css: 'body {}' })
    expect(shownIn).toEqual(new Set(['Day', 'Break']))
    expect(server.requests('CreateSceneItem')).toHaveLength(1)
  })

  it('cannot be added to an OBS without Browser Sources', async () => {
    server.kinds = ['image_source']
    await connect()
    expect(await obs.add('full')).toMatchObject({ ok: false, refusal: { message: 'obs-no-browser' } })
    expect(codes()).toEqual(['obs-no-browser'])
  })

  it('are refused in words where OBS cannot take them', async () => {
    await connect()
    server.onAir = 'gone'
    expect(await obs.add('full')).toMatchObject({ ok: false, refusal: { message: 'obs-add-failed' } })
    expect(codes()).toEqual(['obs-add-failed'])
    expect(obs.reach.log.at(-1)).toMatchObject({ what: 'failed', params: { code: '600' } })
  })

  it('are loaded again once after a start, and nobody else’s are', async () => {
    const source = (url: string) => ({ kind: 'browser_source', settings: { url }, scenes: new Set<string>() })
    server.inputs.set('Ours', source(`${overlay}?scene=full`))
    server.inputs.set('By name', source(overlay.replace('127.0.0.1', 'localhost')))
    server.inputs.set('Chat', source('https://chat.example/'))
    server.inputs.set('Other token', source('http://127.0.0.1:47474/other/overlay/'))
    const { port } = server
    await connect()
    const pressed = () => server.requests('PressInputPropertiesButton')
    await vi.waitFor(() => expect(pressed()).toHaveLength(2))
    expect(pressed().map(({ inputName }) => inputName)).toEqual(['Ours', 'By name'])
    expect(pressed()[0]).toMatchObject({ propertyName: 'refreshnocache' })
    await server.stop()
    await becomes('connecting')
    server = await ObsServer.start('correct horse', port)
    server.inputs.set('Ours', source(overlay))
    await becomes('connected')
    await obs.add('seats')
    expect(pressed()).toEqual([])
  })
})

it('never asks OBS to stream or record, whatever happens', async () => {
  await connect({ switching: 'on' })
  for (const phase of ['night', 'dawn', 'event', 'day', 'vote', 'over'] as const) see(phase)
  await obs.add('full')
  await obs.add('full')
  const asked = server.sent.map(({ type }) => type)
  expect(asked.length).toBeGreaterThan(5)
  expect(asked.filter((type) => /stream|record|virtualcam|replay|output/i.test(type))).toEqual([])
})

it('is not held up by an OBS that does not answer', async () => {
  await connect({ switching: 'on' })
  server.isDeaf = true
  const begun = Date.now()
  see('night')
  expect(Date.now() - begun).toBeLessThan(100)
  expect(await obs.add('full')).toMatchObject({ ok: false })
  expect(log()).toContain('failed')
}, 10_000)
