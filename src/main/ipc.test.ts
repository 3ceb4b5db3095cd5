import { beforeEach, describe, expect, it, vi } from 'vitest'
import { consoleChannels } from '../shared/channels'
import type { Desk } from './desk'
import type { Handlers } from './ipc'

type Handler = (event: unknown, input?: unknown) => Promise<unknown>

const gate = vi.hoisted(() => ({ handlers: new Map<string, Handler>(), removed: [] as string[] }))

vi.mock('electron', () => ({
  app: { isPackaged: true },
  protocol: {},
  ipcMain: {
    handle: (channel: string, handler: Handler) => gate.handlers.set(channel, handler),
    removeAllListeners: (channel: string) => gate.removed.push(channel)
  }
}))
vi.mock('electron-store', () => ({ default: vi.fn() }))
vi.mock('electron-log/node', () => ({ default: { info: vi.fn(), warn: vi.fn(), error: vi.fn() } }))

const { setupIpc } = await import('./ipc')

const consoleContents = { name: 'console' }
const coHostContents = { name: 'co-host' }
const overlayContents = { name: 'overlay' }
const page = { url: 'app://howlcast/console/index.html', parent: null }
const desk = { isConsole: (contents: unknown) => contents === consoleContents } as unknown as Desk
const done = { ok: true, value: null } as const
const undo = vi.fn((_input: { count: number }) => done)
const check = vi.fn(() => ({}))

beforeEach(() => {
  gate.handlers.clear()
  undo.mockReset().mockReturnValue(done)
  const never = () => {
    throw new Error('not asked for')
  }
  const handlers = Object.fromEntries(Object.keys(consoleChannels).map((channel) => [channel, never]))
  setupIpc(desk, Promise.resolve({ ...handlers, undo, check } as unknown as Handlers))
})

const call = (channel: keyof typeof consoleChannels, input: unknown, event: object) =>
  gate.handlers.get(consoleChannels[channel])?.(event, input)
const fromConsole = { sender: consoleContents, senderFrame: page }

it('listens on the channels of the contract and on no other', () => {
  expect([...gate.handlers.keys()].sort()).toEqual(Object.values(consoleChannels).sort())
  expect(gate.removed).toContain('electron-store-get-data')
})

it('lets the console call', async () => {
  expect(await call('undo', { count: 3 }, fromConsole)).toEqual(done)
  expect(undo).toHaveBeenCalledExactlyOnceWith({ count: 3 })
})

describe('refuses', () => {
  it.each([
    [
      'the overlay',
      { sender: overlayContents, senderFrame: { ...page, url: 'app://howlcast/overlay/index.html' } }
    ],
    [
      'the co-host',
      {
        sender: coHostContents,
        senderFrame: { ...page, url: 'app://howlcast/console/co-host/index.html' }
      }
    ],
    ['the co-host under a false address', { sender: coHostContents, senderFrame: page }],
    ['the overlay under a false address', { sender: overlayContents, senderFrame: page }],
    ['a frame within the console', { sender: consoleContents, senderFrame: { ...page, parent: page } }],
    [
      'another page in the console',
      { sender: consoleContents, senderFrame: { ...page, url: 'https://example.com/console/' } }
    ],
    [
      'an address that only begins alike',
      { sender: consoleContents, senderFrame: { ...page, url: 'app://howlcast/console.example/' } }
    ],
    ['a frame that has gone', { sender: consoleContents, senderFrame: null }]
  ])('%s', async (_who, event) => {
    await expect(call('undo', { count: 3 }, event)).rejects.toThrow('refused')
    expect(undo).not.toHaveBeenCalled()
  })

  it('bad input, in words', async () => {
    expect(await call('undo', { count: 'three' }, fromConsole)).toEqual({
      ok: false,
      refusal: { kind: 'invalid', message: expect.stringMatching(/^count: /) as string }
    })
    await expect(call('check', {}, fromConsole)).rejects.toThrow('answer')
    expect(undo).not.toHaveBeenCalled()
    expect(check).not.toHaveBeenCalled()
  })
})

it('answers a failure as a refusal', async () => {
  undo.mockImplementation(() => {
    throw new Error('no disk')
  })
  expect(await call('undo', { count: 1 }, fromConsole)).toEqual({
    ok: false,
    refusal: { kind: 'failed', message: 'no disk' }
  })
})
