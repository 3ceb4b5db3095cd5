import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Publication } from '../shared/public'
import { overlayFiles } from './overlay-files'
import { OverlayServer, type PublicEvent } from './overlay-server'
import { firstShow as show } from './show'
import { type Heard, listen as listenAt } from './testing/listen'

const token = 'abcdefghijklmnopqrstuv'
const publication = (number: number): Publication => ({ publication: number, view: null, recap: null, show })

let folder: string
let server: OverlayServer<PublicEvent>
let port: number
let newest: Publication
const onListeners = vi.fn()

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'howlcast-server-'))
  const files: { [name: string]: string } = {
    'overlay/index.html': '<head></head><script type="module" src="../assets/overlay-A1.js"></script>',
    'omniscient/index.html': '<head></head><script type="module" src="../assets/omniscient-E5.js"></script>',
    'assets/omniscient-E5.js': 'new URL("owl-D4.svg", import.meta.url)',
    'console/index.html': '<script type="module" src="../assets/console-B2.js"></script>',
    'assets/overlay-A1.js': 'import("./vote-C3.js")',
    'assets/vote-C3.js': 'new URL("owl-D4.svg", import.meta.url)',
    'assets/owl-D4.svg': '<svg/>',
    'assets/console-B2.js': 'secrets()',
    'assets/notes.txt': 'overlay-A1.js'
  }
  for (const [name, text] of Object.entries(files)) {
    await mkdir(join(folder, name, '..'), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  await writeFile(join(folder, '../howlcast-outside.svg'), '<svg/>')
  newest = publication(7)
  onListeners.mockClear()
  server = new OverlayServer({
    port: await freePort(),
    token,
    files: await overlayFiles(folder),
    version: '1.0.0',
    greeting: () => [{ event: 'publication', data: newest }],
    onListeners
  })
  port = (await server.start()) ?? 0
})

afterEach(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
  await rm(join(folder, '../howlcast-outside.svg'), { force: true })
})

describe('files', () => {
  it('serves the page, never kept, and its assets, kept for ever', async () => {
    expect(server.url).toBe(`http://127.0.0.1:${port}/${token}/overlay/`)
    const page = await get(`/${token}/overlay/`)
    expect(page).toMatchObject({ status: 200, body: expect.stringContaining('overlay-A1.js') as string })
    expect(page.body).toContain('<head><meta name="howlcast-build" content="1.0.0">')
    expect(page.headers['cache-control']).toBe('no-store')
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    for (const name of ['overlay-A1.js', 'vote-C3.js', 'owl-D4.svg']) {
      const asset = await get(`/${token}/assets/${name}?v=1`)
      expect(asset.status).toBe(200)
      expect(asset.headers['cache-control']).toContain('immutable')
    }
  })

  it('leads a short address to the page', async () => {
    for (const path of [`/${token}`, `/${token}/`, `/${token}/overlay`]) {
      const answer = await get(path)
      expect(answer).toMatchObject({ status: 302, headers: { location: `/${token}/overlay/` } })
    }
  })

  it('keeps the options of a short address', async () => {
    const { headers } = await get(`/${token}/overlay?scene=timer&scale=2`)
    expect(headers.location).toBe(`/${token}/overlay/?scene=timer&scale=2`)
  })

  it('sends a policy with everything, and opens nothing to other origins', async () => {
    for (const path of [`/${token}/overlay/`, '/']) {
      const { headers } = await get(path)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
    }
  })

  it.each([
    ['the console', `/${token}/console/index.html`],
    ['a script of the console', `/${token}/assets/console-B2.js`],
    ['a file that is named nowhere', `/${token}/assets/notes.txt`],
    ['a way out of the folder', `/${token}/../howlcast-outside.svg`],
    ['a way out, encoded', `/${token}/%2e%2e/howlcast-outside.svg`],
    ['a way out, encoded twice', `/${token}/assets/..%252f..%252fhowlcast-outside.svg`],
    ['a way out with backslashes', `/${token}/assets\\..\\..\\howlcast-outside.svg`],
    ['a doubled slash', `/${token}//overlay/index.html`],
    ['a full address', `http://127.0.0.1/${token}/overlay/`],
    ['no token', '/overlay/'],
    ['a wrong token', `/${'x'.repeat(22)}/overlay/`],
    ['a token that is too long', `/${token}x/overlay/`],
    ['a token that is cut short', `/${token.slice(0, -1)}/overlay/`],
    ['nothing', '/']
  ])('does not serve %s', async (_what, path) => {
    expect((await get(path)).status).toBe(404)
  })
})

describe('the page that tells every secret', () => {
  it('is no part of the public one, nor is that one of it', async () => {
    const named = async (page: 'overlay' | 'omniscient') =>
      [...(await overlayFiles(folder, page)).keys()].sort()
    expect((await named('overlay')).filter((name) => name.includes('omniscient'))).toEqual([])
    expect(await named('omniscient')).toEqual([
      'assets/omniscient-E5.js',
      'assets/owl-D4.svg',
      'omniscient/index.html'
    ])
    for (const name of ['omniscient', 'omniscient/', 'omniscient/index.html', 'assets/omniscient-E5.js'])
      expect((await get(`/${token}/${name}`)).status, name).toBe(404)
  })

  it('is served at a name of its own', async () => {
    await server.stop()
    const files = await overlayFiles(folder, 'omniscient')
    const page = 'omniscient'
    server = new OverlayServer({ port, token, page, files, version: '1.0.0', greeting: () => [] })
    await server.start()
    expect(server.url).toBe(`http://127.0.0.1:${port}/${token}/omniscient/`)
    expect((await get(`/${token}`)).headers.location).toBe(`/${token}/omniscient/`)
    expect(await get(`/${token}/omniscient/`)).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'no-store' },
      body: expect.stringContaining('omniscient-E5.js') as string
    })
    for (const name of ['overlay/', 'overlay/events', 'assets/overlay-A1.js'])
      expect((await get(`/${token}/${name}`)).status, name).toBe(404)
  })
})

describe('who may ask', () => {
  const page = `/${token}/overlay/`

  it('answers to its own names', async () => {
    expect((await get(page, { host: `127.0.0.1:${port}` })).status).toBe(200)
    expect((await get(page, { host: `localhost:${port}` })).status).toBe(200)
    expect((await get(page, { host: `localhost:${port}`, origin: `http://localhost:${port}` })).status).toBe(
      200
    )
  })

  it.each(['rebound.example', '127.0.0.1', '127.0.0.1:1', 'localhost', '127.0.0.1:80@rebound.example'])(
    'refuses the host %s',
    async (host) => {
      expect((await get(page, { host })).status).toBe(404)
    }
  )

  it.each(['https://rebound.example', 'null', 'http://127.0.0.1:1'])(
    'refuses the origin %s',
    async (origin) => {
      expect((await get(page, { origin })).status).toBe(404)
      await expect(listen(`/${token}/events`, { origin })).rejects.toThrow('404')
    }
  )

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'])('refuses %s', async (method) => {
    expect((await get(page, {}, method)).status).toBe(404)
  })

  it.each(['rebound.example', '127.0.0.1'])('lets nobody listen who names the host %s', async (host) => {
    await expect(listen(`/${token}/events`, { host })).rejects.toThrow('404')
  })

  it.each([
    '/events',
    `/${'x'.repeat(22)}/events`,
    `/${token}/socket`,
    `/${token}/overlay/`,
    `/${token}/../events`
  ])('lets nobody listen at %s', async (path) => {
    await expect(listen(path)).rejects.toThrow('404')
  })

  it('tells nothing to whoever asks for the events as for a file', async () => {
    expect(await get(`/${token}/events`)).toMatchObject({ status: 404, body: '' })
  })

  it('cuts off whoever says a word, and lets in no more than it can tell', async () => {
    for (const word of ['', 'x', 'a long word']) {
      const talker = await listen()
      talker.say(word)
      await talker.ended
    }
    await vi.waitFor(() => expect(server.listeners).toHaveLength(0))
    for (let each = 0; each < 32; each++) await listen()
    await expect(listen()).rejects.toThrow('404')
  })

  it('lets go of whoever is refused and does not leave', async () => {
    const guest = connect({ port, host: '127.0.0.1', allowHalfOpen: true })
    guest.write(
      `GET /wrong/events HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`
    )
    await once(guest.resume(), 'end')
    guest.on('error', () => undefined)
    const talk = setInterval(() => guest.write('still here'), 10)
    await new Promise((left) => guest.once('close', left))
    clearInterval(talk)
  })

  it('lives on when what asks to listen is no proper WebSocket', async () => {
    const upgrade = { connection: 'upgrade', upgrade: 'websocket' }
    expect((await get(`/${token}/events`, upgrade)).status).toBe(400)
    expect((await get(`/${token}/overlay/`)).status).toBe(200)
  })
})

describe('events', () => {
  it('tells the version and the newest picture at once, then every publication', async () => {
    const events = await listen()
    await until(events, '"publication":7')
    expect(events.text()).toMatch(
      /^\{"event":"version","data":"1\.0\.0"\}\n\{"event":"publication","data":\{"publication":7,/
    )
    server.tell({ event: 'publication', data: publication(8) })
    server.tell({ event: 'publication', data: publication(9) })
    await until(events, '"publication":9')
    expect(events.text().indexOf('"publication":8')).toBeLessThan(events.text().indexOf('"publication":9'))
  })

  it('counts who listens', async () => {
    const first = await listen()
    await listen(`/${token}/overlay/events`)
    expect(server.listeners).toHaveLength(2)
    first.leave()
    await vi.waitFor(() => expect(server.listeners).toHaveLength(1))
    expect(onListeners).toHaveBeenCalledTimes(3)
  })

  it('knows what each source shows, and whether its page is of another build', async () => {
    await listen(`/${token}/overlay/events?scene=side-bar&build=1.0.0`)
    await listen(`/${token}/overlay/events?scene=timer&build=0.9.0`)
    await listen(`/${token}/overlay/events?scene=garage&build=`)
    await listen(`/${token}/overlay/events`)
    expect(server.listeners).toMatchObject([
      { scene: 'side-bar', outOfDate: false },
      { scene: 'timer', outOfDate: true },
      { scene: 'full', outOfDate: true },
      { scene: 'full', outOfDate: false }
    ])
  })

  it('knows since when a source listens and how large it is, where it says so, and when the last one left', async () => {
    const before = Date.now()
    const source = await listen(`/${token}/overlay/events?scene=timer&size=1280x720`)
    await listen(`/${token}/overlay/events?scene=vote&size=large`)
    const [timer, vote] = server.listeners
    expect(timer?.size).toEqual({ width: 1280, height: 720 })
    expect(timer?.since).toBeGreaterThanOrEqual(before)
    expect(vote?.size).toBeNull()
    expect(server.leftAt('timer')).toBeNull()
    source.leave()
    await vi.waitFor(() => expect(server.leftAt('timer')).toBeGreaterThanOrEqual(timer?.since ?? Infinity))
    expect(server.leftAt('vote')).toBeNull()
  })

  it('cuts off whoever listens when the address changes', async () => {
    const events = await listen()
    server.rotate('z'.repeat(22))
    await events.ended
    expect(server.url).toContain('z'.repeat(22))
    expect((await get(`/${token}/events`)).status).toBe(404)
    expect((await get(`/${'z'.repeat(22)}/overlay/`)).status).toBe(200)
  })
})

it('takes the next port where its own is taken', async () => {
  const second = new OverlayServer({ port, token, files: new Map(), version: '1', greeting: () => [] })
  const other = await second.start()
  expect(other).toBeGreaterThan(port)
  await second.stop()
})

interface Answer {
  status: number
  headers: IncomingMessage['headers']
  body: string
}

function get(path: string, headers: { [name: string]: string } = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = ''
      response.on('data', (chunk: Buffer) => (body += chunk.toString()))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

function listen(path = `/${token}/events`, headers: { [name: string]: string } = {}): Promise<Heard> {
  return listenAt(`http://127.0.0.1:${port}${path}`, headers)
}

function until({ text }: Heard, part: string): Promise<void> {
  return vi.waitFor(() => expect(text()).toContain(part))
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
