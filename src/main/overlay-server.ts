import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { OmniscientPublication } from '../shared/omniscient'
import type { OpenSource } from '../shared/overlay-reach'
import type { Publication, Scene } from '../shared/public'
import {
  askedFor,
  isMeantForHere,
  listenOnLoopback,
  loopbackHeaders,
  loopbackHost,
  stopListening
} from './loopback'
import { fileOf, type OverlayFiles, type ServedPage } from './overlay-files'
import { contentSecurityPolicy } from './page-headers'
import { sceneNamed } from './scenes'

export interface PublicEvent {
  readonly event: 'publication'
  readonly data: Publication
}

export interface OmniscientEvent {
  readonly event: 'omniscient'
  readonly data: OmniscientPublication
}

export interface OverlayServerOptions<Event> {
  readonly port: number
  readonly token: string
  /** Which page it serves; left out: the public one. */
  readonly page?: ServedPage
  readonly files: OverlayFiles
  /** The way to a photo, where what is asked for names one that may be seen now. */
  readonly photo?: (asked: string) => string | null
  /** Names the build; a page of another build loads itself again. */
  readonly version: string
  /** What a page is told as soon as it listens. */
  readonly greeting: () => readonly Event[]
  readonly onListeners?: () => void
}

/** A page that listens: a browser source, or a browser. */
export interface Listener extends OpenSource {
  readonly scene: Scene
}

const mostListeners = 32
const heartbeatEvery = 10_000
/** A page that stands still this many bytes behind is cut off; it comes back and gets the newest picture. */
const longestBacklog = 1_000_000

/**
 * Serves one page to Browser Sources on this machine, and tells them what happens. Read-only.
 * The type says what may be told: a public server cannot be given anything but publications.
 */
export class OverlayServer<Event extends PublicEvent | OmniscientEvent> {
  readonly #options: OverlayServerOptions<Event>
  readonly #page: ServedPage
  readonly #server: Server
  readonly #listeners = new Map<ServerResponse, Listener>()
  readonly #left = new Map<Scene, number>()
  #token: string
  #port: number | null = null
  #heartbeat: NodeJS.Timeout | undefined

  constructor(options: OverlayServerOptions<Event>) {
    this.#options = options
    this.#token = options.token
    this.#page = options.page ?? 'overlay'
    this.#server = createServer({ keepAliveTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
      void this.#answer(request, response)
    })
    this.#server.maxConnections = 2 * mostListeners
  }

  /** Starts at the port asked for or, where that is taken, at the next free one; returns it, null with none. */
  async start(): Promise<number | null> {
    this.#port = await listenOnLoopback(this.#server, this.#options.port)
    if (this.#port === null) return null
    this.#heartbeat = setInterval(() => this.#write(': alive\n\n'), heartbeatEvery)
    this.#heartbeat.unref()
    return this.#port
  }

  get url(): string | null {
    return this.#port === null ? null : `http://${loopbackHost}:${this.#port}/${this.#token}/${this.#page}/`
  }

  get listeners(): readonly Listener[] {
    return [...this.#listeners.values()]
  }

  /** When the last page of a scene left, in milliseconds since 1970; null: none has since the start. */
  leftAt(scene: Scene): number | null {
    return this.#left.get(scene) ?? null
  }

  tell(event: Event): void {
    this.#write(written(event.event, event.data))
  }

  /** Makes every address given out so far worthless. */
  rotate(token: string): void {
    this.#token = token
    for (const response of this.#listeners.keys()) response.destroy()
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat)
    this.#port = null
    await stopListening(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name = null, query = null } = this.#asked(request) ?? {}
    const page = this.#page
    if (name === '' || name === page) {
      const options = query?.size ? `?${query.toString()}` : ''
      response.writeHead(302, { ...always, location: `/${this.#token}/${page}/${options}` }).end()
    } else if (query !== null && (name === 'events' || name === `${page}/events`)) {
      this.#listenTo(response, listenerOf(query, this.#options.version))
    } else if (name !== null) {
      await this.#serve(name === `${page}/` ? fileOf(page) : name, response)
    } else {
      notFound(response)
    }
  }

  #asked(request: IncomingMessage) {
    if (request.method !== 'GET' || this.#port === null || !isMeantForHere(request, this.#port)) return null
    return askedFor(request.url ?? '', this.#token)
  }

  async #serve(name: string, response: ServerResponse): Promise<void> {
    const photo = this.#options.photo?.(name) ?? null
    const file = photo === null ? this.#options.files.get(name) : { path: photo, contentType: 'image/png' }
    const body = file === undefined ? null : await readFile(file.path).catch(() => null)
    if (file === undefined || body === null) return notFound(response)
    // The names of assets change with their content; a page that OBS kept would show an old build, and a photo that
    // is taken off must not be had from anywhere.
    const isPage = name === fileOf(this.#page)
    const caching = isPage || photo !== null ? 'no-store' : 'private, max-age=31536000, immutable'
    response
      .writeHead(200, { ...always, 'content-type': file.contentType, 'cache-control': caching })
      .end(isPage ? marked(body.toString(), this.#options.version) : body)
  }

  #listenTo(response: ServerResponse, listener: Listener): void {
    if (this.#listeners.size >= mostListeners) return notFound(response)
    const { version, greeting, onListeners } = this.#options
    response.writeHead(200, {
      ...always,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store'
    })
    const told = greeting().map(({ event, data }) => written(event, data))
    response.write(`retry: 1000\n\n${written('version', version)}${told.join('')}`)
    this.#listeners.set(response, listener)
    onListeners?.()
    response.on('close', () => {
      this.#listeners.delete(response)
      this.#left.set(listener.scene, Date.now())
      onListeners?.()
    })
  }

  #write(text: string): void {
    for (const response of this.#listeners.keys()) {
      if (response.writableLength > longestBacklog) response.destroy()
      else response.write(text)
    }
  }
}

const always = {
  ...loopbackHeaders,
  'content-security-policy': `${contentSecurityPolicy}; frame-ancestors 'none'; form-action 'none'`
}

/** What a page says of itself as it begins to listen. */
function listenerOf(query: URLSearchParams, version: string): Listener {
  const build = query.get('build')
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(query.get('size') ?? '') ?? []
  return {
    scene: sceneNamed(query.get('scene')),
    outOfDate: build !== null && build !== version,
    since: Date.now(),
    size: width === undefined ? null : { width: Number(width), height: Number(height) }
  }
}

/** Tells the page its own build, so that one which was kept somewhere knows, and says, that it is old. */
function marked(page: string, version: string): string {
  return page.replace('<head>', `<head><meta name="howlcast-build" content="${version}">`)
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { ...always, 'cache-control': 'no-store' }).end()
}

function written(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}
