import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { OmniscientPublication } from '../shared/omniscient'
import type { Publication, Scene } from '../shared/public'
import { type Listener, Listeners, mostListeners } from './listeners'
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

/**
 * Serves one page to Browser Sources on this machine, and tells them what happens. Read-only.
 * The type says what may be told: a public server cannot be given anything but publications.
 */
export class OverlayServer<Event extends PublicEvent | OmniscientEvent> {
  readonly #options: OverlayServerOptions<Event>
  readonly #page: ServedPage
  readonly #server: Server
  readonly #listeners: Listeners
  #token: string
  #port: number | null = null

  constructor(options: OverlayServerOptions<Event>) {
    this.#options = options
    this.#token = options.token
    this.#page = options.page ?? 'overlay'
    this.#server = createServer({ keepAliveTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
      void this.#answer(request, response)
    })
    this.#listeners = new Listeners(options.version, () => options.onListeners?.())
    this.#server.on('upgrade', (...upgrade: [IncomingMessage, Duplex, Buffer]) => this.#listenTo(upgrade))
    this.#server.maxConnections = 2 * mostListeners
  }

  /** Starts at the port asked for or, where that is taken, at the next free one; returns it, null with none. */
  async start(): Promise<number | null> {
    this.#port = await listenOnLoopback(this.#server, this.#options.port)
    return this.#port
  }

  get url(): string | null {
    return this.#port === null ? null : `http://${loopbackHost}:${this.#port}/${this.#token}/${this.#page}/`
  }

  get listeners(): readonly Listener[] {
    return this.#listeners.all
  }

  /** When the last page of a scene left, in milliseconds since 1970; null: none has since the start. */
  leftAt(scene: Scene): number | null {
    return this.#listeners.leftAt(scene)
  }

  tell(event: Event): void {
    this.#listeners.tell(event)
  }

  /** Makes every address given out so far worthless. */
  rotate(token: string): void {
    this.#token = token
    this.#listeners.cutOff()
  }

  async stop(): Promise<void> {
    this.#port = null
    this.#listeners.cutOff()
    await stopListening(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { name = null, query = null } = this.#asked(request) ?? {}
    const page = this.#page
    if (name === '' || name === page) {
      const options = query?.size ? `?${query.toString()}` : ''
      response.writeHead(302, { ...this.#headers, location: `/${this.#token}/${page}/${options}` }).end()
    } else if (name !== null) {
      await this.#serve(name === `${page}/` ? fileOf(page) : name, response)
    } else {
      this.#notFound(response)
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
    if (file === undefined || body === null) return this.#notFound(response)
    // The names of assets change with their content; a page that OBS kept would show an old build, and a photo that
    // is taken off must not be had from anywhere.
    const isPage = name === fileOf(this.#page)
    const caching = isPage || photo !== null ? 'no-store' : 'private, max-age=31536000, immutable'
    response
      .writeHead(200, { ...this.#headers, 'content-type': file.contentType, 'cache-control': caching })
      .end(isPage ? marked(body.toString(), this.#options.version) : body)
  }

  #notFound(response: ServerResponse): void {
    response.writeHead(404, { ...this.#headers, 'cache-control': 'no-store' }).end()
  }

  /** Sent with every answer. */
  get #headers() {
    // An older Chromium may not take a WebSocket for `'self'`.
    const events = [loopbackHost, 'localhost'].map((host) => `ws://${host}:${this.#port ?? 0}`).join(' ')
    const policy = contentSecurityPolicy.replace("connect-src 'self'", `connect-src 'self' ${events}`)
    return {
      ...loopbackHeaders,
      'content-security-policy': `${policy}; frame-ancestors 'none'; form-action 'none'`
    }
  }

  #listenTo(upgrade: [IncomingMessage, Duplex, Buffer]): void {
    const [request, stream] = upgrade
    stream.on('error', () => undefined)
    const { name, query = null } = this.#asked(request) ?? {}
    const isEvents = name === 'events' || name === `${this.#page}/events`
    if (query !== null && isEvents && this.#listeners.letIn(upgrade, query, this.#options.greeting())) return
    // Whoever leaves his half open would keep a place among the connections.
    stream.once('finish', () => stream.destroy())
    stream.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  }
}

/** Tells the page its own build, so that one which was kept somewhere knows, and says, that it is old. */
function marked(page: string, version: string): string {
  return page.replace('<head>', `<head><meta name="howlcast-build" content="${version}">`)
}
