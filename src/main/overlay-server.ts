import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Publication } from '../shared/public'
import { type OverlayFiles, overlayPage } from './overlay-files'
import { contentSecurityPolicy } from './page-headers'

export interface OverlayServerOptions {
  readonly port: number
  readonly token: string
  readonly files: OverlayFiles
  /** Names the build; a page of another build loads itself again. */
  readonly version: string
  readonly newest: () => Publication
  readonly onListeners?: () => void
}

const host = '127.0.0.1'
/** Ports tried after one that is taken. */
const portsTried = 20
const mostListeners = 32
const heartbeatEvery = 10_000
/** A page that stands still this many bytes behind is cut off; it comes back and gets the newest picture. */
const longestBacklog = 1_000_000

/** Serves the overlay's page to a Browser Source on this machine, and tells it every publication. Read-only. */
export class OverlayServer {
  readonly #options: OverlayServerOptions
  readonly #server: Server
  readonly #listeners = new Set<ServerResponse>()
  #token: string
  #port: number | null = null
  #heartbeat: NodeJS.Timeout | undefined

  constructor(options: OverlayServerOptions) {
    this.#options = options
    this.#token = options.token
    this.#server = createServer({ keepAliveTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
      void this.#answer(request, response)
    })
    this.#server.maxConnections = 2 * mostListeners
  }

  /** Starts at the port asked for or, where that is taken, at the next free one; returns it, null with none. */
  async start(): Promise<number | null> {
    for (let port = this.#options.port; port < this.#options.port + portsTried && port <= 65535; port++) {
      if (await this.#listen(port)) {
        this.#port = port
        this.#heartbeat = setInterval(() => this.#tell(': alive\n\n'), heartbeatEvery)
        this.#heartbeat.unref()
        return port
      }
    }
    return null
  }

  get url(): string | null {
    return this.#port === null ? null : `http://${host}:${this.#port}/${this.#token}/overlay/`
  }

  get listeners(): number {
    return this.#listeners.size
  }

  publish(publication: Publication): void {
    this.#tell(event('publication', publication))
  }

  /** Makes every address given out so far worthless. */
  rotate(token: string): void {
    this.#token = token
    for (const listener of this.#listeners) listener.destroy()
  }

  async stop(): Promise<void> {
    clearInterval(this.#heartbeat)
    this.#port = null
    const stopped = new Promise((resolve) => this.#server.close(resolve))
    this.#server.closeAllConnections()
    await stopped
  }

  #listen(port: number): Promise<boolean> {
    return new Promise((resolve) => {
      const fail = () => resolve(false)
      this.#server.once('error', fail)
      this.#server.listen(port, host, () => {
        this.#server.off('error', fail)
        resolve(true)
      })
    })
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const name = this.#isTrusted(request) ? this.#nameIn(request.url ?? '') : null
    if (name === '' || name === 'overlay') {
      response.writeHead(302, { ...always, location: `/${this.#token}/overlay/` }).end()
    } else if (name === 'events' || name === 'overlay/events') {
      this.#listenTo(response)
    } else if (name !== null) {
      await this.#serve(name === 'overlay/' ? overlayPage : name, response)
    } else {
      notFound(response)
    }
  }

  /**
   * A web page may point its own name at 127.0.0.1 and then read from here as if from itself; its requests
   * still carry that name as the host. A page that posts or fetches across origins carries its origin.
   */
  #isTrusted(request: IncomingMessage): boolean {
    const { host: named, origin } = request.headers
    if (request.method !== 'GET' || this.#port === null) return false
    if (named !== `${host}:${this.#port}` && named !== `localhost:${this.#port}`) return false
    return origin === undefined || origin === `http://${named}`
  }

  /** What an address names behind the token; null with a wrong token. Compared whole, never taken apart as a path. */
  #nameIn(url: string): string | null {
    const path = url.split('?', 1)[0] ?? ''
    const [, token = '', ...rest] = path.split('/')
    // Hashes are of equal length, and comparing them takes the same time wherever they differ.
    return timingSafeEqual(hashed(token), hashed(this.#token)) ? rest.join('/') : null
  }

  async #serve(name: string, response: ServerResponse): Promise<void> {
    const file = this.#options.files.get(name)
    const body = file === undefined ? null : await readFile(file.path).catch(() => null)
    if (file === undefined || body === null) return notFound(response)
    // The names of assets change with their content; a page that OBS kept would show an old build.
    const caching = name === overlayPage ? 'no-store' : 'private, max-age=31536000, immutable'
    response
      .writeHead(200, { ...always, 'content-type': file.contentType, 'cache-control': caching })
      .end(body)
  }

  #listenTo(response: ServerResponse): void {
    if (this.#listeners.size >= mostListeners) return notFound(response)
    response.writeHead(200, {
      ...always,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store'
    })
    response.write(
      `retry: 1000\n\n${event('version', this.#options.version)}${event('publication', this.#options.newest())}`
    )
    this.#listeners.add(response)
    this.#options.onListeners?.()
    response.on('close', () => {
      this.#listeners.delete(response)
      this.#options.onListeners?.()
    })
  }

  #tell(text: string): void {
    for (const listener of this.#listeners) {
      if (listener.writableLength > longestBacklog) listener.destroy()
      else listener.write(text)
    }
  }
}

const always = {
  'content-security-policy': `${contentSecurityPolicy}; frame-ancestors 'none'; form-action 'none'`,
  'x-content-type-options': 'nosniff',
  // The address holds the token.
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin'
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { ...always, 'cache-control': 'no-store' }).end()
}

function event(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
