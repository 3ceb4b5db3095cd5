import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Outcome } from './control-verbs'
import {
  askedFor,
  isMeantForHere,
  listenOnLoopback,
  loopbackHeaders,
  loopbackHost,
  stopListening
} from './loopback'
import { RateLimit } from './rate-limit'

export interface ControlServerOptions {
  readonly port: number
  readonly token: string
  /** Does what is asked; null where there is no such verb. */
  readonly act: (verb: string, query: URLSearchParams) => Promise<Outcome | null>
}

/** Presses at once, and presses a second: more than fingers can do, less than would keep the app busy. */
const mostPresses = 20
const pressesPerSecond = 10

/** Lets buttons on this machine act: one POST a press. It says whether it did, and nothing of the game. */
export class ControlServer {
  readonly #options: ControlServerOptions
  readonly #server: Server
  readonly #limit = new RateLimit(mostPresses, pressesPerSecond)
  #token: string
  #port: number | null = null

  constructor(options: ControlServerOptions) {
    this.#options = options
    this.#token = options.token
    this.#server = createServer({ keepAliveTimeout: 5000, headersTimeout: 5000 }, (request, response) => {
      // A button has nothing to send.
      request.resume()
      void this.#answer(request, response)
    })
    this.#server.maxConnections = 32
  }

  async start(): Promise<number | null> {
    this.#port = await listenOnLoopback(this.#server, this.#options.port)
    return this.#port
  }

  get url(): string | null {
    return this.#port === null ? null : `http://${loopbackHost}:${this.#port}/${this.#token}/`
  }

  rotate(token: string): void {
    this.#token = token
  }

  async stop(): Promise<void> {
    this.#port = null
    await stopListening(this.#server)
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = this.#asked(request)
    if (asked === null) return reply(response, 404, refused)
    // Panic is never too much.
    if (asked.name !== 'blackout' && !this.#limit.take()) return reply(response, 429, refused)
    const outcome = await this.#options.act(asked.name, asked.query)
    reply(response, outcome === null ? 404 : outcome.ok ? 200 : 409, outcome ?? refused)
  }

  #asked(request: IncomingMessage) {
    if (request.method !== 'POST' || this.#port === null || !isMeantForHere(request, this.#port)) return null
    return askedFor(request.url ?? '', this.#token)
  }
}

const refused: Outcome = { ok: false }

function reply(response: ServerResponse, status: number, outcome: Outcome): void {
  response
    .writeHead(status, {
      ...loopbackHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store'
    })
    .end(JSON.stringify(outcome))
}
